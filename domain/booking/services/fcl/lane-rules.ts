import { compare, parseDecimal } from '../../../decimal.ts';
import type { ErrorCode, Field, Rule, RuleInput } from '../../../form/field.ts';
import { isContainerNumber } from '../../../identity/container-number.ts';
import { containerTypes } from '../../../reference/container-types.ts';
import { instantOf, localDay } from '../../../schedule/zone.ts';
import { cleanCode, cleanText } from '../../../text.ts';
import type { Invoice } from '../../invoice.ts';
import { hasDangerous } from './cargo.ts';
import type { FclContext } from './context.ts';
import type { ContainerLine, FclForm, Services } from './form.ts';

type Free<Scope> = Rule<FclForm, Scope, FclContext>;
type BoxSpot = RuleInput<FclForm, ContainerLine, FclContext>;

const CHINA = 'Asia/Shanghai';
const typeOf = (code: string) => containerTypes.find((type) => type.code === code);
const today = ({ now, offer }: FclContext) => localDay(now, offer?.timezone ?? CHINA);

/** The most a box of the type carries, else what its gross limit leaves; null for a type we do not know. */
export function payloadOf(code: string): number | null {
  const type = typeOf(code);
  if (type === undefined) return null;
  const { payloadKg, maxGrossKg, tareKg } = type;
  return payloadKg.max ?? (maxGrossKg.max === null ? null : maxGrossKg.max - tareKg.min);
}

/** Cubic metres that go into a box at most; null where the type is open or not known. */
export const capacityOf = (code: string): number | null => typeOf(code)?.capacity?.max ?? null;

export const notPast = ({ value, context }: { value: unknown; context: FclContext }) =>
  String(value) < today(context) ? ({ code: 'DAY_PAST' } as const) : null;

export const readyInTime: Free<FclForm> = (input) => {
  const { value, context } = input;
  if (notPast(input) !== null) return { code: 'DAY_PAST' };
  if (context.offer === null) return null;
  const closing = localDay(context.offer.cutOffs.cyClosing, context.offer.timezone);
  return String(value) > closing ? { code: 'READY_TOO_LATE', values: { day: closing } } : null;
};

export const dayBeforeClosing = (input: { value: unknown; context: FclContext }) => {
  const { value, context } = input;
  if (notPast(input) !== null) return { code: 'DAY_PAST' } as const;
  if (context.offer === null) return null;
  const closing = localDay(context.offer.cutOffs.cyClosing, context.offer.timezone);
  return String(value) > closing ? ({ code: 'AFTER_CLOSING', values: { day: closing } } as const) : null;
};

/** yyyy-MM-ddTHH:mm on the clock of the port of loading. */
export function minuteOf(text: string, timezone: string): number {
  const [day = '', time = ''] = text.split('T');
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantOf({ year, month, day: date, hour, minute, second: 0 }, timezone);
}

export const beforeClosing = ({ value, form, context }: { value: unknown; form: FclForm; context: FclContext }) => {
  const at = minuteOf(String(value), context.offer?.timezone ?? CHINA);
  if (at < context.now) return { code: 'DAY_PAST' } as const;
  // Every minute of a day sorts after the day.
  if (String(value) < form.cargoReadyDate)
    return { code: 'LOADING_BEFORE_READY', values: { day: form.cargoReadyDate } } as const;
  if (context.offer === null || at <= context.offer.cutOffs.cyClosing) return null;
  const day = localDay(context.offer.cutOffs.cyClosing, context.offer.timezone);
  return { code: 'AFTER_CLOSING', values: { day } } as const;
};

/** Every type, and what else the price names, each once. */
export const boxTypes = ({ context }: { context: FclContext }): readonly string[] => [
  ...new Set<string>([
    ...containerTypes.map(({ code }) => code),
    ...(context.offer?.boxes ?? []).map(({ ctnType }) => ctnType),
  ]),
];

export const boxOnce = ({ value, form }: BoxSpot) =>
  form.containers.filter(({ ctnType }) => ctnType === value).length > 1 ? ({ code: 'BOX_TWICE' } as const) : null;

export const boxPriced = ({ value, context: { offer } }: BoxSpot) =>
  offer !== null && !offer.boxes.some(({ ctnType }) => ctnType === value)
    ? ({ code: 'BOX_NOT_PRICED', values: { priced: offer.boxes.map(({ ctnType }) => ctnType).join('、') } } as const)
    : null;

export const boxWeight: Free<ContainerLine> = ({ value, scope, context: { offer } }) => {
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

export const containerNumbers: Free<ContainerLine> = ({ scope, form }) => {
  const numbers = containerNosOf(scope.containerNos);
  const wrong = numbers.find((one) => !isContainerNumber(one));
  if (wrong !== undefined) return { code: 'CONTAINER_NUMBER', values: { number: wrong.slice(0, 20) } };
  const all = form.containers.filter(({ soc }) => soc).flatMap(({ containerNos }) => containerNosOf(containerNos));
  const twice = numbers.find((one) => all.filter((other) => other === one).length > 1);
  if (twice !== undefined) return { code: 'CONTAINER_NUMBER_TWICE', values: { number: twice } };
  return /^\d+$/.test(scope.quantity) && numbers.length !== Number(scope.quantity)
    ? { code: 'CONTAINER_NUMBERS_MISSING', values: { count: scope.quantity, given: String(numbers.length) } }
    : null;
};

/** A choice that is not for everybody is offered to whom it is for; where it stands already it is told of, not hidden. */
export const offered =
  (codes: readonly string[], special: string, isFor: (context: FclContext) => boolean) =>
  ({ value, context }: { value: unknown; context: FclContext }): readonly string[] =>
    value === special || isFor(context) ? codes : codes.filter((code) => code !== special);

export const takesCollect = ({ offer }: FclContext): boolean => offer?.collectAllowed !== false;

export const collectTaken: Free<FclForm> = ({ value, context }) =>
  value === 'COL' && !takesCollect(context) ? { code: 'COLLECT_NOT_TAKEN' } : null;

export const monthlyAgreed: Free<FclForm> = ({ value, context }) =>
  value === 'MONTHLY' && !context.isContractCustomer ? { code: 'MONTHLY_NOT_AGREED' } : null;

export const vehicleForGoods: Free<Services['truck']> = ({ value, form }) =>
  value === 'N' && hasDangerous(form) ? { code: 'DANGEROUS_VEHICLE' } : null;

export const textIs =
  (code: ErrorCode, holds: (text: string) => boolean) =>
  ({ value }: { value: unknown }) =>
    typeof value === 'string' && !holds(value) ? { code } : null;

export const bankName = ({ value }: { value: unknown }) =>
  /银行|信用社|支行/.test(String(value)) ? null : ({ code: 'BANK_NAME', level: 'WARN' } as const);

type InvoiceFields = { [Key in Exclude<keyof Invoice, 'wanted'>]: Field<FclForm, Invoice, FclContext> };

/** The fields of an invoice are there once one is asked for. */
export function whenInvoiced(fields: InvoiceFields): InvoiceFields {
  const entries = Object.entries(fields).map(([key, field]) => [
    key,
    { ...field, shown: ({ scope }: { scope: Invoice }) => scope.wanted },
  ]);
  return Object.fromEntries(entries) as InvoiceFields;
}
