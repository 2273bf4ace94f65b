import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anyUser } from '#contract/access.ts';
import { type Call, call } from '#contract/call.ts';
import { openapiDocument } from '#contract/openapi.ts';
import { table } from '#contract/table.ts';

const nested: v.GenericSchema<unknown> = v.object({ name: v.string(), children: v.array(v.lazy(() => nested)) });

const everyMode: Record<string, Call> = {
  both: call({
    name: 'both',
    method: 'POST',
    path: '/api-cms/both',
    payload: 'both',
    summary: '两处',
    clauses: ['7.2'],
    request: v.object({ keyword: v.optional(v.string()), goods: v.array(v.string()), page: v.number() }),
    answer: v.null(),
  }),
  written: call({
    name: 'written',
    method: 'POST',
    path: '/api-ecommerce/written/{no}',
    payload: 'body',
    auth: 'session',
    access: anyUser,
    idempotent: true,
    summary: '写入',
    clauses: ['7.2'],
    request: v.strictObject({ no: v.string(), phone: v.pipe(v.string(), v.regex(/^1[2-9]\d{9}$/u)) }),
    answer: v.object({ orderNo: v.string() }),
  }),
  read: call({
    name: 'read',
    method: 'GET',
    path: '/api-ecommerce/written/{no}',
    payload: 'none',
    auth: 'desk',
    summary: '读取',
    clauses: ['7.3'],
    request: v.object({ no: v.string() }),
    answer: nested,
  }),
  upload: call({
    name: 'upload',
    method: 'POST',
    path: '/api-common-oss/upload',
    payload: 'multipart',
    auth: 'partner',
    summary: '上传',
    clauses: ['7.3'],
    request: v.object({ purpose: v.string() }),
    answer: v.null(),
  }),
  file: call({
    name: 'file',
    method: 'GET',
    path: '/api-common-oss/file/{id}',
    delivery: 'file',
    summary: '下载',
    clauses: ['8.5'],
    request: v.object({ id: v.string() }),
    answer: v.null(),
  }),
};

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required: string[] } }> };
  security: object[];
}

const operationOf = (document: Record<string, unknown>, path: string, method: string) =>
  (document.paths as Record<string, Record<string, Operation>>)[path]![method]!;

test.each([
  ['the product', table],
  ['every payload mode', everyMode],
])('[7.4] the document of %s is valid OpenAPI 3.1 and its references resolve', async (_, calls) => {
  const document = openapiDocument(calls, { version: '1.2.3', brand: '化舟' });
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(document)));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  expect(() => validator.resolveRefs()).not.toThrow();
});

test('[7.4] the validator refuses a document that is broken', async () => {
  const document = { ...openapiDocument(table, { version: '1', brand: '化舟' }), paths: { 'no-slash': { get: 1 } } };
  expect((await new Validator().validate(document)).valid).toBe(false);
});

test('[7.4] the document lists every call once, under its method and path', () => {
  const document = openapiDocument(table, { version: '1', brand: '化舟' });
  const operations = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => operation.operationId);
  expect(operations.sort()).toEqual(Object.keys(table).sort());
});

test('[7.2] scalar fields of both repeat as optional query, body calls have none', () => {
  const document = openapiDocument(everyMode, { version: '1', brand: '化舟' });
  const both = operationOf(document, '/api-cms/both', 'post');
  const query = both.parameters.filter((parameter) => parameter.in === 'query');
  expect(query.map(({ name, required }) => [name, required])).toEqual([
    ['keyword', false],
    ['page', false],
  ]);
  const written = operationOf(document, '/api-ecommerce/written/{no}', 'post');
  expect(written.parameters.filter((parameter) => parameter.in === 'query')).toEqual([]);
  expect(written.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(['no']);
  expect(Object.keys(written.requestBody!.content['application/json']!.schema.properties)).toEqual(['phone']);
});

test('[7.1] header parameters: appCode and appDriver always, the idempotency key and the credentials where they belong', () => {
  const document = openapiDocument(everyMode, { version: '1', brand: '化舟' });
  const written = operationOf(document, '/api-ecommerce/written/{no}', 'post');
  const references = written.parameters.map((parameter) => parameter.$ref?.split('/').at(-1)).filter(Boolean);
  expect(references).toEqual(['appCode', 'appDriver', 'idempotencyKey']);
  expect(written.security).toEqual([{ token: [] }]);
  expect(operationOf(document, '/api-ecommerce/written/{no}', 'get').security).toEqual([
    { desk: [] },
    { operator: [] },
  ]);
  expect(operationOf(document, '/api-common-oss/upload', 'post').security).toEqual([{ partner: [] }]);
  expect(operationOf(document, '/api-cms/both', 'post').security).toEqual([{}, { token: [] }]);
});
