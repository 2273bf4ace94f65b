import { readFields } from '../query-text.ts';

/** From where to where the carrier is answerable: from the port or a door, to the port or a door. */
export const domesticTerms = ['CY_CY', 'DOOR_CY', 'CY_DOOR', 'DOOR_DOOR'] as const;
export type DomesticTerm = (typeof domesticTerms)[number];

export const hasPickup = (term: string): boolean => term.startsWith('DOOR_');
export const hasDelivery = (term: string): boolean => term.endsWith('_DOOR');

export const termOf = (doors: { pickup: boolean; delivery: boolean }): DomesticTerm =>
  `${doors.pickup ? 'DOOR' : 'CY'}_${doors.delivery ? 'DOOR' : 'CY'}`;

/** The cities of the doors that an address asks for; empty where the goods are brought to the port, or fetched there. */
export interface DomesticDoors {
  pickup: string;
  delivery: string;
}

export const DOMESTIC_FIELDS = ['pickup', 'delivery'] as const;

const CITY = /^\d{6}$/;

/** Whatever an address says that makes sense. Never throws. */
export function readDomesticDoors(query: string): DomesticDoors {
  const fields = readFields(query);
  const city = (name: string) => (CITY.test(fields.get(name) ?? '') ? (fields.get(name) ?? '') : '');
  return { pickup: city('pickup'), delivery: city('delivery') };
}
