import { describe, expect, test } from 'vitest';
import {
  closed,
  compareSheet,
  isPictureDue,
  isVerdictComplete,
  isWaiting,
  verdictOf,
} from '#machines/operator-verification/operator-verification.rules.ts';
import { bareSheet, passedSheet, sampleSheet } from '#machines/operator-verification/operator-verification.sample.ts';
import type { OperatorVerificationContext } from '#machines/operator-verification/operator-verification.types.ts';

const { row } = sampleSheet;

describe('[7.5c] what the customer wrote, the licence and the register say', () => {
  test('field by field: the same, different, or of one alone', () => {
    expect(compareSheet(sampleSheet)).toEqual([
      {
        field: 'creditCode',
        written: row.creditCode,
        read: row.creditCode,
        registered: row.creditCode,
        result: 'same',
      },
      { field: 'name', written: row.name, read: row.name, registered: row.name, result: 'same' },
      { field: 'legalPerson', written: '周样本', read: '周样本', registered: '吴样本', result: 'different' },
      { field: 'address', written: sampleSheet.address, read: '', registered: sampleSheet.address, result: 'same' },
    ]);
    expect(compareSheet(bareSheet).map(({ read, registered, result }) => [read, registered, result])).toEqual(
      Array(4).fill(['', '', 'alone']),
    );
    expect(compareSheet({ ...bareSheet, address: '' })[3]).toMatchObject({ written: '', result: 'alone' });
  });

  test('two that differ are different without a third; a name is the same in either brackets', () => {
    const read = { creditCode: row.creditCode, name: '示例化工(上海)有限公司', legalPerson: '王样本', address: '' };
    const compared = compareSheet({ ...bareSheet, row: { ...row, name: '示例化工（上海）有限公司' }, read });
    expect(compared.map(({ result }) => result)).toEqual(['same', 'same', 'different', 'alone']);
  });
});

describe('[7.5c] a decision', () => {
  const context = (more: Partial<OperatorVerificationContext>) =>
    ({ ...closed, id: 'verification-7', sheet: sampleSheet, ...more }) as OperatorVerificationContext;

  test('is made of what waits, a rejection with a reason', () => {
    expect([sampleSheet, passedSheet, null].map((sheet) => isWaiting(context({ sheet })))).toEqual([
      true,
      false,
      false,
    ]);
    const isComplete = (more: Partial<OperatorVerificationContext>) => isVerdictComplete(context(more));
    expect([isComplete({}), isComplete({ verdict: 'PASS' }), isComplete({ reason: '缺章' })]).toEqual([
      false,
      true,
      false,
    ]);
    expect(isComplete({ verdict: 'REJECT' })).toBe(false);
    expect(isComplete({ verdict: 'REJECT', reason: ' ' })).toBe(false);
    expect(isComplete({ verdict: 'REJECT', reason: '缺章' })).toBe(true);
    expect(isComplete({ verdict: 'PASS', sheet: passedSheet })).toBe(false);
  });

  test('goes with its reason, a pass without', () => {
    const sent = (verdict: 'PASS' | 'REJECT') => verdictOf(context({ verdict, reason: ' 缺章 ' }));
    expect([sent('PASS'), sent('REJECT')]).toEqual([
      { id: 'verification-7', decision: 'PASS', reason: '' },
      { id: 'verification-7', decision: 'REJECT', reason: '缺章' },
    ]);
  });

  test.each([
    ['执照.png', true],
    ['执照.JPG', true],
    ['执照.jpeg', true],
    ['执照.bmp', true],
    ['执照.pdf', false],
    ['png', false],
  ])('a licence named %s is shown by itself: %s', (name, isShown) => {
    const sheet = { ...sampleSheet, licence: { fileId: 'f-1', name, size: 1 } };
    expect([isPictureDue(sheet, null), isPictureDue(sheet, 'blob:1')]).toEqual([isShown, false]);
    expect(isPictureDue(bareSheet, null)).toBe(false);
  });
});
