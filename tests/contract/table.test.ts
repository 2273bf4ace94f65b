import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CODE } from '#contract/codes.ts';
import { codeMessages } from '#contract/messages.ts';
import { baseType, fieldSchemas, parameterNames } from '#contract/request.ts';
import { table } from '#contract/table.ts';

const prefixes =
  /^\/api-(?:basic|user|ecommerce|puds|common-oss|cms|outdoor|mars|platform|item|auth)(?:\/(?:[a-z0-9-]+|\{\w+\}))+$/u;

const calls: [string, Call][] = Object.entries(table);

test.each(calls)('[7.3] %s: its own name, a path under a known prefix, parameters that are fields', (name, call) => {
  expect(call.name).toBe(name);
  expect(call.path).toMatch(prefixes);
  expect(Object.keys(fieldSchemas(call.request))).toEqual(expect.arrayContaining(parameterNames(call.path)));
  expect(call.clauses.length).toBeGreaterThan(0);
});

test('[7.3] no two calls share a method and path', () => {
  const routes = calls.map(([, call]) => `${call.method} ${call.path.replace(/\{\w+\}/gu, '{}')}`);
  expect(new Set(routes).size).toBe(routes.length);
});

test.each(calls)('[7.2] %s: payload fits its method', (_, call) => {
  const inQuery = call.method === 'GET';
  expect(inQuery ? ['none', 'query'] : ['none', 'both', 'body', 'multipart']).toContain(call.payload);
  if (!inQuery) return;
  const types = Object.values(fieldSchemas(call.request)).map(baseType);
  expect(types.filter((type) => ['object', 'strict_object', 'array', 'tuple', 'record'].includes(type))).toEqual([]);
  expect(call.idempotent).toBe(false);
});

test('[8.1] every code has a Chinese sentence of its own', () => {
  expect(Object.keys(codeMessages).sort()).toEqual(Object.values(CODE).sort());
  for (const message of Object.values(codeMessages)) expect(message).toMatch(/^[\p{Script=Han}，！。]+$/u);
});
