import { compare, parseDecimal } from '../decimal.ts';
import type { ErrorCode } from '../form/error-codes.ts';
import type { Rule, RuleError, RuleInput } from '../form/field.ts';
import { isContainerNumber } from '../identity/container-number.ts';
import { containerTypes } from '../reference/container-types.ts';
import { CHINA, instantOf, localDay } from '../schedule/zone.ts';
import { cleanCode, cleanText } from '../text.ts';
import { hasDangerous } from './goods-line.ts';

/** Facts the rules read; any service whose facts include them can be checked. */
interface Facts<Offer> {
  now: number;
  /** Null while the price is unknown, and when it is withdrawn. */
  offer: Offer | null;
}
/** A service without offers uses days in China. */
type Clocked = Pick<Facts<unknown>, 'now'> & Partial<Facts<{ timezone: string }>>;
type Closing = Facts<{ timezone: string; cutOffs: { cyClosing: number } }>;
type Boxes = Pick<Facts<{ boxes: readonly { ctnType: string; limitKg: number | null }[] }>, 'offer'>;
type BoxSpot<Context = unknown> = RuleInput<{ containers: readonly { ctnType: string }[] }, unknown, Context>;

export interface OwnBox {
  soc: boolean;
  containerNos: string;
  quantity: string;
}

const typeOf = (code: string) => containerTypes.find((type) => type.code === code);
const today = ({ now, offer }: Clocked) => localDay(now, offer?.timezone ?? CHINA);

/** Maximum payload of a type, else gross limit minus tare; null for unknown types. */
export function payloadOf(code: string): number | null {
  const type = typeOf(code);
  if (type === undefined) return null;
  const { payloadKg, maxGrossKg, tareKg } = type;
  return payloadKg.max ?? (maxGrossKg.max === null ? null : maxGrossKg.max - tareKg.min);
}

/** Maximum cubic metres of a container; null for open or unknown types. */
export const capacityOf = (code: string): number | null => typeOf(code)?.capacity?.max ?? null;

/** yyyy-MM-dd at the port of loading; null when no sailing is known. */
export const sailingDay = ({ offer }: Pick<Facts<{ etdDay: string }>, 'offer'>): string | null => offer?.etdDay ?? null;

export const closingDay = ({ offer }: Pick<Closing, 'offer'>): string | null =>
  offer === null ? null : localDay(offer.cutOffs.cyClosing, offer.timezone);

export const notPast = ({ value, context }: { value: unknown; context: Clocked }) =>
  String(value) < today(context) ? ({ code: 'DAY_PAST' } as const) : null;

export const readyInTime: Rule<unknown, unknown, Closing> = (input) => {
  if (notPast(input) !== null) return { code: 'DAY_PAST' };
  const closing = closingDay(input.context);
  return closing !== null && String(input.value) > closing
    ? { code: 'READY_TOO_LATE', values: { day: closing } }
    : null;
};

export const dayBeforeClosing = (input: { value: unknown; context: Closing }) => {
  if (notPast(input) !== null) return { code: 'DAY_PAST' } as const;
  const closing = closingDay(input.context);
  return closing !== null && String(input.value) > closing
    ? ({ code: 'AFTER_CLOSING', values: { day: closing } } as const)
    : null;
};

/** Instant of yyyy-MM-ddTHH:mm at the port of loading. */
export function minuteOf(text: string, timezone: string): number {
  const [day = '', time = ''] = text.split('T');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf({ year, month, day: date, hour, minute, second: 0 }, timezone);
}

interface Loading {
  value: unknown;
  form: { cargoReadyDate: string };
  context: Closing;
}

export const beforeClosing = ({ value, form, context }: Loading) => {
  const at = minuteOf(String(value), context.offer?.timezone ?? CHINA);
  if (at < context.now) return { code: 'DAY_PAST' } as const;
  // A minute sorts after the day it belongs to.
  if (String(value) < form.cargoReadyDate)
    return { code: 'LOADING_BEFORE_READY', values: { day: form.cargoReadyDate } } as const;
  if (context.offer === null || at <= context.offer.cutOffs.cyClosing) return null;
  const day = localDay(context.offer.cutOffs.cyClosing, context.offer.timezone);
  return { code: 'AFTER_CLOSING', values: { day } } as const;
};

/** All types, plus others the price names. */
export const boxTypes = ({ context }: { context: Boxes }): readonly string[] => [
  ...new Set<string>([
    ...containerTypes.map(({ code }) => code),
    ...(context.offer?.boxes ?? []).map(({ ctnType }) => ctnType),
  ]),
];

