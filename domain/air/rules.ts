import type { DangerousBlock } from '../booking/goods-line.ts';
import { takenAs } from '../booking/taken-classes.ts';
import { grossOf, numberOf, volumeOf } from '../booking/totals.ts';
import { listedEntry, rowsOfBlock } from '../booking/un-fill.ts';
import { needsTemperature } from '../dangerous-goods/control-temperature.ts';
import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { compare, decimalText, multiply } from '../decimal.ts';
import type { Rule, RuleInput } from '../form/field.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import type { AirContext } from './context.ts';
import { densityClass } from './fees.ts';
import { airBookingClose, airCutOffs, openDaysOf } from './flight-days.ts';
import type { AirCargoLine, AirForm } from './form.ts';
import { type AirLimit, airLimit, airLimitOfRows, exceedsAirLimit } from './limits.ts';
import { batteryOf, DRY_ICE_OF_A_PACKAGE_KG, instructionsOf } from './special-goods.ts';

type BlockRule = Rule<AirForm, DangerousBlock, AirContext>;
type LineRule = Rule<AirForm, AirCargoLine, AirContext>;
type FormRule = Rule<AirForm, AirForm, AirContext>;
export type LineSpot = RuleInput<AirForm, AirCargoLine, AirContext>;

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Day until which documents must be valid; null while no flight is selected. */
export const flightDayOf = (_: AirContext, { flightDay }: Pick<AirForm, 'flightDay'>): string | null =>
  isDay(flightDay) ? flightDay : null;

/** yyyy-MM-dd at the airport: last hand-in day of the selected flight. */
export const lastHandInDay = ({ offer }: Pick<AirContext, 'offer'>, { flightDay }: Pick<AirForm, 'flightDay'>) =>
  offer === null || !isDay(flightDay)
    ? null
    : localDay(airCutOffs(flightDay, offer.isDanger, offer.timezone, offer.cutOffs).lclCutoff, offer.timezone);

/** Bookable flights; a selected flight that has closed is reported, not hidden. */
export const flightChoices = ({ value, context: { offer, now } }: Pick<LineSpot, 'context' | 'value'>): string[] => {
  if (offer === null) return typeof value === 'string' && value !== '' ? [value] : [];
  const open = openDaysOf(offer, now);
  const chosen = typeof value === 'string' && isDay(value) && !open.includes(value) && isClosed(value, { offer, now });
  return chosen ? [value, ...open] : open;
};

const isClosed = (day: string, { offer, now }: Pick<AirContext, 'now' | 'offer'>): boolean =>
  offer !== null && now >= airBookingClose(day, offer.isDanger, offer.timezone, offer.cutOffs);

export const flightOpen: FormRule = ({ value, context }) =>
  isClosed(String(value), context) ? { code: 'FLIGHT_CLOSED' } : null;

/** Limit per package of a line; the largest of any group while the packing group is unknown. */
export function limitOfLine({ dg }: Pick<AirCargoLine, 'dg'>, aircraft: 'CAO' | 'PAX'): AirLimit {
  const entry = listedEntry(dg);
  const isOpen = dg.packingGroup === '' && entry !== null && entry.packingGroups.length > 0;
  return entry === null || isOpen ? airLimit(entry, '', aircraft) : airLimitOfRows(rowsOfBlock(dg), aircraft);
}

export const perPackageTaken: LineRule = ({ value, scope, context: { offer } }) => {
  const typed = numberOf(String(value));
  if (offer === null || typed === null) return null;
  const limit = limitOfLine(scope, offer.aircraft);
  if ((limit.kind !== 'LIMIT' && limit.kind !== 'OPEN') || !exceedsAirLimit(limit, decimalText(typed))) return null;
  return { code: 'AIR_OVER_LIMIT', values: { aircraft: offer.aircraft, limit: `${limit.amount} ${limit.unit}` } };
};

export const takenByAir = takenAs({ refused: 'AIR_REFUSED', notPriced: 'AIR_NOT_PRICED' });

/** Temperature-controlled goods need a quote from an operator, so only an answered enquiry can book them. */
export const pricedByAir: BlockRule = ({ scope, form }) =>
  form.enquiryNo === '' && needsTemperature(scope) ? { code: 'AIR_ASKED' } : null;

/** Three digits; limited quantities, batteries and dry ice have their own instructions. */
export const packingInstruction: LineRule = ({ value, scope: { dg } }) => {
  const typed = String(value).trim().toUpperCase();
  if (!/^Y?\d{3}$/.test(typed)) return { code: 'PACKING_INSTRUCTION' };
  const known = instructionsOf(dg.unNo);
  if (known !== null)
    return known.includes(typed) ? null : { code: 'INSTRUCTION_OF_NUMBER', values: { known: known.join('、') } };
  if (typed.startsWith('Y') === dg.isLimitedQuantity) return null;
  return { code: dg.isLimitedQuantity ? 'INSTRUCTION_LIMITED' : 'INSTRUCTION_NOT_LIMITED' };
};

export const hasBattery =
  (battery: 'ION' | 'METAL') =>
  ({ scope }: LineSpot): boolean =>
    scope.isDanger && batteryOf(scope.dg.unNo) === battery;

export const notLithium: LineRule = () => ({ code: 'LITHIUM_DECLARED' });

export const dryIcePackage: LineRule = ({ value, scope }) => {
  const [ice, count] = [numberOf(String(value)), numberOf(scope.packages)];
  if (ice === null || count === null || compare(count, 0) <= 0) return null;
  return compare(ice, multiply(DRY_ICE_OF_A_PACKAGE_KG, count)) > 0
    ? { code: 'DRY_ICE_PACKAGE', values: { limit: String(DRY_ICE_OF_A_PACKAGE_KG) } }
    : null;
};

/** Chemicals need a report, whether dangerous or not. */
export const isReported = ({ scope }: LineSpot): boolean => scope.isDanger || scope.casNo !== '';

export const reportOfYear: LineRule = ({ value, form: { flightDay }, context: { now, offer } }) => {
  const year = (isDay(flightDay) ? flightDay : localDay(now, offer?.timezone ?? CHINA)).slice(0, 4);
  return String(value).trim() === year ? null : { code: 'REPORT_YEAR', values: { year } };
};

/** Carriers bear part of the volume weight of light cargo only. */
export const isLight = ({ cargo }: Pick<AirForm, 'cargo'>): boolean => {
  const [gross, volume] = [grossOf(cargo), volumeOf(cargo)];
  return compare(gross, 0) > 0 && compare(volume, 0) > 0 && densityClass(gross, volume) === 'LIGHT';
};

/** UN number for messages. */
export const unNoOf = ({ dg }: Pick<AirCargoLine, 'dg'>): string => readUnNumber(dg.unNo) ?? dg.unNo;
