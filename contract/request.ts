import type { InferOutput } from 'valibot';
import type { Call, Schema } from './call.ts';
import { fieldMessages } from './messages.ts';
import { type Validated, validate, WHOLE_REQUEST } from './validate.ts';

/** Maximum characters of a body repeated as query. */
export const REPEATED_QUERY_MAX = 2_000;

/** Key that makes a write safe to retry. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{16,128}$/;

export type Scalar = string | number | boolean;

type Bag = Record<string, unknown>;

export const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value));

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

export const parameterNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1]!);

/** Field schemas of an object, or those common to all objects of a variant; empty for other schemas. */
export function fieldSchemas(schema: Schema): Readonly<Record<string, Schema>> {
  if ('entries' in schema) return schema.entries as Record<string, Schema>;
  if (schema.type !== 'variant' || !('options' in schema)) return {};
  const [first = {}, ...others] = (schema.options as readonly Schema[]).map(fieldSchemas);
  return Object.fromEntries(Object.entries(first).filter(([name]) => others.every((one) => Object.hasOwn(one, name))));
}

/** Base type of a field, without optional and nullable wrappers. */
export function baseType(schema: Schema | undefined): string {
  if (schema === undefined) return 'unknown';
  return 'wrapped' in schema ? baseType(schema.wrapped as Schema) : schema.type;
}

function fromText(text: unknown, schema: Schema | undefined): unknown {
  if (typeof text !== 'string') return text;
  const type = baseType(schema);
  if (type === 'number' && text.trim() !== '' && String(Number(text)) === text) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

export interface Received {
  params?: Readonly<Bag>;
  /** Query fields; repeated fields become lists. */
  query?: Readonly<Bag>;
  /** Parsed body, absent when there was none. */
  body?: unknown;
}

function typed(bag: Readonly<Bag>, schemas: Readonly<Record<string, Schema>>): [string, unknown][] {
  return Object.entries(bag).map(([name, text]) => [
    name,
    fromText(text, Object.hasOwn(schemas, name) ? schemas[name] : undefined),
  ]);
}

/**
 * Combines params, query and body as the call defines and validates them. Query fields beside a body must repeat it.
 */
export function readRequest<C extends Call>(call: C, received: Received): Validated<InferOutput<C['request']>> {
  const schemas = fieldSchemas(call.request);
  const params = typed(received.params ?? {}, schemas);
  const query = typed(received.query ?? {}, schemas);
  if (call.payload === 'none') return validate(call.request, Object.fromEntries(params));
  if (call.payload === 'query') return validate(call.request, Object.fromEntries([...query, ...params]));
  const body = received.body ?? {};
  if (!isBag(body)) return { fields: { [WHOLE_REQUEST]: fieldMessages.shape } };
  const differing = query.filter(
    ([name, value]) => !Object.hasOwn(body, name) || !isScalar(body[name]) || String(body[name]) !== String(value),
  );
  if (differing.length > 0) {
    return { fields: Object.fromEntries(differing.slice(0, 50).map(([name]) => [name, fieldMessages.mismatch])) };
  }
  return validate(call.request, Object.fromEntries([...Object.entries(body), ...params]));
}
