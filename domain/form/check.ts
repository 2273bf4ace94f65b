import { cleanText } from '../text.ts';
import type { ErrorCode } from './error-codes.ts';
import type { AnyField, FieldError, FormDescription, RuleError, RuleInput } from './field.ts';
import { type FoundField, fieldAt, joinPath, parentOf, pathsOf, readAt } from './path.ts';
import { choicesOf, shapeError } from './shape.ts';

const toFieldError = (path: string, { code, values = {}, level = 'BLOCK' }: RuleError): FieldError => ({
  path,
  code,
  values,
  level,
});

export const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0);

function inputAt<Form, Context>(form: Form, context: Context, path: string): RuleInput<Form, unknown, Context> {
  return { value: readAt(form, path), scope: readAt(form, parentOf(path)), form, context, path };
}

export function choicesAt<Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
  path: string,
): readonly string[] {
  const found = fieldAt(description, path);
  return found === null ? [] : choicesOf(found.field, inputAt(form, context, path));
}

export function isShown<Form, Context>(
  { section, field }: Pick<FoundField<Form, Context>, 'field' | 'section'>,
  input: RuleInput<Form, unknown, Context>,
): boolean {
  return section.shown(input.scope, input.form, input.context) && (field.shown?.(input) ?? true);
}

/** Whether the field is visible and therefore validated and sent. */
export const isChecked = <Form, Context>(
  { shown, onlyWith }: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): boolean => (shown?.(input) ?? true) && (onlyWith === undefined || !isEmpty(readAt(input.scope, onlyWith)));

export function isRequired<Form, Context>(
  { required }: AnyField<Form, Context>,
  input: RuleInput<Form, unknown, Context>,
): boolean {
  return typeof required === 'function' ? required(input) : required === true;
}

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
    if (isTypedOnly(field, input)) return [toFieldError(input.path, { code: 'NOT_CHOSEN' })];
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

/** True when text was typed but no option selected. */
function isTypedOnly<Form, Context>(
  { typedIn }: AnyField<Form, Context>,
  { scope }: RuleInput<Form, unknown, Context>,
): boolean {
  const typed = typedIn === undefined ? undefined : readAt(scope, typedIn);
  return typeof typed === 'string' && cleanText(typed) !== '';
}

/** Errors of a form, or of one step, in reading order. */
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
        if (isChecked(field, input)) errors.push(...errorsOfField(field, input));
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

export type FieldErrors<Form> = { readonly [Name in keyof Form]?: ErrorCode };

export const errorsByField = <Form, Context>(
  description: FormDescription<Form, Context>,
  form: Form,
  context: Context,
): FieldErrors<Form> =>
  Object.fromEntries(errorsOf(description, form, context).map(({ path, code }) => [path, code])) as FieldErrors<Form>;

export const hasBlockingErrors = (errors: readonly FieldError[]): boolean =>
  errors.some(({ level }) => level === 'BLOCK');
