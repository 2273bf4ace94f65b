import * as v from 'valibot';
import type { FieldKind } from '#domain/form/field.ts';
import type { FieldData, FieldTable, SentValue } from '#domain/form/table.ts';
import type { Schema } from '../call.ts';
import { creditCode, identifier, phone } from './common.ts';
import { boxes, carrierCode, day, locationCode, priceText, quantityText, unitPriceText, unNo } from './market.ts';

type Made = (field: Required<Pick<FieldData, 'choices' | 'most'>> & FieldData) => Schema;

const typed: Made = ({ required, least = required ? 1 : 0, most }) =>
  least === 0
    ? v.pipe(v.string(), v.trim(), v.maxLength(most))
    : v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most));

const minute = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/), v.examples(['2026-01-31T09:30']));

/** Text schema by maximum decimals. */
const amountTexts: Readonly<Record<number, Schema>> = { 2: priceText, 4: unitPriceText };

/** Schema by field kind; the server checks codes against the available choices. */
const schemas: Readonly<Partial<Record<FieldKind, Made>>> = {
  boxes: () => v.pipe(boxes, v.minLength(1)),
  carriers: ({ most }) => v.pipe(v.array(carrierCode), v.maxLength(most)),
  choice: ({ choices }) => v.picklist(choices),
  choices: ({ choices, most }) => v.pipe(v.array(v.picklist(choices)), v.maxLength(most)),
  creditCode: () => creditCode,
  day: () => day,
  email: ({ most }) => v.union([v.literal(''), v.pipe(v.string(), v.maxLength(most), v.email())]),
  feeCodes: ({ most }) => v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2,6}$/))), v.maxLength(most)),
  files: ({ most }) => v.pipe(v.array(identifier), v.maxLength(most)),
  freeText: typed,
  futureDay: () => day,
  location: () => locationCode,
  longText: typed,
  minute: () => minute,
  mobile: () => phone,
  quantity: ({ limits }) => amountTexts[limits?.decimals ?? 0] ?? quantityText,
  unNumber: () => unNo,
};

const schemaOf = (field: FieldData): Schema => schemas[field.kind]?.(field as Parameters<Made>[0]) ?? v.never();

type EntriesOf<Fields extends FieldTable> = {
  [Name in keyof Fields]: Fields[Name] extends { required: true; onlyIf?: never }
    ? v.GenericSchema<SentValue<Fields[Name]>>
    : v.OptionalSchema<v.GenericSchema<SentValue<Fields[Name]>>, undefined>;
};

/** Request schema of a flat form, derived from its field table. */
export function entriesOf<const Fields extends FieldTable>(fields: Fields): EntriesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const schema = schemaOf(field);
    // Conditional fields may be absent; the form decides whether they are required.
    return [name, field.required === true && field.onlyIf === undefined ? schema : v.optional(schema)];
  });
  return Object.fromEntries(entries);
}

type WholeEntriesOf<Fields extends FieldTable> = {
  [Name in keyof Fields]: v.GenericSchema<SentValue<Fields[Name]>>;
};

/** Kinds whose schema rejects empty text. */
const NEVER_EMPTY: ReadonlySet<FieldKind> = new Set(['choice', 'day', 'quantity']);

const wholeSchemaOf = (field: FieldData): Schema =>
  field.required === true || !NEVER_EMPTY.has(field.kind)
    ? schemaOf(field)
    : v.union([v.literal(''), schemaOf(field) as v.GenericSchema<string>]);

/** The same for a form that sends every field, with empty text for empty fields. */
export const wholeEntriesOf = <const Fields extends FieldTable>(fields: Fields): WholeEntriesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, wholeSchemaOf(field)]),
  ) as WholeEntriesOf<Fields>;
