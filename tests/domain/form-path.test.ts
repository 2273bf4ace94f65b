import { describe, expect, test } from 'vitest';
import { joinPath, parentOf, pathsOf, patternOf, readAt, replaceAt } from '#domain/form/path.ts';
import { quantityError } from '#domain/form/shape.ts';

const form = { name: 'A', none: null, lines: [{ dg: { unNo: '1230' } }, { dg: { unNo: '1090' } }], other: { at: '' } };

describe('[4.31] a path of a form', () => {
  test('reads existing values, and undefined elsewhere', () => {
    const paths = ['name', 'lines.1.dg.unNo', 'none', 'none.at', 'name.length', 'name.at', 'lines.2.dg', 'toString'];
    expect(paths.map((path) => readAt(form, path))).toEqual([
      ...['A', '1090', null, undefined, undefined, undefined, undefined, undefined],
    ]);
    expect([readAt(form, ''), readAt(null, 'name')]).toEqual([form, undefined]);
  });

  test('replaces a value, and keeps other parts identical', () => {
    const changed = replaceAt(form, 'lines.1.dg.unNo', '1993');
    expect(changed).toEqual({ ...form, lines: [form.lines[0], { dg: { unNo: '1993' } }] });
    expect([changed.lines[0], changed.other]).toEqual([form.lines[0], form.other]);
    expect(changed.lines[0]).toBe(form.lines[0]);
    expect(changed.other).toBe(form.other);
    expect(replaceAt(form, '', 'B')).toBe('B');
  });

  test.each(['none.at', 'name.at', 'lines.2.dg', 'missing', 'other.missing'])(
    'that the form has not changes nothing: %s',
    (path) => {
      expect(replaceAt(form, path, 'B')).toBe(form);
    },
  );

  test('with an equal value changes nothing', () => expect(replaceAt(form, 'lines.0.dg.unNo', '1230')).toBe(form));

  test('with a wildcard matches all lines', () => {
    expect(pathsOf(form, 'lines.*.dg')).toEqual(['lines.0.dg', 'lines.1.dg']);
    expect(pathsOf({ lines: [{ of: [1, 2] }, { of: [] }] }, 'lines.*.of.*')).toEqual(['lines.0.of.0', 'lines.0.of.1']);
    expect([pathsOf(form, 'name'), pathsOf(form, 'missing.*'), pathsOf(form, 'other.*')]).toEqual([['name'], [], []]);
  });

  test('is joined, cut and named', () => {
    expect([joinPath('', 'name'), joinPath('other', 'at')]).toEqual(['name', 'other.at']);
    expect([parentOf('lines.0.dg'), parentOf('name')]).toEqual(['lines.0', '']);
    expect([patternOf('lines.12.dg.0'), patternOf('a1.2b')]).toEqual(['lines.*.dg.*', 'a1.2b']);
  });
});

test('[4.31] an invalid number reports the reason and its limit', () => {
  const limits = { decimals: 2, min: '0.5', max: 9 };
  const errorFor = (text: string, more: object = {}) => quantityError(text, { ...limits, ...more });
  expect(['', '0.5', '9', '1.25'].map((text) => errorFor(text))).toEqual([null, null, null, null]);
  expect(errorFor('0.49')).toEqual({ code: 'TOO_SMALL', values: { least: '0.5' } });
  expect(errorFor('9.01')).toEqual({ code: 'TOO_LARGE', values: { most: '9' } });
  expect(quantityError('1'.repeat(41), { decimals: 0 })).toEqual({ code: 'TOO_LARGE', values: { most: '' } });
  expect(errorFor('1.255')).toEqual({ code: 'TOO_MANY_DECIMALS', values: { places: '2' } });
  expect(errorFor('1.5', { decimals: 0 })).toEqual({ code: 'NOT_WHOLE' });
  expect([errorFor('1e3'), errorFor('one')]).toEqual([{ code: 'SCIENTIFIC' }, { code: 'NOT_A_NUMBER' }]);
});
