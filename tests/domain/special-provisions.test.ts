import { describe, expect, test } from 'vitest';
import { specialProvisions, tankProvisions, wordedProvisions } from '#copy/dangerous-goods/provisions.ts';
import { unList } from '#tests/kit/un-entries.ts';

const rows = unList.flatMap((entry) => entry.rows);
/** Must, must not, may, only, need not: what a shipper does. */
const ACT = /须|不得|可以|只能|不必|写|按/;
const HARD_WORDS = /应予|之规定|方可|且应|本规则|该物质/;

describe('[3.14] special provisions in words', () => {
  test('each occurs in the list', () => {
    const listed = new Set(rows.flatMap((row) => row.specialProvisions ?? []));
    expect(Object.keys(specialProvisions).filter((code) => !listed.has(code))).toEqual([]);
    const ofTanks = new Set(rows.flatMap((row) => row.tankProvisions ?? []));
    expect(Object.keys(tankProvisions).filter((code) => !ofTanks.has(code))).toEqual([]);
  });

  test.each(Object.entries({ ...specialProvisions, ...tankProvisions }))(
    '%s says an act in short plain words',
    (_, text) => {
      expect(text).toMatch(ACT);
      expect(text).not.toMatch(HARD_WORDS);
      expect(text.length).toBeLessThanOrEqual(140);
      expect(text).toMatch(/。$/);
    },
  );

  test('cover nine of ten times that a row of the list has one', () => {
    const all = rows.flatMap((row) => row.specialProvisions ?? []);
    const worded = all.filter((code) => code in specialProvisions);
    expect(worded.length / all.length).toBeGreaterThan(0.9);
  });

  test('are listed once, by number, and tanks list theirs', () => {
    expect(wordedProvisions(['367', '163', '367', '279', 'TP2']).map(({ code }) => code)).toEqual([
      ...['SP 163', 'SP 367', 'TP2'],
    ]);
  });
});
