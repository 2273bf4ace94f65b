import type { KeptFile } from '../files/kept-file.ts';
import type { QuantityLimits } from '../quantity.ts';
import type { FieldKind } from './field.ts';

/** A field as plain data: the form, the schema of its request and its types are made from it. */
export interface FieldData {
  kind: FieldKind;
  required?: boolean;
  least?: number;
  most?: number;
  limits?: QuantityLimits;
  choices?: readonly string[];
  /** Several of these in one text, apart by commas. */
  of?: readonly string[];
  typedIn?: string;
  /** Shown, checked and sent only while another field has one of these values. */
  onlyIf?: readonly [name: string, ...values: string[]];
  onlyWith?: string;
  /** Filled in with another field, in its control: the end of a span. */
  within?: string;
}

/** In the order in which they stand on the screen. */
export type FieldTable = Readonly<Record<string, FieldData>>;

/** The sections of a form, each with its fields. */
export type SectionTable = Readonly<Record<string, FieldTable>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The fields of all sections in one table. */
export const fieldsIn = <const Sections extends SectionTable>(sections: Sections) =>
  Object.assign({}, ...Object.values(sections)) as Intersection<Sections[keyof Sections]>;

export interface BoxLine<Type extends string = string> {
  ctnType: Type;
  quantity: number;
}

/** What is in a field as typed. */
type ValueOf<Field extends FieldData> = Field extends { kind: 'boxes'; choices: readonly (infer Type)[] }
  ? readonly BoxLine<Type & string>[]
  : Field extends { kind: 'carriers' | 'choices' | 'feeCodes' }
    ? readonly string[]
    : Field extends { kind: 'files' }
      ? readonly KeptFile[]
      : string;

/** Names of the fields that hold the text typed beside a code. */
type TextNames<Fields extends FieldTable> = Extract<Fields[keyof Fields], { typedIn: string }>['typedIn'];

/** What is in a form as typed. */
export type ValuesOf<Fields extends FieldTable> = {
  readonly [Name in keyof Fields]: ValueOf<Fields[Name]>;
} & { readonly [Name in TextNames<Fields>]: string };

/** The names of the fields in the order of the table. */
export const fieldNames = <Fields extends object>(fields: Fields): (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[];

/** A form of texts in which nothing stands. */
export const blankTexts = <Fields extends object>(fields: Fields): Record<keyof Fields, string> =>
  Object.fromEntries(fieldNames(fields).map((name) => [name, ''])) as Record<keyof Fields, string>;

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
