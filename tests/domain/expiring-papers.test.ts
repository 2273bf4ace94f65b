import { describe, expect, it } from 'vitest';
import { DAY_MS, PAPERS_END_WITHIN_DAYS } from '#domain/limits.ts';
import { expiringPapers } from '#domain/orders/expiring-papers.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');
const paper = (name: string, day: string, goods: string | null = '甲醇', orderNo = 'FCL26101200007') => ({
  ...{ paper: name, day, goods, orderNo },
});
const namesOf = (papers: Parameters<typeof expiringPapers>[0]) =>
  expiringPapers(papers, NOW).map(({ paper: name, day }) => `${name} ${day}`);

describe('papers that end soon', () => {
  it('[10.12] are valid to the end of their day, soonest first', () => {
    const foundErrors = expiringPapers(
      [paper('PACKAGING_TEST', '2026-12-01'), paper('LICENCE', '2026-10-12', null)],
      NOW,
    );
    expect(foundErrors.map(({ at }) => new Date(at).toISOString())).toEqual([
      '2026-10-12T15:59:59.999Z',
      '2026-12-01T15:59:59.999Z',
    ]);
  });

  it('[10.12] exclude expired documents and those with time left', () => {
    expect(namesOf([paper('PACKAGING_TEST', '2026-10-11')])).toEqual([]);
    const last = new Date(NOW + PAPERS_END_WITHIN_DAYS * DAY_MS).toISOString().slice(0, 10);
    expect(namesOf([paper('PACKAGING_TEST', last)])).toEqual([]);
    expect(namesOf([paper('PACKAGING_TEST', '2027-01-09')])).toEqual(['PACKAGING_TEST 2027-01-09']);
  });

  it('[10.12] the first day on which it is named', () => {
    const licence = paper('LICENCE', '2027-03-01', null);
    const first = Date.parse('2027-03-01T23:59:59.999+08:00') - PAPERS_END_WITHIN_DAYS * DAY_MS;
    expect([expiringPapers([licence], first - 1).length, expiringPapers([licence], first).length]).toEqual([0, 1]);
  });

  it('[10.12] of two that end at once the one that came first', () => {
    const [one, other] = [paper('LICENCE', '2026-10-31', null, 'A'), paper('LICENCE', '2026-10-31', null, 'B')];
    expect(expiringPapers([one, other], NOW).map(({ orderNo }) => orderNo)).toEqual(['A']);
  });

  it('[10.12] are expired at the end of their day, and documents without goods count once', () => {
    const [foundErrors] = expiringPapers([paper('LICENCE', '2026-10-12', null)], NOW);
    const end = foundErrors?.at ?? 0;
    expect(expiringPapers([paper('LICENCE', '2026-10-12', null)], end - 1)).toHaveLength(1);
    expect(expiringPapers([paper('LICENCE', '2026-10-12', null)], end)).toEqual([]);
    expect(namesOf([paper('LICENCE', '2026-10-31', null), paper('LICENCE', '2026-11-30', '')])).toEqual([
      'LICENCE 2026-11-30',
    ]);
  });

  it('[10.12] a sheet ends where it is refused, five years after it was written', () => {
    expect(
      namesOf([paper('SDS_CN', '2021-11-01'), paper('SDS_EN', '2023-11-01'), paper('SDS_CN', '2020-11-01', '丙酮')]),
    ).toEqual(['SDS_CN 2021-11-01']);
    expect(namesOf([paper('SDS_EN', '2021-11-01')])).toEqual(['SDS_EN 2021-11-01']);
  });

  it('[10.12] exclude documents renewed for the same goods, in any order', () => {
    const old = paper('PACKAGING_TEST', '2026-10-31');
    const renewed = paper('PACKAGING_TEST', '2027-10-31', '甲醇', 'FCL26101200009');
    expect(namesOf([old, renewed])).toEqual([]);
    expect(namesOf([renewed, old])).toEqual([]);
    expect(namesOf([old, { ...renewed, goods: '丙酮' }])).toEqual(['PACKAGING_TEST 2026-10-31']);
  });
});
