import { toJsonSchema } from '@valibot/to-json-schema';
import fc from 'fast-check';
import { safeParse } from 'valibot';
import type { Schema } from '#contract/call.ts';

export interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  examples?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
}

export const jsonSchemaOf = (schema: Schema, typeMode: 'input' | 'output' = 'input') =>
  toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' }) as JsonSchema;

const plainCharacter = fc.constantFrom(...'abcXYZ019 -_.,化舟危品询价，。');

/** Text that any database and any screen takes. Not a string of the library's, which weighs hundreds of dangerous words against these characters each time one is made. */
const plainText = (minLength: number, maxLength: number) =>
  fc.array(plainCharacter, { minLength, maxLength }).map((characters) => characters.join(''));

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress({ size: 'small' }),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
    .map((date) => date.toISOString()),
};

function textOf(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  if (schema.format !== undefined && Object.hasOwn(formats, schema.format)) return formats[schema.format]!;
  const minLength = schema.minLength ?? 0;
  const maxLength = schema.maxLength ?? Math.max(minLength, 24);
  return plainText(minLength, maxLength);
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e6 : schema.exclusiveMinimum + 1);
  const max =
    schema.maximum ?? (schema.exclusiveMaximum === undefined ? Math.max(min, 1e6) : schema.exclusiveMaximum - 1);
  const step = schema.multipleOf ?? 1;
  const whole = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((count) => count * step);
  if (schema.type === 'integer' || schema.multipleOf !== undefined) return whole;
  return fc.oneof(whole, fc.double({ min, max, noNaN: true, noDefaultInfinity: true }));
}

function objectOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valuesOf(inner)] as const);
  const required = (schema.required ?? []).filter((name) => Object.hasOwn(schema.properties ?? {}, name));
  if (properties.length > 0) {
    return fc.record(Object.fromEntries(properties), { requiredKeys: required, noNullPrototype: true });
  }
  if (typeof schema.additionalProperties !== 'object') return fc.constant({});
  return fc.dictionary(plainText(1, 8), valuesOf(schema.additionalProperties), {
    maxKeys: 3,
    noNullPrototype: true,
  });
}

function arrayOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const tuple = schema.prefixItems ?? (Array.isArray(schema.items) ? schema.items : undefined);
  if (tuple !== undefined) return fc.tuple(...tuple.map(valuesOf));
  const minLength = schema.minItems ?? 0;
  const maxLength = Math.min(schema.maxItems ?? Number.POSITIVE_INFINITY, minLength + 4);
  return fc.array(valuesOf((schema.items as JsonSchema | undefined) ?? {}), { minLength, maxLength });
}

/** Values a JSON Schema allows, as far as it says so. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.examples !== undefined) {
    const { examples, ...rest } = schema;
    return fc.oneof(fc.constantFrom(...examples), valuesOf(rest));
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) return fc.oneof(...alternatives.map(valuesOf));
  if (schema.allOf !== undefined) return valuesOf(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf));
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

const MOST_REFUSED = 20_000;

/**
 * Values the schema takes, checks that JSON Schema cannot say included. A check that chance never meets wants
 * `examples` beside it: without them the search would go on for ever.
 */
export function validFor(schema: Schema, typeMode: 'input' | 'output' = 'input'): fc.Arbitrary<unknown> {
  let refused = 0;
  return valuesOf(jsonSchemaOf(schema, typeMode)).filter((value) => {
    const checked = safeParse(schema, value);
    refused = checked.success ? 0 : refused + 1;
    if (refused > MOST_REFUSED) throw new Error(`no value found by chance: ${checked.issues?.[0].message}`);
    return checked.success;
  });
}
