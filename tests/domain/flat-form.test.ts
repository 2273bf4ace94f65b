import { describe, expect, test } from 'vitest';
import { choicesAt, errorsOf } from '#domain/form/check.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { dayError, flatForm, readFlat } from '#domain/form/flat.ts';
import { choicesOf } from '#domain/form/shape.ts';
import { blankTexts, type FieldData, fieldNames, fieldsIn } from '#domain/form/table.ts';

const TODAY = '2026-01-15';

interface Values {
  one?: unknown;
  text?: unknown;
  other?: unknown;
}

const form = (one: FieldData, more: Readonly<Record<string, FieldData>> = {}) =>
  flatForm<Values>({ one, ...more }, { other: 'as it opens' });
const read = (one: FieldData, values: Values, more?: Readonly<Record<string, FieldData>>) =>
  readFlat(form(one, more), values, TODAY);

const box = (quantity: number, ctnType = '20GP') => ({ ctnType, quantity });
const boxes: FieldData = { kind: 'boxes', choices: ['20GP', '40HQ'], limits: { decimals: 0, min: 2, max: 7 } };
const file = (fileId: string) => ({ fileId, name: `${fileId}.pdf`, size: 12 });
const letters = ['A', 'B', 'C'];
const spotOf = (value: unknown) => ({ value, scope: {}, form: {}, context: {}, path: 'one' });

