import type { KeptFile } from '../files/kept-file.ts';
import type { QuantityLimits } from '../quantity.ts';
import { daysBetween, startOfDay } from '../schedule/day.ts';
import { errorsOf, isChecked, isEmpty } from './check.ts';
import { type ErrorCode, type FieldKind, type FormDescription, type FormError, type Rule, section } from './field.ts';
import { readAt } from './path.ts';
import { tidy } from './tidy.ts';

/** A field as plain data: the form, the schema of its request and its types are made from it. */
export interface FieldData {
  kind: FieldKind;
  required?: boolean;
  least?: number;
  most?: number;
  limits?: QuantityLimits;
  choices?: readonly string[];
  typedIn?: string;
  /** Shown, checked and sent only while another field has this value. */
  onlyIf?: readonly [name: string, value: string];
  onlyWith?: string;
}

/** In the order in which they stand on the screen. */
export type FieldTable = Readonly<Record<string, FieldData>>;

export interface BoxLine<Type extends string = string> {
  ctnType: Type;
  quantity: number;
}

export type FieldValue = string | readonly string[] | readonly BoxLine[] | readonly KeptFile[];

/** What stands in a flat form, as typed; a field that nobody touched may be absent. */
export type FormValues = Readonly<Record<string, FieldValue>>;

/** What a field sends. */
export type SentValue<Field extends FieldData> = Field extends { kind: 'boxes'; choices: readonly (infer Type)[] }
  ? BoxLine<Type & string>[]
  : Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice & string
    : Field extends { kind: 'choices'; choices: readonly (infer Choice)[] }
      ? (Choice & string)[]
      : Field extends { kind: 'carriers' | 'feeCodes' | 'files' }
        ? string[]
        : string;

export interface FlatContext {
  /** yyyy-MM-dd where the form is sent from. */
  today: string;
}

type FlatRule = Rule<FormValues, FormValues, FlatContext>;
export type FlatCheck = (form: FormValues, context: FlatContext) => readonly FormError[];

/** A form without parts: its fields stand in one table. */
export interface FlatForm extends FormDescription<FormValues, FlatContext> {
  fields: FieldTable;
  initial: FormValues;
}

/** What `tidy` could not make four digits of. */
const fourDigits: FlatRule = ({ value }) => (/^\d{4}$/.test(String(value)) ? null : { code: 'UN_NUMBER' });

const fromToday: FlatRule = ({ value, context: { today } }) => {
  const code = dayError(String(value), today);
  return code === null ? null : { code };
};

const rulesOf: Readonly<Partial<Record<FieldKind, readonly FlatRule[]>>> = {
  futureDay: [fromToday],
  unNumber: [fourDigits],
};

export function flatForm(fields: FieldTable, checks: readonly FlatCheck[] = [], initial: FormValues = {}): FlatForm {
  const described = Object.entries(fields).map(([name, { onlyIf, ...field }]) => [
    name,
    {
      ...field,
      ...(onlyIf === undefined ? {} : { shown: ({ scope }: { scope: FormValues }) => scope[onlyIf[0]] === onlyIf[1] }),
      rules: rulesOf[field.kind] ?? [],
    },
  ]);
  return { fields, initial, checks, sections: [section({ at: '', step: '', fields: Object.fromEntries(described) })] };
}

/** Nobody plans a shipment further ahead; a year of four wrong digits is a slip of the hand. */
const DAYS_AHEAD_AT_MOST = 366;

/** What is wrong with a day that is to come. */
export function dayError(text: string, today: string): ErrorCode | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? startOfDay(text) : Number.NaN;
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== text) return 'NOT_A_DAY';
  if (text < today) return 'DAY_PAST';
  return daysBetween(today, text) > DAYS_AHEAD_AT_MOST ? 'DAY_TOO_FAR' : null;
}

/** Errors by field. */
export type FieldErrors = Readonly<Partial<Record<string, ErrorCode>>>;

export interface FormRead {
  /** What is sent: cleaned, without empty fields and without what does not apply. */
  form: FormValues;
  /** Empty where the form can be sent. */
  errors: FieldErrors;
}

/** Reads a whole flat form. */
export function readFlat(description: FlatForm, values: FormValues, today = ''): FormRead {
  const form = tidy(description, values);
  const context = { today };
  const errors = errorsOf(description, form, context).map(({ path, code }) => [path, code]);
  const sent = description.sections.flatMap(({ fields }) =>
    Object.entries(fields).flatMap(([path, field]) => {
      const value = readAt(form, path);
      if (isEmpty(value) || !isChecked(field, { value, scope: form, form, context, path })) return [];
      return [[path, field.kind === 'files' ? fileIds(value as readonly (KeptFile | string)[]) : value]];
    }),
  );
  return { form: Object.fromEntries(sent), errors: Object.fromEntries(errors) };
}

/** Files are chosen with their names and sent as their ids. */
const fileIds = (files: readonly (KeptFile | string)[]) =>
  files.map((file) => (typeof file === 'string' ? file : file.fileId));
