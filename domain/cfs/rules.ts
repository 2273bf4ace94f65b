import type { DangerousBlock } from '../booking/goods-line.ts';
import { boxNumbersError, notPast } from '../booking/lane-rules.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import type { Rule, RuleError } from '../form/field.ts';
import { textRule } from '../form/rules.ts';
import { isSeal } from '../identity/seal.ts';
import { isShipNumber } from '../identity/ship-number.ts';
import { cleanCode } from '../text.ts';
import { type CfsContext, stationOf } from './context.ts';
import type { CfsContainer, CfsForm } from './form.ts';
import { dayOfText, instantOfText } from './moments.ts';

type FormRule = Rule<CfsForm, CfsForm, CfsContext>;

/** The station's licence must include main and subsidiary classes. */
export const stationTakes: Rule<CfsForm, DangerousBlock, CfsContext> = ({ scope, form, context }) => {
  const station = stationOf(form, context);
  if (station === null) return null;
  const { name, dgClasses } = station;
  const refused = [scope.dgClass, scope.subRisk1, scope.subRisk2].find(
    (one) => one !== '' && !listsClass(dgClasses, one),
  );
  return refused === undefined
    ? null
    : { code: 'STATION_REFUSES', values: { dgClass: refused, name, taken: dgClasses.join('、') } };
};

/** Carrier's booking number; must contain a digit. */
export const bookingNumber = textRule(
  'BOOKING_NUMBER',
  (text) => /^[A-Z0-9]{8,20}$/.test(text.trim()) && /\d/.test(text),
);
export const vessel = textRule('VESSEL', (text) => /^[A-Z0-9][A-Z0-9 .'&/-]{0,34}$/.test(text.trim()));
export const voyage = textRule('VOYAGE', (text) => /^[0-9A-Z]{2,10}$/.test(cleanCode(text)));
export const shipNumber = textRule('SHIP_NUMBER', isShipNumber);
export const chinesePostcode = textRule('POSTCODE_CN', (text) => /^\d{6}$/.test(cleanCode(text)));

export const otherPort: FormRule = ({ value, form }) =>
  value === form.orgPortCode || value === form.dstPortCode ? { code: 'SAME_PORT' } : null;

export const ahead: Rule<unknown, unknown, CfsContext> = ({ value, context }) => {
  const at = instantOfText(String(value));
  return at !== null && at <= context.now ? { code: 'DAY_PAST' } : null;
};

/** Whether the first time is after the second; false when either is unknown. */
function isLater(first: unknown, second: string): boolean {
  const [a, b] = [instantOfText(String(first)), instantOfText(second)];
  return a !== null && b !== null && a > b;
}

export const closesByDeparture: FormRule = ({ value, form: { etd } }) =>
  isLater(value, etd) ? { code: 'CLOSES_AFTER_ETD' } : null;

export const opensBeforeClosing: FormRule = ({ value, form: { cyClosing } }) =>
  isLater(value, cyClosing) || value === cyClosing ? { code: 'OPENS_AFTER_CLOSING' } : null;

export const beforeDeparture: FormRule = ({ value, form: { etd } }) =>
  isLater(value, etd) || value === etd ? { code: 'CUT_OFF_AFTER_ETD' } : null;

/** Delivery must precede stuffing, and stuffing the terminal. */
export const deliveredInTime: FormRule = (input) => {
  const { value, form } = input;
  const stuffed = form.planStuffDate;
  return stuffed !== '' && String(value) > stuffed
    ? { code: 'DELIVERED_LATE', values: { day: stuffed } }
    : stuffedInTime(input);
};

export const stuffedInTime: FormRule = ({ value, form, context: { now } }) => {
  if (notPast({ value, context: { now } }) !== null) return { code: 'DAY_PAST' };
  const day = dayOfText(form.cyClosing);
  return day !== null && String(value) > day ? { code: 'AFTER_CLOSING', values: { day } } : null;
};

export const boxNumbers: Rule<CfsForm, CfsContainer, CfsContext> = ({ scope, form }) =>
  boxNumbersError(scope, form.containers);

const sealsOf = ({ sealNos }: Pick<CfsContainer, 'sealNos'>): string[] =>
  sealNos.split(/[,，;；、\n]+/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));

/** Seals are comma-separated and contain no blanks. */
export const seals: Rule<CfsForm, CfsContainer, CfsContext> = ({ scope, form }): RuleError | null => {
  const own = sealsOf(scope);
  const wrong = own.find((seal) => !isSeal(seal));
  if (wrong !== undefined) return { code: 'SEAL', values: { seal: wrong.slice(0, 20) } };
  const all = form.containers.flatMap(sealsOf);
  const twice = own.find((seal) => all.filter((other) => other === seal).length > 1);
  if (twice !== undefined) return { code: 'SEAL_TWICE', values: { seal: twice } };
  return /^\d+$/.test(scope.quantity) && own.length > Number(scope.quantity)
    ? { code: 'SEALS_MANY', values: { count: scope.quantity, given: String(own.length) } }
    : null;
};
