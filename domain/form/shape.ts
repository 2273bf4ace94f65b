import { isMobile, normaliseMobile } from '../identity/phone.ts';
import { type QuantityLimits, readQuantity } from '../quantity.ts';
import { isDay, isMinute } from '../text.ts';
import type { AnyField, RuleError, RuleInput } from './field.ts';

/** Validates the format of a field's kind. */
export function shapeError<Form, Context>(
  field: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): RuleError | null {
  const { value } = input;
  if (Array.isArray(value)) return listError(field, input, value);
  if (typeof value !== 'string') return null;
  if (field.choices !== undefined && !choicesOf(field, input).includes(value)) return { code: 'NOT_A_CHOICE' };
  if (field.most !== undefined && value.length > field.most)
    return { code: 'TOO_LONG', values: { most: String(field.most) } };
  if (field.least !== undefined && value.length < field.least)
    return { code: 'TOO_SHORT', values: { least: String(field.least) } };
  return textError(field, value);
}

export const choicesOf = <Form, Context>(
  { choices = [] }: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): readonly string[] => (typeof choices === 'function' ? choices(input) : choices);

const LOCATION = /^[A-Z0-9][A-Z0-9-]{1,9}$/;

function textError({ kind, limits }: Pick<AnyField<never, never>, 'kind' | 'limits'>, text: string): RuleError | null {
  switch (kind) {
    case 'day':
      return isDay(text) ? null : { code: 'NOT_A_DAY' };
    case 'minute':
      return isMinute(text) ? null : { code: 'NOT_A_MINUTE' };
    case 'location':
      return LOCATION.test(text) ? null : { code: 'NOT_CHOSEN' };
    case 'mobile':
      return isMobile(normaliseMobile(text)) ? null : { code: 'MOBILE' };
    case 'quantity':
      return limits === undefined ? null : quantityError(text, limits);
    default:
      return null;
  }
}

interface BoxLine {
  ctnType: string;
  quantity: number;
}

function listError<Form, Context>(
  field: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
  list: readonly unknown[],
): RuleError | null {
  const { kind, most, limits } = field;
  if (kind === 'boxes') return boxesError(list as readonly BoxLine[], choicesOf(field, input), limits);
  if (kind === 'files' && most !== undefined && list.length > most)
    return { code: 'TOO_MANY_FILES', values: { most: String(most) } };
  const isChosen = kind === 'carriers' || kind === 'choices' || kind === 'feeCodes';
  return isChosen && !list.every((one) => choicesOf(field, input).includes(one as string))
    ? { code: 'NOT_A_CHOICE' }
    : null;
}

function boxesError(boxes: readonly BoxLine[], types: readonly string[], limits?: QuantityLimits): RuleError | null {
  const chosen = new Set(boxes.map(({ ctnType }) => ctnType));
  if (chosen.size < boxes.length || ![...chosen].every((type) => types.includes(type))) return { code: 'NOT_A_CHOICE' };
  const counts = boxes.map(({ quantity }) => quantityError(String(quantity), limits ?? { decimals: 0 }));
  return counts.find((error) => error !== null) ?? null;
}

/** Validates a typed number against limits. */
export function quantityError(text: string, limits: QuantityLimits): RuleError | null {
  const read = readQuantity(text, limits);
  if (read.ok || read.problem === 'EMPTY') return null;
  if (read.problem === 'TOO_MANY_DECIMALS') {
    if (limits.decimals === 0) return { code: 'NOT_WHOLE' };
    return { code: 'TOO_MANY_DECIMALS', values: { places: String(limits.decimals) } };
  }
  if (read.problem === 'TOO_SMALL') return { code: 'TOO_SMALL', values: { least: String(limits.min) } };
  if (read.problem === 'TOO_LARGE')
    return { code: 'TOO_LARGE', values: { most: limits.max === undefined ? '' : String(limits.max) } };
  return { code: read.problem };
}