describe('[4.31] a field of a flat form, by its kind', () => {
  test.each<[field: FieldData, typed: unknown, sent: unknown]>([
    [{ kind: 'freeText' }, ' 甲醇\u3000', '甲醇'],
    [{ kind: 'freeText' }, '１甲 醇', '１甲 醇'],
    [{ kind: 'freeText' }, ' \u200b ', undefined],
    [{ kind: 'longText' }, ' 一\r\n二\r三 ', '一\n二\n三'],
    [{ kind: 'text' }, ' １Ａ（甲）', '1A（甲）'],
    [{ kind: 'password' }, ' １a ', ' １a '],
    [{ kind: 'email' }, 'wangke@example.com', 'wangke@example.com'],
    [{ kind: 'creditCode' }, ' 9131 0000 ma1fp1239f', '91310000MA1FP1239F'],
    [{ kind: 'mobile' }, '+86 138-0000-8888', '13800008888'],
    [{ kind: 'location' }, ' ＣNSHA ', 'CNSHA'],
    [{ kind: 'location' }, 'A1', 'A1'],
    [{ kind: 'location' }, '1B-4567890', '1B-4567890'],
    [{ kind: 'futureDay' }, ' ２026-01-15 ', '2026-01-15'],
    [{ kind: 'unNumber' }, 'UN 1230', '1230'],
    [{ kind: 'quantity', limits: { decimals: 2, min: 1, max: 5 } }, '1,000', 'TOO_LARGE'],
    [{ kind: 'quantity', limits: { decimals: 2, min: 1, max: 5 } }, '４.50', '4.50'],
    [{ kind: 'quantity', limits: { decimals: 2, min: 1, max: 5 } }, '0.5', 'TOO_SMALL'],
    [{ kind: 'quantity' }, 'many', 'many'],
    [{ kind: 'choice', choices: letters }, 'B', 'B'],
    [boxes, [box(2), box(7, '40HQ')], [box(2), box(7, '40HQ')]],
    [{ kind: 'boxes', choices: ['20GP'] }, [box(500)], [box(500)]],
    [{ kind: 'carriers', choices: letters, most: 1 }, ['C', 'A'], ['C', 'A']],
    [{ kind: 'choices', choices: letters }, ['A'], ['A']],
    [{ kind: 'feeCodes', choices: letters }, ['B'], ['B']],
    [{ kind: 'files', most: 2 }, [file('a'), 'b'], ['a', 'b']],
    [{ kind: 'files' }, [file('a'), file('b'), file('c')], ['a', 'b', 'c']],
    [{ kind: 'email' }, 'wangke', 'EMAIL'],
    [{ kind: 'email' }, ' wangke@example.com', 'EMAIL'],
    [{ kind: 'creditCode' }, '91310000MA1FP12390', 'CREDIT_CODE'],
    [{ kind: 'mobile' }, '1380000888', 'MOBILE'],
    [{ kind: 'day' }, true, true],
    [{ kind: 'day' }, '2026-02-28', '2026-02-28'],
    [{ kind: 'day' }, '2026-02-29', 'NOT_A_DAY'],
    [{ kind: 'minute' }, '2026-02-28T23:59', '2026-02-28T23:59'],
    [{ kind: 'minute' }, '2026-02-28T24:00', 'NOT_A_MINUTE'],
    [{ kind: 'location' }, '上海', 'NOT_CHOSEN'],
    [{ kind: 'location' }, 'A', 'NOT_CHOSEN'],
    [{ kind: 'location' }, '-A', 'NOT_CHOSEN'],
    [{ kind: 'location' }, '1B-45678901', 'NOT_CHOSEN'],
    [{ kind: 'futureDay' }, '2026-01-14', 'DAY_PAST'],
    [{ kind: 'unNumber' }, '甲醇', 'UN_NUMBER'],
    [{ kind: 'unNumber' }, '12304', 'UN_NUMBER'],
    [{ kind: 'choice', choices: letters }, 'D', 'NOT_A_CHOICE'],
    [{ kind: 'freeText', least: 2 }, '甲', 'TOO_SHORT'],
    [{ kind: 'freeText', least: 2 }, '甲醇', '甲醇'],
    [{ kind: 'freeText', most: 2 }, ' 甲醇 ', '甲醇'],
    [{ kind: 'freeText', most: 2 }, '甲醇水', 'TOO_LONG'],
    [boxes, [box(1)], 'TOO_SMALL'],
    [boxes, [box(3), box(8, '40HQ')], 'TOO_LARGE'],
    [boxes, [box(2.5)], 'NOT_WHOLE'],
    [boxes, [box(3), box(4)], 'NOT_A_CHOICE'],
    [boxes, [box(3), box(3, '45HQ')], 'NOT_A_CHOICE'],
    [{ kind: 'boxes', choices: ['20GP'] }, [box(0.5)], 'NOT_WHOLE'],
    [{ kind: 'carriers', choices: letters }, ['A', 'D'], 'NOT_A_CHOICE'],
    [{ kind: 'choices', choices: letters }, ['D', 'A'], 'NOT_A_CHOICE'],
    [{ kind: 'feeCodes', choices: letters }, ['A', 'D'], 'NOT_A_CHOICE'],
    [{ kind: 'files', most: 1 }, [file('a'), file('b')], 'TOO_MANY_FILES'],
  ])('%o: %o', (field, typed, sent) => {
    const { form, errors } = read(field, { one: typed });
    expect(errors.one ?? form.one).toEqual(sent);
  });

  test('reports the limit it exceeds', () => {
    const errorsFor = (field: FieldData, one: unknown) =>
      errorsOf(form(field), { one }, { today: TODAY }).map(({ code, values }) => ({ code, values }));
    expect(errorsFor({ kind: 'freeText', least: 2 }, '甲')).toEqual([{ code: 'TOO_SHORT', values: { least: '2' } }]);
    expect(errorsFor({ kind: 'freeText', most: 2 }, '甲醇水')).toEqual([{ code: 'TOO_LONG', values: { most: '2' } }]);
    expect(errorsFor({ kind: 'files', most: 1 }, [file('a'), file('b')])).toEqual([
      { code: 'TOO_MANY_FILES', values: { most: '1' } },
    ]);
  });

  test('is required where it is mandatory', () => {
    const required: FieldData = { kind: 'freeText', required: true };
    expect(read(required, { one: ' ' })).toEqual({ form: {}, errors: { one: 'REQUIRED' } });
    expect(read({ kind: 'freeText' }, { one: ' ' })).toEqual({ form: {}, errors: {} });
  });

  test('has to be chosen where only its text was typed', () => {
    const field: FieldData = { kind: 'location', typedIn: 'text' };
    const errorsFor = (text: unknown) => read(field, { one: '', text }).errors;
    expect(errorsFor('上海')).toEqual({ one: 'NOT_CHOSEN' });
    expect([errorsFor(' '), errorsFor(''), errorsFor(undefined), errorsFor(7)]).toEqual([{}, {}, {}, {}]);
    expect(read(field, { one: 'CNSHA', text: '上海' })).toEqual({ form: { one: 'CNSHA' }, errors: {} });
    expect(read({ ...field, required: true }, { one: '', text: '' }).errors).toEqual({ one: 'REQUIRED' });
  });
});

