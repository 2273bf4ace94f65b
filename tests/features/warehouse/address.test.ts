import { describe, expect, it } from 'vitest';
import { withFieldsOf } from '#domain/query-text.ts';
import { goodsOfRows, isWrong, readWarehouseTerms, typedGoods } from '#domain/warehouse/address.ts';

describe('[3.5] the query of the warehouse list', () => {
  it('is read as far as it makes sense', () => {
    expect(
      readWarehouseTerms(
        '?kind=%E7%94%B2%E7%B1%BB&class=3&area=500&km=20&work=LABEL&work=COUNT&work=BURN&mode=PALLET&pallets=16&days=30&store=warehouse-01',
      ),
    ).toEqual({
      ...{ kind: '甲类', dgClass: '3', area: 500, km: 20, works: ['LABEL', 'COUNT'] },
      ...{ mode: 'PALLET', pallets: 16, days: 30, store: 'warehouse-01' },
    });
  });

  it.each([
    '',
    'kind=x&class=99&area=-1&km=0&mode=BOX&pallets=1.5&days=366&store=%27%20or%201',
    'days=%E0%A4%A&area=1e9&store=<script>',
  ])('is as usual where it makes none: %s', (query) => {
    expect(readWarehouseTerms(query)).toEqual({
      ...{ kind: null, dgClass: null, area: null, km: null, works: [] },
      ...{ mode: 'TON', pallets: null, days: null, store: '' },
    });
  });

  it('has the number of the card first, and one row where no goods are typed', () => {
    const rows = typedGoods('un=&un=2014&un=1789&pg=II&pg=&pg=III&fp=11.0&fp=&fp=', '1230');
    expect(rows.map(({ id, unNo, packingGroup, flashPoint }) => [id, unNo, packingGroup, flashPoint])).toEqual([
      [1, '1230', 'II', '11.0'],
      [2, '2014', '', ''],
      [3, '1789', 'III', ''],
    ]);
    expect(typedGoods('', '').map(({ unNo }) => unNo)).toEqual(['']);
    expect(typedGoods('un=1&un=2&un=3&un=4&un=5&un=6&un=7', '')).toHaveLength(6);
    expect(goodsOfRows(rows)).toEqual([
      { unNo: '1230', packingGroup: 'II', flashPoint: '11.0' },
      { unNo: '2014' },
      { unNo: '1789', packingGroup: 'III' },
    ]);
  });

  it.each([
    ['a number that is none', { unNo: '12' }, true],
    ['a flash point that is none', { unNo: '1230', flashPoint: 'warm' }, true],
    ['a flash point beyond what is measured', { unNo: '1230', flashPoint: '301' }, true],
    ['a flash point of no goods', { flashPoint: '11' }, true],
    ['a group of no goods', { packingGroup: 'II' }, true],
    ['an empty row', {}, false],
    ['a number with its letters', { unNo: 'UN1230', flashPoint: '-20.5' }, false],
  ])('detects %s', (_, row, wrong) => {
    const typed = { id: 1, unNo: '', packingGroup: '', flashPoint: '', ...row };
    expect(isWrong(typed)).toBe(wrong);
    expect(goodsOfRows([typed])).toHaveLength(wrong || typed.unNo === '' ? 0 : 1);
  });

  it('stays behind another query, its own fields alone', () => {
    expect(withFieldsOf('orgPortCode=370200', ['un', 'days'], '?days=30&un=1230&un=&orgPortCode=310000')).toBe(
      'orgPortCode=370200&days=30&un=1230&un=',
    );
    expect(withFieldsOf('', ['un'], 'un=%E7%94%B2&x=1')).toBe('un=%E7%94%B2');
    expect(withFieldsOf('a=1', ['un'], '')).toBe('a=1');
  });

  it('accepts the same goods once', () => {
    expect(goodsOfRows(typedGoods('un=1230&un=UN1230&un=1230&fp=&fp=&fp=12', ''))).toEqual([
      { unNo: '1230' },
      { unNo: '1230', flashPoint: '12' },
    ]);
  });
});
