import type { StoredFile } from '../files/stored-file.ts';
import type { QuantityLimits } from '../quantity.ts';
import type { FieldKind } from './field.ts';

/** Field as plain data, from which the form, its types and the request schema are derived. */
export interface FieldData {
  kind: FieldKind;
  required?: boolean;
  least?: number;
  most?: number;
  limits?: QuantityLimits;
  choices?: readonly string[];
  /** Allowed values of a comma-separated list. */
  of?: readonly string[];
  typedIn?: string;
  /** Visible, validated and sent only while another field has one of these values. */
  onlyIf?: readonly [name: string, ...values: string[]];
  onlyWith?: string;
  /** Shares the control of another field: the end of a date range. */
  within?: string;
}

/** Fields in display order. */
export type FieldTable = Readonly<Record<string, FieldData>>;

export type SectionTable = Readonly<Record<string, FieldTable>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

export const fieldsIn = <const Sections extends SectionTable>(sections: Sections) =>
  Object.assign({}, ...Object.values(sections)) as Intersection<Sections[keyof Sections]>;

export interface BoxLine<Type extends string = string> {
  ctnType: Type;
  quantity: number;
}

type ValueOf<Field extends FieldData> = Field extends { kind: 'boxes'; choices: readonly (infer Type)[] }
  ? readonly BoxLine<Type & string>[]
  : Field extends { kind: 'carriers' | 'choices' | 'feeCodes' }
    ? readonly string[]
    : Field extends { kind: 'files' }
      ? readonly StoredFile[]
      : string;

/** Names of the fields with text typed beside a code. */
type TextNames<Fields extends FieldTable> = Extract<Fields[keyof Fields], { typedIn: string }>['typedIn'];

export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
} & { readonly [Name in TextNames<Fields>]: string };

export const fieldNames = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[];

/** An empty form of text fields. */
export const blankTexts = <Fields extends object>(fields: Fields): Record<keyof Fields, string> =>
  Object.fromEntries(fieldNames(fields).map((name) => [name, ''])) as Record<keyof Fields, string>;

export type SentValue<Field extends FieldData> = Field extends { kind: 'boxes'; choices: readonly (infer Type)[] }
  ? BoxLine<Type & string>[]
  : Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
    ? Choice & string
    : Field extends { kind: 'choices'; choices: readonly (infer Choice)[] }
      ? (Choice & string)[]
      : Field extends { kind: 'carriers' | 'feeCodes' | 'files' }
        ? string[]
        : string;