describe('[4.31] a flat form', () => {
  const more = { other: { kind: 'choice', choices: ['Y', 'N'] } } as const;

  test('checks and sends a field only while another has its value', () => {
    const field: FieldData = { kind: 'unNumber', required: true, onlyIf: ['other', 'Y'] };
    expect(read(field, { one: '甲醇', other: 'Y' }, more)).toEqual({
      form: { one: '甲醇', other: 'Y' },
      errors: { one: 'UN_NUMBER' },
    });
    expect(read(field, { one: '甲醇', other: 'N' }, more)).toEqual({ form: { other: 'N' }, errors: {} });
    expect(read(field, { one: '', other: 'Y' }, more).errors).toEqual({ one: 'REQUIRED' });
    expect(read(field, { one: '', other: 'other' }, more).errors).toEqual({ other: 'NOT_A_CHOICE' });
  });

  test('checks and sends a field only beside another', () => {
    const field: FieldData = { kind: 'choice', choices: letters, onlyWith: 'other' };
    expect(read(field, { one: 'D', other: 'Y' }, more).errors).toEqual({ one: 'NOT_A_CHOICE' });
    expect(read(field, { one: 'D', other: '' }, more)).toEqual({ form: {}, errors: {} });
    expect(read(field, { one: 'A', other: 'Y' }, more).form).toEqual({ one: 'A', other: 'Y' });
  });

  test('keeps its fields, initial values and cross-field rules', () => {
    const fields = { one: { kind: 'freeText' }, other: { kind: 'freeText' } } as const;
    const checks = [
      ({ one }: Values, { today }: { today: string }) =>
        one === today ? [{ path: 'other', code: 'SAME_PORT' as const }] : [],
    ];
    const described = flatForm<Values>(fields, { one: 'first' }, checks);
    expect(described).toMatchObject({ fields, initial: { one: 'first' }, checks });
    expect(readFlat(described, { one: TODAY }, TODAY).errors).toEqual({ other: 'SAME_PORT' });
    expect(readFlat(described, { one: TODAY }).errors).toEqual({});
    expect(readFlat(described, { one: '' }).errors).toEqual({ other: 'SAME_PORT' });
  });

  test('offers the options of existing fields only', () => {
    const described = form({ kind: 'choice', choices: letters });
    expect(choicesAt(described, {}, { today: TODAY }, 'one')).toEqual(letters);
    expect(choicesAt(described, {}, { today: TODAY }, 'other')).toEqual([]);
    const chosen = choicesOf({ kind: 'choice', choices: ({ value }) => [String(value), 'D'] }, spotOf('A'));
    expect(chosen).toEqual(['A', 'D']);
  });

  test('is assembled from its sections in their order', () => {
    const sections = { second: { b: { kind: 'text' }, a: { kind: 'day' } }, first: { c: { kind: 'tick' } } } as const;
    expect(fieldsIn(sections)).toEqual({ b: { kind: 'text' }, a: { kind: 'day' }, c: { kind: 'tick' } });
    expect(fieldNames(fieldsIn(sections))).toEqual(['b', 'a', 'c']);
    expect(blankTexts(sections.second)).toEqual({ b: '', a: '' });
  });
});

test.each<[text: string, error: ErrorCode | null]>([
  ['2026-01-15', null],
  ['2026-01-14', 'DAY_PAST'],
  ['2025-12-31', 'DAY_PAST'],
  ['2027-01-16', null],
  ['2027-01-17', 'DAY_TOO_FAR'],
  ['2026-02-28', null],
  ['2026-02-29', 'NOT_A_DAY'],
  ['2026-13-01', 'NOT_A_DAY'],
  ['2026-1-20', 'NOT_A_DAY'],
  ['2026-01-200', 'NOT_A_DAY'],
  ['', 'NOT_A_DAY'],
])('[1.10b] a future day, seen from 15 January 2026: "%s"', (text, error) => {
  expect(dayError(text, TODAY)).toBe(error);
});
