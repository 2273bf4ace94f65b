import type { QuantityLimits } from '../quantity.ts';
import type { ErrorCode } from './error-codes.ts';

/** Kind of a field; determines its control, cleaning and validation. */
export type FieldKind =
  | 'boxes'
  | 'carriers'
  | 'choice'
  | 'choices'
  | 'code'
  | 'creditCode'
  | 'day'
  | 'email'
  | 'feeCodes'
  | 'files'
  /** As typed, trimmed. */
  | 'freeText'
  /** yyyy-MM-dd, from today to a year ahead. */
  | 'futureDay'
  /** Code selected from a list; the typed text is in the field named by `typedIn`. */
  | 'location'
  | 'longText'
  | 'minute'
  | 'mobile'
  /** As typed, including blanks. */
  | 'password'
  | 'phone'
  | 'quantity'
  | 'segregationGroups'
  | 'text'
  | 'tick'
  | 'unNumber'
  | 'whole';

export type Unit = 'box' | 'celsius' | 'centimetre' | 'cubicMetre' | 'kilogram' | 'kilogramEach' | 'percent' | 'piece';

/** BLOCK prevents sending; WARN does not. */
export type ErrorLevel = 'BLOCK' | 'WARN';

/** Error of a rule; the validator adds the path. */
export interface RuleError {
  code: ErrorCode;
  /** Values for the message: a limit, a class, another field. */
  values?: Readonly<Record<string, string>>;
  level?: ErrorLevel;
}

export interface FieldError {
  /** Path of the field with numeric list indexes: cargo.0.dg.unNo. */
  path: string;
  code: ErrorCode;
  values: Readonly<Record<string, string>>;
  level: ErrorLevel;
}

export interface RuleInput<Form, Scope, Context> {
  value: unknown;
  /** Value of the section: the whole form, a line, a party. */
  scope: Scope;
  form: Form;
  context: Context;
  path: string;
}

/** Method type: bivariant parameters let forms of specific types be stored as forms of any type. */
type Method<Input extends unknown[], Output> = { call(...input: Input): Output }['call'];

export type Rule<Form, Scope, Context> = Method<[RuleInput<Form, Scope, Context>], RuleError | null>;

/** Description of a field, used to render, validate, store and summarise it; the server validates it again. */
export interface Field<Form, Scope, Context> {
  kind: FieldKind;
  unit?: Unit;
  /** Absent: optional. */
  required?: boolean | Method<[RuleInput<Form, Scope, Context>], boolean>;
  /** Absent: always. Hidden fields are not validated. */
  shown?(input: RuleInput<Form, Scope, Context>): boolean;
  /** Applied only to values that are not empty. */
  rules?: readonly Rule<Form, Scope, Context>[];
  choices?: readonly string[] | Method<[RuleInput<Form, Scope, Context>], readonly string[]>;
  least?: number;
  /** Maximum characters, or files. */
  most?: number;
  limits?: QuantityLimits;
  /** Field with the typed text of the selected code. */
  typedIn?: string;
  /** Validated and sent only if this other field is filled: the currency of a price. */
  onlyWith?: string;
  decimals?: number;
  /** Whether shared links contain it; the default depends on the kind. */
  isShared?: boolean;
  /** Updates other fields of the section after a change. */
  resets?(scope: Scope, context: Context): Partial<Scope>;
}

export type AnyField<Form, Context> = Field<Form, unknown, Context>;

export type FieldsOf<Form, Scope, Context> = { readonly [Key in keyof Scope]?: Field<Form, Scope, Context> };

export interface Section<Form, Context> {
  /** Path of the section: empty for the form itself, `cargo.*` for each line of a list. */
  at: string;
  step: string;
  /** Contains people, documents or promises: excluded from shared links. */
  isPrivate: boolean;
  shown(scope: unknown, form: Form, context: Context): boolean;
  fields: Readonly<Record<string, Field<Form, unknown, Context>>>;
}

export type FormError = RuleError & { path: string; step?: string };

export interface FormDescription<Form, Context> {
  sections: readonly Section<Form, Context>[];
  /** Updates other sections after a change. */
  follow?(form: Form, context: Context, path: string, before: Form): Form;
  checks: readonly Method<[Form, Context], readonly FormError[]>[];
}

export function section<Form, Scope, Context>(definition: {
  at: string;
  step: string;
  isPrivate?: boolean;
  shown?: (scope: Scope, form: Form, context: Context) => boolean;
  fields: FieldsOf<Form, Scope, Context>;
}): Section<Form, Context> {
  const { at, step, shown, fields, isPrivate = false } = definition;
  return {
    at,
    step,
    isPrivate,
    shown: (scope, form, context) => shown?.(scope as Scope, form, context) ?? true,
    fields: fields as unknown as Section<Form, Context>['fields'],
  };
}
