import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Call } from '#contract/call.ts';
import { parameterNames, readRequest } from '#contract/request.ts';
import { brokenFrom, oddTextsFrom } from './broken.ts';
import { jsonSchemaOf, validFor } from './values.ts';

export interface HostileRequest {
  /** Describes the broken field for the failure message. */
  how: string;
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | null;
  /** The contract itself calls it invalid: an answer of success is an error. */
  mustRefuse: boolean;
}

type Bag = Readonly<Record<string, unknown>>;

const standing = { appCode: 'echem', appDriver: '101', 'Sec-Fetch-Site': 'same-origin' };

const json = 'application/json';

let named = 0;
/** A write that must name itself gets a name of its own each time. */
function nameOf({ idempotent }: Call): Readonly<Record<string, string>> {
  if (!idempotent) return {};
  named += 1;
  return { 'Idempotency-Key': `fuzz-${String(named).padStart(16, '0')}` };
}

const asBag = (value: unknown): Bag => (typeof value === 'object' && value !== null ? { ...value } : {});

const asText = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Lone surrogates cannot be written in a URL; everything else can. */
const writable = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

const encoded = (text: string) => encodeURIComponent(writable(text));

function queryBag(query: string): Bag {
  const pairs = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(pairs.keys())].map((name) => {
      const all = pairs.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

/** A byte order mark before JSON may be ignored. */
function parsedText(text: string): { body: unknown } | null {
  try {
    return { body: JSON.parse(text.replace(/^\ufeff/u, '')) };
  } catch {
    return null;
  }
}

/** The request as a client would put it on the wire, its body given as text. */
function wireOf(call: Call, how: string, value: Bag, text: string | null): HostileRequest {
  const names = parameterNames(call.path);
  const params = Object.fromEntries(names.map((name) => [name, writable(asText(value[name] ?? 'x')) || 'x']));
  const path = call.path.replace(/\{(\w+)\}/gu, (_, name: string) => encoded(params[name]!));
  const inQuery = call.payload === 'query' ? Object.entries(value).filter(([name]) => !names.includes(name)) : [];
  const query = inQuery
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${encoded(name)}=${encoded(asText(inner))}`)
    .join('&');
  const parsed = text === null ? { body: undefined } : parsedText(text);
  const read = parsed && readRequest(call, { params, query: queryBag(query), body: parsed.body });
  return {
    how,
    method: call.method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { ...standing, ...nameOf(call), ...(text === null ? {} : { 'Content-Type': json }) },
    body: text === null ? null : Buffer.from(text),
    mustRefuse: read === null || 'fields' in read,
  };
}

const takesBody = (call: Call) => call.method === 'POST' && call.payload !== 'multipart';

function withoutParameters(call: Call, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = parameterNames(call.path);
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

const BOUNDARY = 'boundary-of-the-fuzz';
const harmless = (text: string) => text.replace(/[^\w .-]/gu, '_').slice(0, 200);

/** The fields of an upload as the parts of a form; a file's content is as long as it says, within reason. */
function formBody(value: Bag): Buffer {
  const parts = Object.entries(value).map(([name, inner]) => {
    const { name: fileName, size } = asBag(inner);
    const isFile = typeof fileName === 'string';
    const content = isFile ? 'x'.repeat(Math.min(Math.max(Number(size) || 0, 0), 2_000)) : asText(inner);
    const file = isFile ? `; filename="${harmless(fileName)}"` : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${harmless(name)}"${file}\r\n\r\n${content}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

/** An upload; its validity is judged by the field values before they became text. */
const formOf = (call: Call, how: string, value: unknown): HostileRequest => ({
  ...wireOf(call, how, {}, null),
  headers: { ...standing, 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: formBody(asBag(value)),
  mustRefuse: 'fields' in readRequest(call, { body: value }),
});

const structured = (call: Call, how: string, value: unknown) =>
  call.payload === 'multipart'
    ? formOf(call, how, value)
    : wireOf(call, how, asBag(value), takesBody(call) ? (JSON.stringify(withoutParameters(call, value)) ?? '') : null);

/** Requests the contract allows, also after its numbers have become the text of a query. */
export const validRequests = (call: Call): fc.Arbitrary<HostileRequest> =>
  validFor(call.request)
    .map((value) => structured(call, 'valid', value))
    .filter((request) => !request.mustRefuse);

const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024));

const wrongTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'text/json',
  'application/',
  '*/*',
  '',
];

const strangeHeaders: readonly Readonly<Record<string, string>>[] = [
  { appCode: '' },
  { appCode: 'other' },
  { appDriver: '' },
  { appDriver: '1'.repeat(2_000) },
  { Authorization: 'x'.repeat(8_000) },
  { Authorization: 'Bearer \t x' },
  { Authorization: '\u00ff\u00fe' },
  { Cookie: `${'a=b; '.repeat(500)}__proto__=1` },
  { Host: 'evil.example' },
  { 'X-Forwarded-For': "127.0.0.1, ' OR 1=1" },
  { 'X-Request-Id': `${'r'.repeat(4_000)}` },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Accept: 'text/html;q=x' },
  { 'Accept-Encoding': '*;q=9' },
  { Range: 'bytes=0-0,1-1' },
  { 'If-None-Match': '"'.repeat(500) },
  { Expect: '200-ok' },
  { 'Idempotency-Key': 'k'.repeat(5_000) },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'null' },
];

const tooLong: HostileRequest['headers'] = { Authorization: 'x'.repeat(60 * 1024) };

const strangeMethods = ['TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'LINK', 'SEARCH'];

const pathEdits: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}/%2e%2e/%2e%2e/etc`,
  (path) => `${path}/../../healthz`,
  (path) => path.replace('/', '/./'),
  (path) => path.replaceAll('/', '//'),
  (path) => `${path};jsessionid=1`,
  (path) => `${path}%00`,
  (path) => `${path}%c0%ae%c0%ae`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%ff`,
  (path) => path.toUpperCase(),
  (path) => `${path}/${'a'.repeat(5_000)}`,
  (path) => `${path}?${'a=1&'.repeat(2_000)}`,
  (path) => `${path}?a[b][c]=1&__proto__[x]=1&constructor=1`,
  (path) => `${path}?%=%&=&&==`,
  (path) => `${path}?x=%00&y=%ff`,
  (path) => path.replace('/api-', '/api-%61'),
];

/** Malformed requests for one call: broken fields, odd JSON, raw bytes, content types, headers, methods and paths. */
export function hostileRequests(call: Call): fc.Arbitrary<HostileRequest> {
  const valid = validFor(call.request);
  const whole = validRequests(call);
  const broken = brokenFrom(valid, jsonSchemaOf(call.request)).map(({ how, value }) => structured(call, how, value));
  const headers = fc
    .tuple(whole, fc.constantFrom(...strangeHeaders))
    .map(([request, strange]) => ({ ...request, how: 'header', headers: { ...request.headers, ...strange } }));
  const headerTooLong = whole.map((request) => ({
    ...request,
    how: '60 KB header',
    headers: { ...request.headers, ...tooLong },
    mustRefuse: true,
  }));
  const methods = fc
    .tuple(whole, fc.constantFrom(...strangeMethods))
    .map(([request, method]) => ({ ...request, how: 'method', method, mustRefuse: true }));
  const paths = fc
    .tuple(whole, fc.constantFrom(...pathEdits))
    .map(([request, edit]) => ({ ...request, how: 'path', path: edit(request.path), mustRefuse: false }));
  const everywhere = [
    { weight: 60, arbitrary: broken },
    { weight: 8, arbitrary: headers },
    { weight: 1, arbitrary: headerTooLong },
    { weight: 6, arbitrary: methods },
    { weight: 10, arbitrary: paths },
  ];
  if (call.method === 'GET') return fc.oneof(...everywhere);

  const oddTexts = fc
    .tuple(valid, oddTextsFrom(valid.map((value) => withoutParameters(call, value))))
    .map(([value, text]) => wireOf(call, 'odd JSON', asBag(value), text));
  const bytes = fc.tuple(whole, fc.uint8Array({ maxLength: 200 })).map(([request, raw]) => {
    const body = Buffer.from(raw);
    const parsed = parsedText(body.toString());
    return { ...request, how: 'raw bytes', body, mustRefuse: parsed === null };
  });
  const types = fc.tuple(whole, fc.constantFrom(...wrongTypes)).map(([request, type]) => ({
    ...request,
    how: 'type',
    headers: { ...request.headers, 'Content-Type': type },
    mustRefuse: true,
  }));
  const encodings = fc
    .tuple(whole, fc.constantFrom('gzip', 'br', 'deflate', 'identity, gzip', 'x'))
    .map(([request, encoding]) => ({
      ...request,
      how: 'encoded bomb',
      headers: { ...request.headers, 'Content-Encoding': encoding },
      body: bomb,
      mustRefuse: true,
    }));
  return fc.oneof(
    ...everywhere,
    { weight: 12, arbitrary: oddTexts },
    { weight: 6, arbitrary: bytes },
    { weight: 4, arbitrary: types },
    { weight: 1, arbitrary: encodings },
  );
}
