import { describe, expect, it } from 'vitest';
import { fillBoxes } from '#domain/cargo/box-fill.ts';
import { isTankSufficient, liquidTankCodes } from '#domain/cargo/tank-code.ts';
import { decimalText } from '#domain/decimal.ts';
import { casCheckDigit, isCasNumber } from '#domain/identity/cas-number.ts';
import { listedClasses } from '#domain/reference/dangerous-classes.ts';
import { classesUnder, readClasses } from '#server/market/dangerous-goods/class-words.ts';

describe('[3.14] boxes for a load', () => {
  const box = { practicalVolume: 25, payloadKg: 28_250 };

  it.each([
    ['room ends first', { volume: '24.9', weightKg: '12000' }, [1, '99.6', '42.5', 'VOLUME']],
    ['a full box', { volume: 25, weightKg: 28_250 }, [1, '100.0', '100.0', 'VOLUME']],
    ['a litre more needs another', { volume: '25.001', weightKg: 1000 }, [2, '50.1', '1.8', 'VOLUME']],
    ['weight ends first', { volume: 18, weightKg: 60_000 }, [3, '24.0', '70.8', 'WEIGHT']],
  ] as const)('%s', (_, load, expected) => {
    const { boxes, volumePercent, weightPercent, by } = fillBoxes(load, box);
    expect([boxes, decimalText(volumePercent), decimalText(weightPercent), by]).toEqual(expected);
  });
});

describe('[3.14] tank codes', () => {
  it('run from T1 to T22', () => {
    expect([liquidTankCodes.length, liquidTankCodes[0], liquidTankCodes.at(-1)]).toEqual([22, 'T1', 'T22']);
  });

  it.each([
    ['T4', 'T4', true],
    ['T4', 'T11', true],
    ['T7', 'T4', false],
    ['T9', 'T10', true],
    ['T8', 'T11', false],
    ['T10', 'T13', false],
    ['T2', 'T3', false],
    ['T22', 'T1', false],
    ['T50', 'T50', true],
    ['T50', 'T22', false],
    ['T4', 'T50', false],
  ])('for %s a tank of %s: %s', (required, offered, isEnough) => {
    expect(isTankSufficient(required, offered)).toBe(isEnough);
  });
});

describe('[3.14] classes as people write them', () => {
  it.each<[string, string[]]>([
    ['3类', ['3']],
    [' 第 3 类 ', ['3']],
    ['3', ['3']],
    ['2', ['2.1', '2.2', '2.3']],
    ['第2类', ['2.1', '2.2', '2.3']],
    ['6.1', ['6.1']],
    ['6.1项', ['6.1']],
    ['class 8', ['8']],
    ['CLASS 4.3', ['4.3']],
    ['易燃液体', ['3']],
    ['自反应', ['4.1']],
    ['爆炸品', ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6']],
    ['６．１类', ['6.1']],
    ['10类', []],
    ['2.7', []],
    ['3.1', []],
    ['123', []],
    ['甲醇', []],
    ['', []],
  ])('%j', (typed, classes) => {
    expect(readClasses(typed)).toEqual(classes);
  });

  it('a main class includes its divisions, not longer numbers', () => {
    expect([classesUnder('5'), classesUnder('5.1'), classesUnder('9'), classesUnder('0')]).toEqual([
      ['5.1', '5.2'],
      ['5.1'],
      ['9'],
      [],
    ]);
    expect(listedClasses.slice(0, 3)).toEqual(['1', '1.1', '1.2']);
    expect(listedClasses.filter((code) => !code.includes('.'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  });
});

describe('[3.14] the check digit of a CAS number', () => {
  it.each([
    ['108-88-3', 3],
    ['108-88-9', 3],
    ['67-56-1', 1],
    ['7664-93-0', 9],
    ['１０８-８８-３', 3],
    ['50-00-0', 0],
    ['108-88', null],
    ['1-88-3', null],
    ['12345678-88-3', null],
  ])('of %s is %s', (text, digit) => {
    expect(casCheckDigit(text)).toBe(digit);
  });

  it('decides whether the number is one', () => {
    expect(['108-88-3', '108-88-9', '50-00-0', 'x'].map(isCasNumber)).toEqual([true, false, true, false]);
  });
});
