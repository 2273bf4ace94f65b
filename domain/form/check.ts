import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { normaliseMobile } from '../identity/phone.ts';
import { readQuantity } from '../quantity.ts';
import { cleanCode, cleanText, toHalfWidth } from '../text.ts';
import type { AnyField, FieldError, FormDescription, RuleError, RuleInput, Section } from './field.ts';
import { joinPath, parentOf, pathsOf, patternOf, readAt, replaceAt } from './path.ts';

const toFieldError = (path: string, { code, values = {}, level = 'BLOCK' }: RuleError): FieldError => ({
  path,
  code,
  values,
  level,
});

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

export interface FoundField<Form, Context> {
  section: Section<Form, Context>;
  field: AnyField<Form, Context>;
  key: string;
}

/** The description of the field at a path. */
export function fieldAt<Form, Context>(
  description: FormDescription<Form, Context>,
  path: string,
): FoundField<Form, Context> | null {
  const at = patternOf(parentOf(path));
  const key = path.slice(path.lastIndexOf('.') + 1);
  for (const section of description.sections) {
    const field = section.at === at && Object.hasOwn(section.fields, key) ? section.fields[key] : undefined;
    if (field !== undefined) return { section, field, key };
  }
  return null;
}

function inputAt<Form, Context>(form: Form, context: Context, path: string): RuleInput<Form, unknown, Context> {
  return { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context, path };
}

export function isShown<Form, Context>(
  { section, field }: Pick<FoundField<Form, Context>, 'field' | 'section'>,
  input: RuleInput<Form, unknown, Context>,
): boolean {
  return section.shown(input.scope, input.form, input.context) && (field.shown?.(input) ?? true);
}

export function isRequired<Form, Context>(
  { required }: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): boolean {
  return typeof required === 'function' ? required(input) : required === true;
}

/** The errors of one field. */
export function errorsAt<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
): FieldError[] {
  const found = fieldAt(description, path);
  if (found === null) return [];
  const input = inputAt(form, context, path);
  return isShown(found, input) ? errorsOfField(found.field, input) : [];
}

function errorsOfField<Form, Context>(
  field: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): FieldError[] {
  if (isEmpty(input.value)) {
    if (!isRequired(field, input)) return [];
    return [toFieldError(input.path, { code: field.kind === 'tick' ? 'MUST_TICK' : 'REQUIRED' })];
  }
  const broken = shapeError(field, input);
  if (broken !== null) return [toFieldError(input.path, broken)];
  const errors: FieldError[] = [];
  for (const rule of field.rules ?? []) {
    const error = rule(input);
    if (error === null) continue;
    errors.push(toFieldError(input.path, error));
    if (error.level !== 'WARN') break;
  }
  return errors;
}

/** Whether a value has the shape of its kind. */
function shapeError<Form, Context>(
  field: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): RuleError | null {
  const { value } = input;
  if (typeof value !== 'string') return null;
  if (field.choices !== undefined && !field.choices(input).includes(value)) return { code: 'NOT_A_CHOICE' };
  if (field.most !== undefined && value.length > field.most)
    return { code: 'TOO_LONG', values: { most: String(field.most) } };
  if (field.kind === 'day' && !isDay(value)) return { code: 'NOT_A_DAY' };
  if (field.kind === 'minute' && !isMinute(value)) return { code: 'NOT_A_MINUTE' };
  return null;
}

export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 2000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export function isMinute(text: string): boolean {
  return /T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, -6));
}

/** All errors of a form in reading order, or those of one step. */
export function errorsOf<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  step?: string,
): FieldError[] {
  const errors: FieldError[] = [];
  for (const section of description.sections) {
    if (step !== undefined && section.step !== step) continue;
    for (const at of pathsOf(form, section.at)) {
      const scope = readAt(form, at);
      if (scope === undefined || !section.shown(scope, form, context)) continue;
      for (const [key, field] of Object.entries(section.fields)) {
        const path = joinPath(at, key);
        const input: RuleInput<Form, unknown, Context> = { value: readAt(form, path), scope, form, context, path };
        if (field.shown?.(input) ?? true) errors.push(...errorsOfField(field, input));
      }
    }
  }
  for (const one of description.checks) {
    for (const error of one(form, context)) {
      if (step !== undefined && error.step !== step) continue;
      if (!errors.some(({ path, level }) => path === error.path && level === 'BLOCK'))
        errors.push(toFieldError(error.path, error));
    }
  }
  return errors;
}

export const hasBlockingErrors = (errors: readonly FieldError[]): boolean =>
  errors.some(({ level }) => level === 'BLOCK');

/** A typed value cleaned: half-width, trimmed, numbers without separators. */
export function tidyValue<Form, Context>(field: AnyField<Form, Context>, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  switch (field.kind) {
    case 'whole':
    case 'quantity': {
      const read = readQuantity(value, { places: field.places ?? 3 });
      return read.ok ? read.value : cleanText(value);
    }
    case 'code':
      return cleanCode(value);
    case 'unNumber':
      return readUnNumber(value) ?? cleanCode(value);
    case 'phone':
      return normaliseMobile(value);
    case 'longText':
      return value.replace(/\r\n?/g, '\n').trim();
    case 'text':
      return tidyText(value);
    default:
      return value;
  }
}

/** Chinese names keep their full-width marks; digits and letters do not stay wide. */
function tidyText(value: string): string {
  return value.trim().replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => toHalfWidth(wide));
}

/** The whole form cleaned: what is priced, sent and stored. */
export function tidy<Form, Context>(description: FormDescription<Form, Context>, form: Form): Form {
  let tidied = form;
  for (const section of description.sections) {
    for (const at of pathsOf(form, section.at)) {
      const part = readAt(tidied, at) as Readonly<Record<string, unknown>>;
      const mended = Object.entries(section.fields).flatMap(([key, field]) => {
        const value = readAt(part, key);
        const tidy = tidyValue(field, value);
        return Object.is(tidy, value) ? [] : [[key, tidy]];
      });
      if (mended.length > 0) tidied = replaceAt(tidied, at, { ...part, ...Object.fromEntries(mended) });
    }
  }
  return tidied;
}

/** The form with one field set, and whatever that field resets. */
export function setField<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
  value: unknown,
): Form {
  const changed = replaceAt(form, path, value);
  if (changed === form) return form;
  const resets = fieldAt(description, path)?.field.resets;
  const settled = resets === undefined ? changed : resetPart(changed, parentOf(path), resets, context);
  return description.follow?.(settled, context, path, form) ?? settled;
}

function resetPart<Form, Context>(
  form: Form,
  at: string,
  resets: (scope: unknown, context: Context) => unknown,
  context: Context,
): Form {
  const scope = readAt(form, at);
  return replaceAt(form, at, { ...(scope as object), ...(resets(scope, context) as object) });
}
