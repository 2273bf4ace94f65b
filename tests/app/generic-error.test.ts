import { expect, test } from 'vitest';
import { genericError } from '#domain/generic-error.ts';

const cyclic: { self?: unknown } = {};
cyclic.self = cyclic;

test.each([
  ['an error without a status', new Error('broken'), { message: 'broken', status: 500 }],
  [
    'its own error first',
    { message: 'm', error: { status: 403 }, status: 404, response: { status: 502 } },
    { message: 'm', status: 403 },
  ],
  ['then its status', { message: 'm', status: 404, response: { status: 502 } }, { message: 'm', status: 404 }],
  ['then that of the response', { message: 'm', response: { status: 502 } }, { message: 'm', status: 502 }],
  ['no HTTP error status', { message: 'm', status: 200 }, { message: 'm', status: 500 }],
  ['a value without a message', { reason: 1 }, { message: '{"reason":1}', status: 500 }],
  ['a text', 'broken', { message: 'broken', status: 500 }],
  ['nothing', undefined, { message: '', status: 500 }],
  ['a value that cannot be serialised', cyclic, { message: '', status: 500 }],
])('[8.6] the generic error of %s', (_, thrown, expected) => {
  expect(genericError(thrown)).toEqual(expected);
});
