import { measuredErrors } from '../booking/measures.ts';
import { kindErrors, lineCountErrors, pollutantErrors } from '../booking/stowed-goods.ts';
import { listedEntry } from '../booking/un-fill.ts';
import type { FormError } from '../form/field.ts';
import type { AirContext } from './context.ts';
import type { AirCargoLine, AirForm } from './form.ts';
import type { Aircraft } from './limits.ts';
import { limitOfLine, unNoOf } from './rules.ts';

type AirCheck = (form: AirForm, context: AirContext) => readonly FormError[];

/** Reports a withdrawn or expired price. */
const offered: AirCheck = ({ priceId }, { now, offer }) => {
  if (priceId === '' || offer === null) return [{ path: 'priceId', step: 'cargo', code: 'OFFER_MISSING' }];
  return now > offer.validTo ? [{ path: 'priceId', step: 'cargo', code: 'PRICE_EXPIRED' }] : [];
};

const kinds: AirCheck = (form, { offer }) => kindErrors(form, offer);

interface Flown {
  aircraft: Aircraft;
  /** An operator approved these goods. */
  isAnswered: boolean;
}

/** Whether the aircraft carries the number; the airline decides about unlisted numbers. */
function aircraftError(line: AirCargoLine, path: string, { aircraft: flown, isAnswered }: Flown): FormError | null {
  const unNo = unNoOf(line);
  if (!line.isDanger || unNo === '') return null;
  const at = { path, step: 'cargo', values: { unNo, aircraft: flown } };
  const { kind } = limitOfLine(line, flown);
  if (kind === 'UNKNOWN' && listedEntry(line.dg) === null) return { ...at, code: 'AIR_LIMIT_UNKNOWN', level: 'WARN' };
  if (kind === 'UNKNOWN') return isAnswered ? null : { ...at, code: 'AIR_IN_DOUBT' };
  if (kind !== 'FORBIDDEN') return null;
  return { ...at, code: limitOfLine(line, 'CAO').kind === 'FORBIDDEN' ? 'AIR_FORBIDDEN' : 'AIR_CARGO_ONLY' };
}

const aircraft: AirCheck = ({ cargo, enquiryNo }, { offer }) => {
  if (offer === null || !offer.isDanger) return [];
  const flown = { aircraft: offer.aircraft, isAnswered: enquiryNo !== '' };
  return cargo.flatMap((line, index) => aircraftError(line, `cargo.${index}.dg.unNo`, flown) ?? []);
};

export const airChecks: readonly AirCheck[] = [
  offered,
  lineCountErrors,
  kinds,
  aircraft,
  pollutantErrors,
  measuredErrors,
];
