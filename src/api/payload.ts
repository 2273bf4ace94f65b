import type { ClientCall } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { isScalar, parameterNames, REPEATED_QUERY_MAX } from '#contract/request.ts';
import { CallFailure } from '#domain/failure.ts';

export interface Wire {
  url: string;
  /** Absent for a GET. */
  body?: FormData | Readonly<Record<string, unknown>>;
}

/** A segment a URL parser would resolve away would reach another call. */
function segment(value: unknown): string {
  const text = isScalar(value) ? String(value) : '';
  if (text === '' || text === '.' || text === '..') {
    throw new CallFailure({
      kind: 'refused',
      code: CODE.notFound,
      message: codeMessages[CODE.notFound],
      status: 200,
    });
  }
  return encodeURIComponent(text);
}

function scalarQuery(fields: readonly [string, unknown][], longest: number): string {
  let query = '';
  for (const [name, value] of fields) {
    if (!isScalar(value)) continue;
    const longer = `${query}${query === '' ? '' : '&'}${new URLSearchParams([[name, String(value)]])}`;
    if (longer.length <= longest) query = longer;
  }
  return query;
}

function formOf(fields: readonly [string, unknown][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value);
    else if (isScalar(value)) form.append(name, String(value));
  }
  return form;
}

/** Where each field of a request travels. */
export function toWire(call: ClientCall, request: unknown): Wire {
  const fields = Object.entries((request ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const names = parameterNames(call.path);
  const inPath = new Map(fields.filter(([name]) => names.includes(name)));
  const rest = fields.filter(([name]) => !names.includes(name));
  const path = call.path.replace(/\{(\w+)\}/gu, (_, name: string) => segment(inPath.get(name)));
  const longest = call.payload === 'query' ? Number.POSITIVE_INFINITY : REPEATED_QUERY_MAX;
  const repeated = call.payload === 'query' || call.payload === 'both' ? scalarQuery(rest, longest) : '';
  const url = repeated === '' ? path : `${path}?${repeated}`;
  if (call.method === 'GET') return { url };
  if (call.payload === 'multipart') return { url, body: formOf(rest) };
  return { url, body: call.payload === 'both' || call.payload === 'body' ? Object.fromEntries(rest) : {} };
}
