import { describe, expect, it } from 'vitest';
import { airLines, airTariff } from '#domain/air/fee-lines.ts';
import { airFreight } from '#domain/air/fees.ts';
import { airBookingClose, flightDays } from '#domain/air/flight-days.ts';
import { airLimit, airLimitsOf, exceedsAirLimit } from '#domain/air/limits.ts';
import { airLoad, volumeOfPieces } from '#domain/air/load.ts';
import { type FeeRate, totalsOf } from '#domain/fees/line.ts';
import { DAY_MS } from '#domain/limits.ts';
import { unEntryOf, unList } from '#tests/kit/un-entries.ts';

const tariff = airTariff([
  { unit: 'M', amount: '320' },
  { unit: '1000', amount: '18.8' },
  { unit: 'N', amount: '38' },
  { unit: '45', amount: '29.5' },
  { unit: '100', amount: '24' },
  { unit: '300', amount: '21.5' },
  { unit: '500', amount: '20' },
]);

const rate = (feeCode: string, unitPrice: string, basis: FeeRate['basis']): FeeRate => ({
  ...{ feeCode, unitPrice, basis, feeName: feeCode, group: 'FREIGHT', currency: '1' },
  ...{ when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate: null },
});

describe('the price of an air waybill', () => {
  it.each([
    ['the golden 85 kg', '85', '0.42', 'HIGHER_BREAK', '2400.00', '107.50', '100'],
    ['the golden 260 kg', '260', '1.8', 'OWN_BREAK', '6471.50', '0.00', '301.0'],
    ['the golden 5 kg', '5', '0.01', 'MINIMUM', '320.00', '0', '1'],
  ] as const)('%s, with the break it is charged at', (_, gross, volume, by, amount, saved, quantity) => {
    const freight = airFreight(tariff, gross, volume);
    const [line] = airLines(freight, []);
    expect([freight.by, line?.amount, line?.quantity]).toEqual([by, amount, quantity]);
    expect(Number(freight.saved.units) / 10 ** freight.saved.scale).toBe(Number(saved));
  });

  it.each([
    ['a break by the kilogram charged', '85', '0.42', { basis: 'KILOGRAM', unitPrice: '24', quantity: '100' }],
    ['the least once a waybill', '5', '0.01', { basis: 'SHIPMENT', unitPrice: '320.00', quantity: '1' }],
  ] as const)('[5.9] names freight, %s', (_, gross, volume, counted) => {
    expect(airLines(airFreight(tariff, gross, volume), [])).toMatchObject([
      { group: 'FREIGHT', feeCode: 'AF', feeName: '空运费', currency: '1', payTerm: 'PRE', atCost: false, ...counted },
    ]);
  });

  it('[5.9] without a least charges the normal rate from the first half kilogram', () => {
    const plain = airTariff([
      { unit: '45', amount: '29.5' },
      { unit: 'N', amount: '38' },
    ]);
    const freight = airFreight(plain, '0.3', '0.001');
    expect(freight).toMatchObject({ by: 'OWN_BREAK', fromKg: 0 });
    expect(airLines(freight, [])).toMatchObject([{ quantity: '0.5', amount: '19.00' }]);
  });

  it('adds surcharges by the chargeable weight, not by the one charged', () => {
    const lines = airLines(airFreight(tariff, '85', '0.42'), [
      rate('MYC', '6.5', 'KILOGRAM'),
      rate('XDC', '1.2', 'KILOGRAM'),
      rate('AWB', '50', 'SHIPMENT'),
      { ...rate('RPT', '900', 'TIME'), when: { kind: 'CHOSEN' } },
    ]);
    expect(lines.map(({ feeCode, amount }) => [feeCode, amount])).toEqual([
      ['AF', '2400.00'],
      ['MYC', '552.50'],
      ['XDC', '102.00'],
      ['AWB', '50.00'],
    ]);
    expect(totalsOf(lines)).toEqual([{ currency: '1', amount: '3104.50' }]);
  });

  it('names the break of the goods themselves beside the one charged', () => {
    const { own, fromKg } = airFreight(tariff, '85', '0.42');
    expect([own?.fromKg, fromKg]).toEqual([45, 100]);
  });
});

