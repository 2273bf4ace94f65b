import { getDotPath, type InferOutput, safeParse } from 'valibot';
import type { Schema } from './call.ts';
import { fieldMessage, fieldMessages } from './messages.ts';

export type Fields = Readonly<Record<string, string>>;

export type Validated<Value> = { value: Value } | { fields: Fields };

/** Key of an error that belongs to no field: the request is not an object. */
export const WHOLE_REQUEST = 'request';

const MOST_FIELDS = 50;
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Finds text databases reject and numbers JSON lacks, at any depth; iterative, because requests may be nested
 * arbitrarily deep.
 */
function firstUnstorable(input: unknown): string | null {
  const waiting: { path: string; value: unknown }[] = [{ path: '', value: input }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' ? unstorable.test(value) : typeof value === 'number' && !Number.isFinite(value)) {
      return path || WHOLE_REQUEST;
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (unstorable.test(key)) return path || WHOLE_REQUEST;
      waiting.push({ path: path === '' ? key : path.length > 200 ? path : `${path}.${key}`, value: inner });
    }
  }
  return null;
}

/** Returns the parsed request, or a Chinese message per invalid field. */
export function validate<S extends Schema>(schema: S, input: unknown): Validated<InferOutput<S>> {
  const unstorablePath = firstUnstorable(input);
  if (unstorablePath !== null) return { fields: Object.fromEntries([[unstorablePath, fieldMessages.characters]]) };
  const parsed = safeParse(schema, input, { message: fieldMessage });
  if (parsed.success) return { value: parsed.output };
  const fields = new Map<string, string>();
  for (const issue of parsed.issues) {
    const path = getDotPath(issue) ?? WHOLE_REQUEST;
    if (fields.size < MOST_FIELDS && !fields.has(path)) fields.set(path.slice(0, 200), issue.message);
  }
  return { fields: Object.fromEntries(fields) };
}
