import { instantOf } from './zone.ts';

/** Instants, both inclusive. */
export interface ValidityWindow {
  validFrom: number;
  validTo: number;
}

export type Validity = 'EXPIRED' | 'FUTURE' | 'VALID';

export function validityAt({ validFrom, validTo }: ValidityWindow, now: number): Validity {
  if (now > validTo) return 'EXPIRED';
  return now < validFrom ? 'FUTURE' : 'VALID';
}

/** Window from the start of one day to the end of another, yyyy-MM-dd in the time zone. */
export function dayWindow(fromDay: string, toDay: string, timeZone: string): ValidityWindow {
  return { validFrom: startOf(fromDay, 0, timeZone), validTo: startOf(toDay, 1, timeZone) - 1 };
}

function startOf(day: string, later: number, timeZone: string): number {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match) throw new RangeError('not a day');
  const [year = 0, month = 0, date = 0] = match.slice(1).map(Number);
  return instantOf({ year, month, day: date + later, hour: 0, minute: 0, second: 0 }, timeZone);
}
