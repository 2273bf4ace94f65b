import type { QuantityLimits } from '../quantity.ts';
import type { ErrorCode } from './error-codes.ts';

/** How a field is written and cleaned; the site has one control for each. */
export type FieldKind =
  /** Box types with their counts. */
  | 'boxes'
  /** Codes of carriers, several at once. */
  | 'carriers'
  | 'choice'
  /** Several at once. */
  | 'choices'
  | 'code'
  | 'creditCode'
  | 'day'
  | 'email'
  /** Codes of fees, several at once. */
  | 'feeCodes'
  | 'files'
  /** As typed, only trimmed. */
  | 'freeText'
  /** yyyy-MM-dd, from today to a year ahead. */
  | 'futureDay'
  /** A code chosen from a list; the text as typed is in the field that `typedIn` names. */
  | 'location'
  | 'longText'
  | 'minute'
  | 'mobile'
  /** As typed, blanks and all. */
  | 'password'
  | 'phone'
  | 'quantity'
  | 'segregationGroups'
  | 'text'
  | 'tick'
  | 'unNumber'
  | 'whole';

export type Unit = 'box' | 'celsius' | 'centimetre' | 'cubicMetre' | 'kilogram' | 'kilogramEach' | 'percent' | 'piece';

/** BLOCK keeps the form from being sent; WARN only shows. */
export type ErrorLevel = 'BLOCK' | 'WARN';

/** What a rule reports; the check adds the path. */
export interface RuleError {
  code: ErrorCode;
  /** What the message names: a limit, a class, another field. */
  values?: Readonly<Record<string, string>>;
  level?: ErrorLevel;
}

export interface FieldError {
  /** The field to mend, with list indexes as numbers: cargo.0.dg.unNo. */
  path: string;
  code: ErrorCode;
  values: Readonly<Record<string, string>>;
  level: ErrorLevel;
}

/** What a rule sees of a field. */
export interface RuleInput<Form, Scope, Context> {
  value: unknown;
  /** The section's value: the whole form, a line, a party. */
  scope: Scope;
  form: Form;
  context: Context;
  path: string;
}

/** The type of a method: a form described with its own types may be held among forms of any type. */
type Method<Input extends unknown[], Output> = { call(...input: Input): Output }['call'];

export type Rule<Form, Scope, Context> = Method<[RuleInput<Form, Scope, Context>], RuleError | null>;

/** A field described once: the form shows it, checks it, keeps it and sums it up; the server checks it again. */
export interface Field<Form, Scope, Context> {
  kind: FieldKind;
  unit?: Unit;
  /** Absent: may stay empty. */
  required?: boolean | Method<[RuleInput<Form, Scope, Context>], boolean>;
  /** Absent: always. A hidden field is not checked. */
  shown?(input: RuleInput<Form, Scope, Context>): boolean;
  /** Run only on a value that is not empty. */
  rules?: readonly Rule<Form, Scope, Context>[];
  choices?: readonly string[] | Method<[RuleInput<Form, Scope, Context>], readonly string[]>;
  /** Fewest characters. */
  least?: number;
  /** Most characters a person may type; most files. */
  most?: number;
  /** Of a quantity. */
  limits?: QuantityLimits;
  /** The field that holds the text as typed, beside the code chosen here. */
  typedIn?: string;
  /** Checked and sent only beside another field: the currency of a price. */
  onlyWith?: string;
  /** Decimal places of a quantity. */
  decimals?: number;
  /** Whether a link to the form holds it; absent: as its kind says. */
  isShared?: boolean;
  /** Other fields of its section that a change of this one sets. */
  resets?(scope: Scope, context: Context): Partial<Scope>;
}

/** A field of any section. */
export type AnyField<Form, Context> = Field<Form, unknown, Context>;

export type FieldsOf<Form, Scope, Context> = { readonly [Key in keyof Scope]?: Field<Form, Scope, Context> };

export interface Section<Form, Context> {
  /** Where its fields are: empty for the form itself, `cargo.*` for each line of a list. */
  at: string;
  step: string;
  /** About people, papers or promises: no link to the form holds any field of it. */
  isPrivate: boolean;
  shown(scope: unknown, form: Form, context: Context): boolean;
  fields: Readonly<Record<string, Field<Form, unknown, Context>>>;
}

/** What a check across fields reports. */
export type FormError = RuleError & { path: string; step?: string };

/** The plain description of one form. */
export interface FormDescription<Form, Context> {
  sections: readonly Section<Form, Context>[];
  /** What a change of one field does beyond its own section. */
  follow?(form: Form, context: Context, path: string, before: Form): Form;
  /** Rules across fields. */
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
