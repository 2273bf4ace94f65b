import { describe, expect, it } from 'vitest';
import { sheetKinds } from '#domain/imports/kinds.ts';
import type { WorkService } from '#domain/imports/services.ts';
import type { RateRow } from '#domain/rates/columns.ts';
import { sheetLists as lists } from '#tests/kit/sheet-lists.ts';

/** Fees each service charges besides its lanes; any other row would never be charged. */
const fees: Readonly<Record<Exclude<WorkService, 'warehouse'>, string>> = {
  cfs: 'STF WHI EPU GTI TRK PLT LSH ABG PTN DNG WRP MRK SRT VGM PHT VDO FUM PLC OLP DGD CUS DIRECT',
  truck: 'RDB RDK ESC',
  dgdesk: 'DGP SDS SDT RPT PUC DGD TRN ERP URG',
  fclWorks: 'TRK CUS DGD CFS DDC STF PLC INS VDO CRT STO HDL DST',
  tankWorks: 'TRK TCL THT TN2 TSG TT2 TT5 TLN TRS TRP DST TLS TLL TLF TDP',
  flexitankWorks: 'LYR EVO HTP INS',
};
const services = Object.keys(fees) as (keyof typeof fees)[];
const placed = (rows: readonly RateRow[]) => rows.map((row, at) => ({ row, sheet: '价目', at: at + 2 }));

describe('[10.3] a table of work', () => {
  it.each(services)('of %s takes the fees that it charges, and no other', (service) => {
    const taken = lists.fee.filter(({ code }) => sheetKinds[service].checkRow({ fee: code }, lists).length === 0);
    expect(taken.map(({ code }) => code).sort()).toEqual(fees[service].split(' ').sort());
    expect(sheetKinds[service].checkRow({ fee: 'AF' }, lists)).toEqual([['fee', 'FEE_OF_ANOTHER_SERVICE']]);
  });

  it('charges a fee by one of its own units; unparsable cells are skipped', () => {
    const { checkRow } = sheetKinds.truck;
    expect(checkRow({ fee: 'RDK', basis: 'KILOMETRE' }, lists)).toEqual([]);
    expect(checkRow({ fee: 'RDK', basis: 'CONTAINER' }, lists)).toEqual([['basis', 'BASIS_OF_ANOTHER_FEE']]);
    expect(checkRow({ basis: 'CONTAINER' }, lists)).toEqual([]);
  });

  it('accepts one row per fee, unit and goods, and refers to the first', () => {
    const line = { fee: 'TRK', box: '20GP', cargo: 'N', price: '1' };
    const { checkRows, columns, keyOf } = sheetKinds.fclWorks;
    const rows = [
      line,
      { ...line, fee: 'STF' },
      { ...line, box: '' },
      { ...line, cargo: 'Y' },
      { ...line, price: '2' },
      line,
    ];
    const twice = { sheet: '价目', column: '费用代码', kind: 'SAME_LINE', found: '价目 2' };
    expect(checkRows(placed(rows), columns)).toEqual([
      { ...twice, row: 6 },
      { ...twice, row: 7 },
    ]);
    expect(keyOf({ fee: 'TRK', cargo: 'N' })).toBe(keyOf({ fee: 'TRK', box: '', cargo: 'N' }));
    expect(keyOf({ fee: 'TR', box: 'K20', cargo: 'N' })).not.toBe(keyOf({ fee: 'TRK', box: '20', cargo: 'N' }));
  });
});

describe('[10.3] daily storage rates', () => {
  const { checkRow, checkRows, columns, keyOf } = sheetKinds.warehouse;
  const none = { warehouse: 'warehouse-01', currency: 'CNY', perTon: '', perPallet: '', perCubicMetre: '' };

  it.each([
    [{}, [['perTon', 'MISSING']]],
    [{ perTon: '2.20' }, []],
    [{ perPallet: '3.00' }, []],
    [{ perCubicMetre: '2.00' }, []],
    [{ perTon: '2.20', currency: 'USD' }, [['currency', 'OTHER_CURRENCY']]],
    [
      { currency: 'USD' },
      [
        ['currency', 'OTHER_CURRENCY'],
        ['perTon', 'MISSING'],
      ],
    ],
  ])('%o is %o', (change, expected) => {
    expect(checkRow({ ...none, ...change }, lists)).toEqual(expected);
  });

  it('unparsable cells are skipped', () => {
    expect(checkRow({ perTon: '', perPallet: '' }, lists)).toEqual([]);
  });

  it('a warehouse has one line, and points to the first', () => {
    const rows = [none, { ...none, warehouse: 'warehouse-02' }, { ...none, perTon: '1.00' }, none];
    const twice = { sheet: '价目', column: '仓库', kind: 'SAME_LINE', found: '价目 2' };
    expect(checkRows(placed(rows), columns)).toEqual([
      { ...twice, row: 4 },
      { ...twice, row: 5 },
    ]);
    expect([keyOf(none), keyOf({})]).toEqual(['warehouse-01', '']);
  });
});
