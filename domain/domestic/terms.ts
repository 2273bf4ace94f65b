import { readFields } from '../query-text.ts';

/** Carrier's responsibility: from port or door to port or door. */
export const domesticTerms = ['CY_CY', 'DOOR_CY', 'CY_DOOR', 'DOOR_DOOR'] as const;
export type DomesticTerm = (typeof domesticTerms)[number];

export const hasPickup = (term: string): boolean => term.startsWith('DOOR_');
export const hasDelivery = (term: string): boolean => term.endsWith('_DOOR');

export const termOf = (doors: { pickup: boolean; delivery: boolean }): DomesticTerm =>
  `${doors.pickup ? 'DOOR' : 'CY'}_${doors.delivery ? 'DOOR' : 'CY'}`;

/** Door cities in the query; empty when the customer delivers to the port or collects there. */
export interface DomesticDoors {
  pickup: string;
  delivery: string;
}

export const DOMESTIC_FIELDS = ['pickup', 'delivery'] as const;

const CITY = /^\d{6}$/;

/** Parses the door cities; unknown values are empty. Never throws. */
export function readDomesticDoors(query: string): DomesticDoors {
  const fields = readFields(query);
  const city = (name: string) => (CITY.test(fields.get(name) ?? '') ? (fields.get(name) ?? '') : '');
  return { pickup: city('pickup'), delivery: city('delivery') };
}
