import type { StoredFile } from '../files/stored-file.ts';
import { isEnterpriseCode } from '../identity/enterprise-code.ts';
import { isEmail } from '../identity/trade-codes.ts';
import { daysBetween, startOfDay } from '../schedule/day.ts';
import { errorsByField, type FieldErrors, isChecked, isEmpty } from './check.ts';
import type { ErrorCode } from './error-codes.ts';
import { type FieldKind, type FormDescription, type FormError, type Rule, section } from './field.ts';
import { readAt } from './path.ts';
import { textRule } from './rules.ts';
import type { FieldData, FieldTable } from './table.ts';
import { tidy } from './tidy.ts';

export interface FlatContext {
  /** yyyy-MM-dd in the sender's time zone. */
  today: string;
}

type FlatRule = Rule<object, object, FlatContext>;
export type FlatCheck<Values> = (form: Values, context: FlatContext) => readonly FormError[];

type FieldsOfForm<Values> = { readonly [Name in keyof Values]?: FieldData };

/** A form with a single section. */
export interface FlatForm<Values extends object> extends FormDescription<Values, FlatContext> {
  fields: FieldsOfForm<Values>;
  initial: Values;
}

/** Reports values that `tidy` could not normalise to four digits. */
const fourDigits: FlatRule = ({ value }) => (/^\d{4}$/.test(String(value)) ? null : { code: 'UN_NUMBER' });

const fromToday: FlatRule = ({ value, context: { today } }) => {
  const code = dayError(String(value), today);
  return code === null ? null : { code };
};

const rulesOf: Readonly<Partial<Record<FieldKind, readonly FlatRule[]>>> = {
  creditCode: [textRule('CREDIT_CODE', isEnterpriseCode)],
  email: [textRule('EMAIL', isEmail)],
  futureDay: [fromToday],
  unNumber: [fourDigits],
};

/** Creates a flat form from its fields, initial values and cross-field checks. */
export function flatForm<Values extends object>(
  fields: FieldsOfForm<Values>,
  initial: Values,
  checks: readonly FlatCheck<Values>[] = [],
): FlatForm<Values> {
  const described = Object.entries<FieldData>(fields as FieldTable).map(([name, { onlyIf, ...field }]) => [
    name,
    {
      ...field,
      ...(onlyIf === undefined
        ? {}
        : { shown: ({ scope }: { scope: Values }) => onlyIf.slice(1).includes(String(readAt(scope, onlyIf[0]))) }),
      rules: rulesOf[field.kind],
    },
  ]);
  return { fields, initial, checks, sections: [section({ at: '', step: '', fields: Object.fromEntries(described) })] };
}

/** Limits dates to a year ahead, which catches a mistyped year. */
const DAYS_AHEAD_AT_MOST = 366;

export function dayError(text: string, today: string): ErrorCode | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) return 'NOT_A_DAY';
  if (text < today) return 'DAY_PAST';
  return daysBetween(today, text) > DAYS_AHEAD_AT_MOST ? 'DAY_TOO_FAR' : null;
}

/** Files are selected with names and sent as ids. */
export type SentValues<Values> = {
  readonly [Name in keyof Values]?: Exclude<Values[Name], undefined> extends readonly StoredFile[]
    ? readonly string[]
    : Values[Name];
};

export interface FormRead<Values> {
  /** Cleaned values without empty and inapplicable fields. */
  form: SentValues<Values>;
  /** Empty when the form can be sent. */
  errors: FieldErrors<Values>;
}

export function readFlat<Values extends object>(
  description: FlatForm<Values>,
  values: Values,
  today = '',
): FormRead<Values> {
  const form = tidy(description, values);
  const context = { today };
  const sent = description.sections.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([path, field]) => {
      const value = readAt(form, path);
      if (isEmpty(value) || !isChecked(field, { value, scope: form, form, context, path })) return [];
      return [[path, field.kind === 'files' ? fileIds(value as readonly (StoredFile | string)[]) : value]];
    }),
  );
  return { form: Object.fromEntries(sent) as SentValues<Values>, errors: errorsByField(description, form, context) };
}

const fileIds = (files: readonly (StoredFile | string)[]) =>
  files.map((file) => (typeof file === 'string' ? file : file.fileId));
