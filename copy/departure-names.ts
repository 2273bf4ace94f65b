import type { BookedService } from '#contract/booked-services.ts';
import type { Aircraft } from '#domain/air/limits.ts';

export const aircraftNames: Readonly<Record<Aircraft, string>> = { PAX: '客机 PAX', CAO: '全货机 CAO' };

interface Departure {
  name: string;
  leaves: string;
  arrives: string;
}

const sailing: Departure = { name: '航次', leaves: '开航', arrives: '到港' };

/** Departures by means other than a ship. */
const departures: Readonly<Partial<Record<BookedService, Departure>>> = {
  air: { name: '航班', leaves: '起飞', arrives: '到达' },
  rail: { name: '车次', leaves: '发车', arrives: '到站' },
};

export const departureWords = (service: BookedService): Departure => departures[service] ?? sailing;

interface Means {
  vessel: string | null;
  voyage: string | null;
}

/** Vehicle and voyage of an order; flights precede the aircraft type. */
export function departureName(service: BookedService, { vessel, voyage }: Means): string {
  const kinds: Readonly<Record<string, string>> = aircraftNames;
  const named = service === 'air' ? [voyage, kinds[vessel ?? ''] ?? vessel] : [vessel, voyage];
  return named.filter(Boolean).join(' ');
}