export const boxOnce = ({ value, form }: BoxSpot) =>
  form.containers.filter(({ ctnType }) => ctnType === value).length > 1 ? ({ code: 'BOX_TWICE' } as const) : null;

export const boxPriced = ({ value, context: { offer } }: BoxSpot<Boxes>) =>
  offer !== null && !offer.boxes.some(({ ctnType }) => ctnType === value)
    ? ({ code: 'BOX_NOT_PRICED', values: { priced: offer.boxes.map(({ ctnType }) => ctnType).join('、') } } as const)
    : null;

export const boxWeight: Rule<unknown, { ctnType: string }, Boxes> = ({ value, scope, context: { offer } }) => {
  const weight = parseDecimal(cleanText(String(value)).replaceAll(',', ''));
  const payload = payloadOf(scope.ctnType);
  if (weight === null || payload === null) return null;
  if (compare(weight, payload) > 0) return { code: 'OVER_PAYLOAD', values: { limit: String(payload) } };
  const limit = offer?.boxes.find(({ ctnType }) => ctnType === scope.ctnType)?.limitKg ?? null;
  if (limit !== null && compare(weight, limit) > 0)
    return { code: 'OVER_LIMIT', values: { limit: String(limit) }, level: 'WARN' };
  return compare(weight, 1000) < 0 ? { code: 'UNDER_ONE_TON', level: 'WARN' } : null;
};

export const containerNosOf = (text: string): string[] =>
  text
    .split(/[\s,，;；、]+/)
    .map((one) => cleanCode(one).replaceAll('-', ''))
    .filter((one) => one !== '');

/** Requires one valid number per container, without repetition across all types. */
export function boxNumbersError(
  { containerNos, quantity }: Pick<OwnBox, 'containerNos' | 'quantity'>,
  named: readonly Pick<OwnBox, 'containerNos'>[],
): RuleError | null {
  const numbers = containerNosOf(containerNos);
  const wrong = numbers.find((one) => !isContainerNumber(one));
  if (wrong !== undefined) return { code: 'CONTAINER_NUMBER', values: { number: wrong.slice(0, 20) } };
  const all = named.flatMap((box) => containerNosOf(box.containerNos));
  const twice = numbers.find((one) => all.filter((other) => other === one).length > 1);
  if (twice !== undefined) return { code: 'CONTAINER_NUMBER_TWICE', values: { number: twice } };
  return /^\d+$/.test(quantity) && numbers.length !== Number(quantity)
    ? { code: 'CONTAINER_NUMBERS_MISSING', values: { count: quantity, given: String(numbers.length) } }
    : null;
}

export const containerNumbers: Rule<{ containers: readonly OwnBox[] }, OwnBox, unknown> = ({ scope, form }) =>
  boxNumbersError(
    scope,
    form.containers.filter(({ soc }) => soc),
  );

/** Restricts a choice to eligible users; an existing ineligible choice is reported, not hidden. */
export const offered =
  <Context>(codes: readonly string[], special: string, isFor: (context: Context) => boolean) =>
  ({ value, context }: { value: unknown; context: Context }): readonly string[] =>
    value === special || isFor(context) ? codes : codes.filter((code) => code !== special);

type Collect = Pick<Facts<{ collectAllowed: boolean }>, 'offer'>;

export const takesCollect = ({ offer }: Collect): boolean => offer?.collectAllowed !== false;

export const collectTaken: Rule<unknown, unknown, Collect> = ({ value, context }) =>
  value === 'COL' && !takesCollect(context) ? { code: 'COLLECT_NOT_TAKEN' } : null;

export const monthlyAgreed: Rule<unknown, unknown, { isContractCustomer: boolean }> = ({ value, context }) =>
  value === 'MONTHLY' && !context.isContractCustomer ? { code: 'MONTHLY_NOT_AGREED' } : null;

export const vehicleForGoods: Rule<Parameters<typeof hasDangerous>[0], unknown, unknown> = ({ value, form }) =>
  value === 'N' && hasDangerous(form) ? { code: 'DANGEROUS_VEHICLE' } : null;

export const textIs =
  (code: ErrorCode, holds: (text: string) => boolean) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'string' && !holds(value) ? { code } : null;

export const bankName = ({ value }: { value: unknown }) =>
  /银行|信用社|支行/.test(String(value)) ? null : ({ code: 'BANK_NAME', level: 'WARN' } as const);
