import { describe, expect, test, vi } from 'vitest';
import { setField } from '#domain/form/change.ts';
import { errorsAt, errorsOf, hasBlockingErrors } from '#domain/form/check.ts';
import { type AnyField, type FieldError, type FieldKind, type FormDescription, section } from '#domain/form/field.ts';
import { fieldAt } from '#domain/form/path.ts';
import { tidy, tidyValue } from '#domain/form/tidy.ts';
import { isDay, isMinute } from '#domain/text.ts';

interface Line {
  name: string;
  weight: string;
}

const blank = {
  name: '' as unknown,
  other: '' as unknown,
  day: '',
  lines: [
    { name: 'a', weight: '1' },
    { name: 'b', weight: '2' },
  ] as Line[],
};
type Form = typeof blank;
type Context = { limit: number };
type Checks = FormDescription<Form, Context>['checks'];

const context: Context = { limit: 9 };
const formOf = (more: Partial<Form>): Form => ({ ...blank, ...more });
const describing = (field: AnyField<Form, Context>, checks: Checks = []): FormDescription<Form, Context> => ({
  sections: [section<Form, Form, Context>({ at: '', step: 'first', fields: { name: field, other: { kind: 'text' } } })],
  checks,
});
const error = (path: string, code: FieldError['code'], values: FieldError['values'] = {}): FieldError => ({
  ...{ path, code, values, level: 'BLOCK' },
});
const codesOf = (field: AnyField<Form, Context>, name: unknown) =>
  errorsAt(describing(field), formOf({ name }), context, 'name').map(({ code }) => code);

describe('[4.31] a field of a form', () => {
  test('is found by its path in any line, and only if described', () => {
    const lines = section<Form, Line, Context>({ at: 'lines.*', step: 'second', fields: { weight: { kind: 'text' } } });
    const named = describing({ kind: 'text' });
    const description = { ...named, sections: [...named.sections, lines] };
    expect(fieldAt(description, 'name')).toEqual({
      ...{ section: named.sections[0], field: { kind: 'text' }, key: 'name' },
    });
    expect(fieldAt(description, 'lines.12.weight')).toEqual({
      ...{ section: lines, field: { kind: 'text' }, key: 'weight' },
    });
    const nowhere = ['weight', 'lines.0.name', 'lines.weight', 'else.name', 'toString', 'lines.0', ''];
    expect(nowhere.map((path) => fieldAt(description, path))).toEqual(nowhere.map(() => null));
    expect(errorsAt(description, blank, context, 'weight')).toEqual([]);
  });

  test('passes value, section, form and context to its rules', () => {
    const rule = vi.fn(() => null);
    const shown = vi.fn(() => true);
    const weight = { kind: 'text' as const, rules: [rule], shown };
    const sectionShown = vi.fn(() => true);
    const description: FormDescription<Form, Context> = {
      sections: [section<Form, Line, Context>({ at: 'lines.*', step: 's', shown: sectionShown, fields: { weight } })],
      checks: [],
    };
    expect(errorsAt(description, blank, context, 'lines.1.weight')).toEqual([]);
    const spot = { value: '2', scope: blank.lines[1], form: blank, context, path: 'lines.1.weight' };
    expect(rule.mock.calls).toEqual([[spot]]);
    expect(shown.mock.calls).toEqual([[spot]]);
    expect(sectionShown.mock.calls).toEqual([[blank.lines[1], blank, context]]);
  });

  test('that has to be filled in is not empty', () => {
    const errorsFor = (kind: FieldKind, required: NonNullable<AnyField<Form, Context>['required']>) =>
      ['', false, null, undefined, [], 'x', true, ['x'], 0].map((value) => codesOf({ kind, required }, value).join());
    expect(errorsFor('text', true)).toEqual([...Array(5).fill('REQUIRED'), ...Array(4).fill('')]);
    expect(errorsFor('tick', true)).toEqual([...Array(5).fill('MUST_TICK'), ...Array(4).fill('')]);
    expect(errorsFor('text', false)).toEqual(Array(9).fill(''));
    expect(errorsFor('text', ({ context: { limit } }) => limit === 9)).toEqual(errorsFor('text', true));
    expect(errorsFor('text', ({ context: { limit } }) => limit !== 9)).toEqual(errorsFor('text', false));
    expect(codesOf({ kind: 'text' }, '')).toEqual([]);
    expect(errorsAt(describing({ kind: 'text', required: true }), blank, context, 'name')).toEqual([
      error('name', 'REQUIRED'),
    ]);
  });

  test('is checked for its kind before its rules, and for its choices before its length', () => {
    const rules = [() => ({ code: 'REFUSED' as const })];
    const choices = () => ['one', 'three'];
    const errorsFor = (field: Omit<AnyField<Form, Context>, 'rules'>, name: unknown) =>
      errorsAt(describing({ ...field, rules }), formOf({ name }), context, 'name');
    const refused = [error('name', 'REFUSED')];
    expect(errorsFor({ kind: 'choice', choices, most: 2 }, 'two')).toEqual([error('name', 'NOT_A_CHOICE')]);
    expect(errorsFor({ kind: 'choice', choices }, 'three')).toEqual(refused);
    expect(errorsFor({ kind: 'choice', choices }, ['two'])).toEqual(refused);
    expect(errorsFor({ kind: 'text', most: 3 }, 'four')).toEqual([error('name', 'TOO_LONG', { most: '3' })]);
    expect(errorsFor({ kind: 'text', most: 3 }, 'two')).toEqual(refused);
    expect(errorsFor({ kind: 'day' }, '2026-02-29')).toEqual([error('name', 'NOT_A_DAY')]);
    expect(errorsFor({ kind: 'day' }, '2026-02-28')).toEqual(refused);
    expect(errorsFor({ kind: 'minute' }, '2026-02-28')).toEqual([error('name', 'NOT_A_MINUTE')]);
    expect(errorsFor({ kind: 'minute' }, '2026-02-28T08:30')).toEqual(refused);
    expect(errorsFor({ kind: 'text' }, '2026-02-29')).toEqual(refused);
  });

  test('collects warnings until an error', () => {
    const rules: AnyField<Form, Context>['rules'] = [
      () => null,
      () => ({ code: 'HS_NOT_TEN', level: 'WARN' }),
      () => ({ code: 'TOO_LONG', values: { most: '3' } }),
      () => ({ code: 'REFUSED' }),
    ];
    expect(errorsAt(describing({ kind: 'text', rules }), formOf({ name: 'x' }), context, 'name')).toEqual([
      { ...error('name', 'HS_NOT_TEN'), level: 'WARN' },
      error('name', 'TOO_LONG', { most: '3' }),
    ]);
  });
});

