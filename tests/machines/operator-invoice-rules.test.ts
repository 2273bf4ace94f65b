import { describe, expect, test } from 'vitest';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import {
  closed,
  fileErrorOf,
  isNumberWrong,
  strandedReason,
} from '#machines/operator-invoice/operator-invoice.rules.ts';
import { refusedSheet, sampleFile, sampleSheet } from '#machines/operator-invoice/operator-invoice.sample.ts';
import type { OperatorInvoiceContext } from '#machines/operator-invoice/operator-invoice.types.ts';

const context = (more: Partial<OperatorInvoiceContext>) => ({ ...closed, ...more }) as OperatorInvoiceContext;

test.each([
  ['2650200', false],
  [' 2650200 ', false],
  ['26502000', false],
  ['2650200A', true],
  ['265020001', true],
  ['26502000000000000001', false],
])('[1.6] whether the number %j is wrong: %s', (number, isWrong) => {
  expect(isNumberWrong(context({ paper: { number, issuedOn: '' } }))).toBe(isWrong);
});

test('[1.6] a file may be as large as the most that is taken', () => {
  expect([0, 1].map((more) => fileErrorOf({ ...sampleFile, size: UPLOAD_BYTES_AT_MOST + more }))).toEqual([
    null,
    'TOO_LARGE',
  ]);
});

describe('[10.8] a reason that can no longer be sent', () => {
  test.each([
    ['stays to be seen', refusedSheet, '税号不符', '税号不符'],
    ['is none where there are only blanks', refusedSheet, '  ', null],
    ['is one that still can', sampleSheet, '税号不符', null],
  ])('%s', (_, sheet, reason, stranded) => {
    expect(strandedReason(context({ sheet, reason }))).toBe(stranded);
  });
});