describe('the chargeable weight of a load', () => {
  it('takes its volume from its pieces, rounded up to the litre', () => {
    const drum = { length: '47', width: '47', height: '47.5', pieces: 4 };
    expect(volumeOfPieces([drum])).toBe('0.420');
    expect(volumeOfPieces([drum, { length: '100', width: '80', height: '60', pieces: 1 }])).toBe('0.900');
  });

  it.each([
    ['100', '1.2', 0, '200.40', '200.5', 'LIGHT'],
    ['100', '1.2', 50, '200.40', '150.5', 'LIGHT'],
    ['100', '1.2', 100, '200.40', '100.0', 'LIGHT'],
    ['100', '0.4', 50, '66.80', '100.0', 'EVEN'],
    ['301', '1', 0, '167', '301.0', 'HEAVY'],
  ] as const)('%s kg, %s m³ with %s %% borne', (gross, volume, share, volumeKg, chargeableKg, density) => {
    const load = airLoad(gross, volume, share);
    expect(Number(load.volumeKg)).toBe(Number(volumeKg));
    expect([load.chargeableKg, load.density]).toEqual([chargeableKg, density]);
  });
});

describe('the limit of one package in an aircraft', () => {
  it.each([
    ['1170', 'II', 'PAX', { kind: 'LIMIT', amount: '5', unit: 'L' }],
    ['1170', 'III', 'CAO', { kind: 'LIMIT', amount: '220', unit: 'L' }],
    ['1170', '', 'PAX', { kind: 'OPEN', amount: '60', unit: 'L' }],
    ['1089', '', 'PAX', { kind: 'FORBIDDEN' }],
    ['1089', 'I', 'CAO', { kind: 'LIMIT', amount: '30', unit: 'L' }],
    ['1017', '', 'CAO', { kind: 'FORBIDDEN' }],
    ['3480', '', 'PAX', { kind: 'FORBIDDEN' }],
    ['1950', '', 'PAX', { kind: 'OPEN', amount: '75', unit: 'kg' }],
  ] as const)('UN %s %s in %s', (unNo, group, aircraft, limit) => {
    expect(airLimit(unEntryOf(unNo), group, aircraft)).toEqual(limit);
  });

  it('is unknown for an unlisted number', () => {
    expect(airLimit(null, '', 'PAX')).toEqual({ kind: 'UNKNOWN' });
  });

  it('is unknown for a listed entry only if its rows are in doubt, differ or state it in words', () => {
    const unread = (text: string | null) => text === null || !/^(?:X|No limit|[\d.]+(?:kg|L))$/.test(text);
    for (const entry of unList)
      for (const { packingGroup, passenger, cargo } of airLimitsOf(entry)) {
        const rows = entry.rows.filter((row) => (row.packingGroup ?? '') === packingGroup);
        const isOpen = (texts: (string | null)[]) => texts.some(unread) || new Set(texts).size > 1;
        if (passenger.kind === 'UNKNOWN')
          expect(isOpen(rows.map((row) => row.airPassenger)), `${entry.unNo} ${packingGroup}`).toBe(true);
        if (cargo.kind === 'UNKNOWN')
          expect(isOpen(rows.map((row) => row.airCargo)), `${entry.unNo} ${packingGroup}`).toBe(true);
      }
    expect(airLimit(unEntryOf('3363'), '', 'CAO')).toEqual({ kind: 'UNKNOWN' });
    expect(airLimit(unEntryOf('2014'), 'II', 'PAX')).toEqual({ kind: 'UNKNOWN' });
  });

  it('is exceeded by more, not by as much', () => {
    const limit = airLimit(unEntryOf('1170'), 'II', 'PAX');
    expect(['5', '5.001', '20'].map((amount) => exceedsAirLimit(limit, amount))).toEqual([false, true, true]);
    expect(exceedsAirLimit({ kind: 'UNKNOWN' }, '999')).toBe(false);
  });
});

describe('the days of a flight', () => {
  it.each([
    ['1.3.5.7', ['2026-10-12', '2026-10-14', '2026-10-16', '2026-10-18']],
    ['1234567', ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-15', '2026-10-16', '2026-10-17', '2026-10-18']],
    ['', []],
  ])('%s from Monday to Sunday', (weekdays, days) => {
    expect(flightDays(weekdays, '2026-10-12', '2026-10-18')).toEqual(days);
  });

  it('close a day before they start, three days before for dangerous goods', () => {
    const midnight = Date.parse('2026-10-14T00:00:00+08:00');
    expect(airBookingClose('2026-10-14', false, 'Asia/Shanghai')).toBe(midnight - DAY_MS);
    expect(airBookingClose('2026-10-14', true, 'Asia/Shanghai')).toBe(midnight - 3 * DAY_MS);
  });
});