test('a day is one of the calendar of this century, a minute one of a day', () => {
  const days = ['2000-01-01', '2024-02-29', '2026-02-28', '2026-12-31'];
  const none = [
    ...['1999-12-31', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '2026-1-01', ''],
    ...['12026-01-01', '2026-01-011', '2026/01/01'],
  ];
  expect(days.filter(isDay)).toEqual(days);
  expect(none.filter(isDay)).toEqual([]);
  const minutes = ['2026-10-20T00:00', '2026-10-20T19:59', '2026-10-20T23:09'];
  const others = [
    ...['2026-10-20T24:00', '2026-10-20T09:60', '2026-10-20T9:00', '2026-10-20 09:00', '2026-10-20', 'T09:00'],
    ...['2026-02-29T09:00', '2026-10-20T09:00:00', '22026-10-20T09:00'],
  ];
  expect(minutes.filter(isMinute)).toEqual(minutes);
  expect(others.filter(isMinute)).toEqual([]);
});

describe('[4.31] a whole form', () => {
  const required = { kind: 'text', required: true } as const;
  const description: FormDescription<Form, Context> = {
    sections: [
      section<Form, Form, Context>({
        at: '',
        step: 'first',
        fields: { name: required, other: { ...required, shown: ({ form }) => form.day !== '' }, day: required },
      }),
      section<Form, { name: string }, Context>({
        ...{ at: 'missing', step: 'first', shown: ({ name }) => name === '', fields: { name: required } },
      }),
      section<Form, Line, Context>({
        at: 'lines.*',
        step: 'second',
        shown: ({ name }, { lines }, { limit }) => name !== 'hidden' && lines.length < limit,
        fields: { weight: { kind: 'text', rules: [() => ({ code: 'UNDER_ONE_TON', level: 'WARN' })] }, name: required },
      }),
    ],
    checks: [
      () => [
        { path: 'name', step: 'first', code: 'OFFER_MISSING' },
        { path: 'lines.1.weight', step: 'second', code: 'OVER_PAYLOAD', values: { limit: '3' } },
        { path: 'lines.1.name', step: 'second', code: 'WEIGHTS_DIFFER', level: 'WARN' },
        { path: 'agree', step: 'third', code: 'MUST_TICK' },
      ],
    ],
  };
  const form = formOf({
    lines: [
      { name: 'hidden', weight: '1' },
      { name: '', weight: '2' },
    ],
  });
  const first = [error('name', 'REQUIRED'), error('day', 'REQUIRED')];
  const line: FieldError[] = [
    { ...error('lines.1.weight', 'UNDER_ONE_TON'), level: 'WARN' },
    error('lines.1.name', 'REQUIRED'),
  ];
  const over = error('lines.1.weight', 'OVER_PAYLOAD', { limit: '3' });

  test('lists errors in order, and cross-field ones only without field errors', () => {
    expect(errorsOf(description, form, context)).toEqual([...first, ...line, over, error('agree', 'MUST_TICK')]);
    expect(errorsOf(description, form, { limit: 2 })).toEqual([
      ...[...first, over, { ...error('lines.1.name', 'WEIGHTS_DIFFER'), level: 'WARN' }],
      error('agree', 'MUST_TICK'),
    ]);
    const dated = formOf({ name: 'x', day: 'd', lines: [] });
    expect(errorsOf({ ...description, checks: [] }, dated, context)).toEqual([error('other', 'REQUIRED')]);
  });

  test('lists the errors of one step', () => {
    expect(errorsOf(description, form, context, 'first')).toEqual(first);
    expect(errorsOf(description, form, context, 'second')).toEqual([...line, over]);
    expect(errorsOf(description, form, context, 'third')).toEqual([error('agree', 'MUST_TICK')]);
  });

  test('is shown and checked as sections and fields define', () => {
    const errorsFor = (path: string, of: Form) => errorsAt(description, of, context, path);
    expect(errorsFor('lines.0.name', formOf({ lines: [{ name: 'hidden', weight: '' }] }))).toEqual([]);
    expect(errorsFor('lines.1.name', form)).toEqual([error('lines.1.name', 'REQUIRED')]);
    expect(errorsFor('other', form)).toEqual([]);
    expect(errorsFor('other', formOf({ day: 'd' }))).toEqual([error('other', 'REQUIRED')]);
  });

  test('is blocked by errors, not by warnings', () => {
    const warning: FieldError = { ...error('name', 'HS_NOT_TEN'), level: 'WARN' };
    expect([[], [warning], [warning, over], [over]].map(hasBlockingErrors)).toEqual([false, false, true, true]);
  });
});

