import { expect, test } from 'vitest';
import { isConflict } from '#domain/conflict.ts';
import { CallFailure } from '#domain/failure.ts';
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
  ['the status of a server', { message: 'm', statusCode: 409, status: 404 }, { message: 'm', status: 409 }],
  ['the first HTTP error status', { message: 'm', status: 400 }, { message: 'm', status: 400 }],
  ['the one before', { message: 'm', status: 399 }, { message: 'm', status: 500 }],
  ['the last HTTP error status', { message: 'm', status: 599 }, { message: 'm', status: 599 }],
  ['the one after', { message: 'm', status: 600 }, { message: 'm', status: 500 }],
  ['no HTTP error status', { message: 'm', status: 200 }, { message: 'm', status: 500 }],
  ['a value without a message', { reason: 1 }, { message: '{"reason":1}', status: 500 }],
  ['a text', 'broken', { message: 'broken', status: 500 }],
  ['nothing', undefined, { message: '', status: 500 }],
  ['a value that cannot be serialised', cyclic, { message: '', status: 500 }],
])('[8.6] the generic error of %s', (_, thrown, expected) => {
  expect(genericError(thrown)).toEqual(expected);
});

const refused = (code: string) => new CallFailure({ kind: 'refused', code, message: '已被占用', status: 200 });

test('[8.1] a failed call throws a recognisable error', () => expect(refused('10004009').name).toBe('CallFailure'));

test('[8.1] only the refusal with its own code is a conflict', () => {
  expect(isConflict(refused('10004009'))).toBe(true);
  expect(isConflict(refused('10004008'))).toBe(false);
  expect(isConflict(new CallFailure({ kind: 'expired', code: '10004009', message: '', status: 200 }))).toBe(false);
  expect(isConflict(new Error('10004009'))).toBe(false);
});
