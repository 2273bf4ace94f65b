import { readUnNumber } from '../dangerous-goods/numbers.ts';
import { normaliseMobile } from '../identity/phone.ts';
import { readQuantity } from '../quantity.ts';
import { cleanCode, cleanText, toHalfWidth } from '../text.ts';
import type { AnyField, Fault, Finding, FormDescription, Section, Spot } from './field.ts';
import { joinPath, parentOf, pathsOf, patternOf, readAt, replaceAt } from './path.ts';

const toFault = (path: string, { code, values = {}, level = 'BLOCK' }: Finding): Fault => ({
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

function spotAt<Form, Context>(form: Form, context: Context, path: string): Spot<Form, unknown, Context> {
  return { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context, path };
}

export function isShown<Form, Context>(
  { section, field }: Pick<FoundField<Form, Context>, 'field' | 'section'>,
  spot: Spot<Form, unknown, Context>,
): boolean {
  return section.shown(spot.scope, spot.form, spot.context) && (field.shown?.(spot) ?? true);
}

export function isRequired<Form, Context>(
  { required }: AnyField<Form, Context>,
  spot: Spot<Form, unknown, Context>,
): boolean {
  return typeof required === 'function' ? required(spot) : required === true;
}

/** What is wrong with one field as it stands. */
export function checkField<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
): Fault[] {
  const found = fieldAt(description, path);
  if (found === null) return [];
  const spot = spotAt(form, context, path);
  return isShown(found, spot) ? faultsOf(found.field, spot) : [];
}

function faultsOf<Form, Context>(field: AnyField<Form, Context>, spot: Spot<Form, unknown, Context>): Fault[] {
  if (isEmpty(spot.value)) {
    if (!isRequired(field, spot)) return [];
    return [toFault(spot.path, { code: field.kind === 'tick' ? 'MUST_TICK' : 'REQUIRED' })];
  }
  const broken = shapeFinding(field, spot);
  if (broken !== null) return [toFault(spot.path, broken)];
  const faults: Fault[] = [];
  for (const rule of field.rules ?? []) {
    const finding = rule(spot);
    if (finding === null) continue;
    faults.push(toFault(spot.path, finding));
    if (finding.level !== 'WARN') break;
  }
  return faults;
}

/** What the kind alone asks. */
function shapeFinding<Form, Context>(
  field: AnyField<Form, Context>,
  spot: Spot<Form, unknown, Context>,
): Finding | null {
  const { value } = spot;
  if (typeof value !== 'string') return null;
  if (field.choices !== undefined && !field.choices(spot).includes(value)) return { code: 'NOT_A_CHOICE' };
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

/** Everything that is wrong with a form, in the order a person reads it; of one step alone where it is named. */
export function check<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  step?: string,
): Fault[] {
  const faults: Fault[] = [];
  for (const section of description.sections) {
    if (step !== undefined && section.step !== step) continue;
    for (const at of pathsOf(form, section.at)) {
      const scope = readAt(form, at);
      if (scope === undefined || !section.shown(scope, form, context)) continue;
      for (const [key, field] of Object.entries(section.fields)) {
        const path = joinPath(at, key);
        const spot: Spot<Form, unknown, Context> = { value: readAt(form, path), scope, form, context, path };
        if (field.shown?.(spot) ?? true) faults.push(...faultsOf(field, spot));
      }
    }
  }
  for (const one of description.checks) {
    for (const finding of one(form, context)) {
      if (step !== undefined && finding.step !== step) continue;
      if (!faults.some(({ path, level }) => path === finding.path && level === 'BLOCK'))
        faults.push(toFault(finding.path, finding));
    }
  }
  return faults;
}

export const isHeldUp = (faults: readonly Fault[]): boolean => faults.some(({ level }) => level === 'BLOCK');

/** A value as it is meant: half-width, trimmed, numbers without their separators. */
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

/** The whole form as it is meant: what is priced, placed and kept. */
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

/** The form after one field was set: what it resets goes with it. */
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