describe('normalising typed values', () => {
  const rows: [field: Pick<AnyField<Form, Context>, 'decimals' | 'kind'>, typed: unknown, meant: unknown][] = [
    [{ kind: 'whole' }, ' 1,234 ', '1234'],
    [{ kind: 'quantity' }, '１,２３４.5', '1234.5'],
    [{ kind: 'quantity' }, '1,000.234', '1000.234'],
    [{ kind: 'quantity' }, ' 1,000.2345', '1,000.2345'],
    [{ kind: 'quantity', decimals: 1 }, '1,000.2', '1000.2'],
    [{ kind: 'quantity', decimals: 1 }, '1,000.23', '1,000.23'],
    [{ kind: 'code' }, ' csqu 305438-3 ', 'CSQU305438-3'],
    [{ kind: 'unNumber' }, 'un 1230', '1230'],
    [{ kind: 'unNumber' }, 'un 123', 'UN123'],
    [{ kind: 'phone' }, '+86 138-0013-8000', '13800138000'],
    [{ kind: 'longText' }, ' a１\r\nb\rc\n', 'a１\nb\nc'],
    [{ kind: 'text' }, '　甲醇（９９．９％ Ａａｚ）　', '甲醇（99．9％ Aaz）'],
    [{ kind: 'text' }, ' a  b ', 'a  b'],
    [{ kind: 'choice' }, ' a ', ' a '],
    [{ kind: 'tick' }, true, true],
    [{ kind: 'text' }, ['a '], ['a ']],
  ];
  test.each(rows)('%o %j', (field, typed, meant) => {
    expect(tidyValue(field, typed)).toEqual(meant);
  });

  test('in every line of a form, and a tidy form stays the same', () => {
    const description: FormDescription<Form, Context> = {
      sections: [
        section<Form, Form, Context>({ at: '', step: 's', fields: { name: { kind: 'text' }, day: { kind: 'day' } } }),
        section<Form, Line, Context>({ at: 'lines.*', step: 's', fields: { weight: { kind: 'quantity' } } }),
      ],
      checks: [],
    };
    const [line] = blank.lines as [Line];
    const typed = formOf({ name: ' x ', other: ' y ', lines: [line, { name: ' b ', weight: '1,000' }] });
    const meant = formOf({ name: 'x', other: ' y ', lines: [line, { name: ' b ', weight: '1000' }] });
    const tidied = tidy(description, typed);
    expect(tidied).toEqual(meant);
    expect(tidied.lines[0]).toBe(line);
    expect(tidy(description, meant)).toBe(meant);
  });
});

describe('setting a field', () => {
  const resets = vi.fn(() => ({ weight: '' }));
  const weighed = section<Form, Line, Context>({
    at: 'lines.*',
    step: 's',
    fields: { name: { kind: 'text', resets } },
  });
  const description: FormDescription<Form, Context> = {
    ...describing({ kind: 'text' }),
    sections: [...describing({ kind: 'text' }).sections, weighed],
  };

  test('resets dependent fields of its section', () => {
    const [line] = blank.lines as [Line];
    const set = setField(description, blank, context, 'lines.1.name', 'c');
    expect(set).toEqual(formOf({ lines: [line, { name: 'c', weight: '' }] }));
    expect(set.lines[0]).toBe(line);
    expect(resets.mock.calls).toEqual([[{ name: 'c', weight: '2' }, context]]);
    expect(setField(description, blank, context, 'name', 'x')).toEqual(formOf({ name: 'x' }));
  });

  test('is followed by the rest of the form, unless it was so already', () => {
    const follow = vi.fn((form: Form) => ({ ...form, day: 'followed' }));
    const following = { ...description, follow };
    expect(setField(following, blank, context, 'name', 'x')).toEqual(formOf({ name: 'x', day: 'followed' }));
    expect(follow.mock.calls).toEqual([[formOf({ name: 'x' }), context, 'name', blank]]);
    expect(setField(following, blank, context, 'name', '')).toBe(blank);
    expect(setField(following, blank, context, 'lines.0.name', 'a')).toBe(blank);
  });
});
