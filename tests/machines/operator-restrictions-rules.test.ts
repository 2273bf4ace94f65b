import { expect, test } from 'vitest';
import { CallFailure } from '#domain/failure.ts';
import {
  considerOf,
  draftOf,
  emptyDraft,
  errorsOf,
  errorsWithout,
  receivedErrors,
  timeText,
  withTyped,
} from '#machines/operator-restrictions/operator-restrictions.rules.ts';
import { portRow } from '#machines/operator-restrictions/operator-restrictions.sample.ts';
import type {
  OperatorRestrictionsContext,
  RestrictionDraft,
} from '#machines/operator-restrictions/operator-restrictions.types.ts';

const sound: RestrictionDraft = { ...emptyDraft, partyCode: 'COSU', dgClass: '3', source: '公告 7' };
const from = '2026-02-03T04:05';

test.each<[string, Partial<RestrictionDraft>, object]>([
  ['a class', {}, {}],
  ['a number', { dgClass: '', unNo: ' 1230 ' }, {}],
  ['neither', { dgClass: '', unNo: ' ' }, { dgClass: 'NO_GOODS' }],
  ['a blank beside a class', { unNo: ' ' }, {}],
  ['a number that is none', { unNo: '12' }, { unNo: 'NOT_A_NUMBER' }],
  [
    'blanks instead of a party and a source',
    { partyCode: ' ', source: ' ' },
    { partyCode: 'MISSING', source: 'MISSING' },
  ],
  ['a limit between blanks', { limitKg: ' 500 ' }, {}],
  ['a blank limit', { limitKg: ' ' }, {}],
  ['a limit of nothing', { limitKg: '0' }, { limitKg: 'NOT_KILOGRAMS' }],
  ['a start without an end', { validFrom: from }, {}],
  ['an end without a start', { validTo: from }, {}],
  ['an end at its start', { validFrom: from, validTo: from }, { validTo: 'BEFORE_START' }],
  ['an end a minute later', { validFrom: from, validTo: '2026-02-03T04:06' }, {}],
])('[10.7] what is wrong with %s', (_, more, errors) => {
  expect(errorsOf({ ...sound, ...more })).toEqual(errors);
});

test('[10.7] nothing is wrong with nothing, and either of two fields mends both', () => {
  expect(errorsOf(null)).toEqual({});
  const errors = { dgClass: 'NO_GOODS', source: 'MISSING' } as const;
  expect([errorsWithout(errors, 'unNo'), errorsWithout(errors, 'dgClass')]).toEqual(
    Array(2).fill({ source: 'MISSING' }),
  );
  expect(errorsWithout(errors, 'source')).toEqual({ dgClass: 'NO_GOODS' });
});

test('[10.7] a row as it is typed, and a time of the clock in Shanghai', () => {
  expect(timeText(null)).toBe('');
  expect(timeText(Date.parse('2026-02-03T04:05:59+08:00'))).toBe(from);
  expect(
    draftOf({ ...portRow, dgClass: null, unNo: null, packingGroup: null, specialProvision: null, limitKg: null }),
  ).toMatchObject({
    ...{ dgClass: '', unNo: '', packingGroup: '', limitKg: '' },
  });
});

test('[10.7] what is sent has no blanks around it, and no time where one was taken away', () => {
  const draft = { ...draftOf(portRow), dgClass: ' 5.1 ', validFrom: '', validTo: '' };
  const { restriction } = considerOf({ of: portRow, draft } as unknown as OperatorRestrictionsContext);
  expect(restriction).toMatchObject({ dgClass: '5.1', validFrom: null, validTo: null });
});

test('[10.7] a refusal that names no field names none', () => {
  expect(receivedErrors(new CallFailure({ kind: 'refused', code: '10004009', message: '晚了', status: 200 }))).toEqual(
    {},
  );
});

test.each<[string, Partial<RestrictionDraft>, object]>([
  ['a subsidiary class alone', { dgClass: '', subsidiaryClass: '6.1' }, {}],
  ['a special provision alone', { dgClass: '', specialProvision: ' 274 ' }, {}],
  ['a packing group alone', { dgClass: '', packingGroup: 'I' }, { dgClass: 'NO_GOODS' }],
  ['limited quantities alone', { dgClass: '', limitedQuantity: 'ONLY' }, { dgClass: 'NO_GOODS' }],
  ['a provision of letters', { specialProvision: 'A1' }, { specialProvision: 'NOT_A_PROVISION' }],
  ['a provision of one digit', { specialProvision: '7' }, { specialProvision: 'NOT_A_PROVISION' }],
  ['a blank provision', { specialProvision: ' ' }, {}],
])('[10.7] what is wrong with %s', (_, more, errors) => {
  expect(errorsOf({ ...sound, ...more })).toEqual(errors);
});

test.each<[string, Partial<RestrictionDraft>, string, Partial<RestrictionDraft>]>([
  ['keeps a letter of class 1', { compatibilityGroup: 'G' }, '1.4', { compatibilityGroup: 'G' }],
  ['drops it for another class', { compatibilityGroup: 'G' }, '3', { compatibilityGroup: '' }],
  ['drops it for no class', { compatibilityGroup: 'G' }, '', { compatibilityGroup: '' }],
  ['drops the packing group of a gas', { packingGroup: 'II' }, '2.3', { packingGroup: '' }],
  ['keeps the packing group of no class', { packingGroup: 'II' }, '', { packingGroup: 'II' }],
  ['drops the same subsidiary class', { subsidiaryClass: '8' }, '8', { subsidiaryClass: '' }],
  ['keeps another subsidiary class', { subsidiaryClass: '6.1' }, '8', { subsidiaryClass: '6.1' }],
])('[10.7] a class that is chosen %s', (_, before, dgClass, after) => {
  expect(withTyped({ ...sound, ...before }, 'dgClass', dgClass)).toMatchObject({ ...after, dgClass });
});

test('[10.7] no subsidiary class is the same as none', () => {
  expect(withTyped(emptyDraft, 'unNo', '1230')).toEqual({ ...emptyDraft, unNo: '1230' });
});
