import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type AirTariff, airFreight, chargeableKilograms, densityClass } from '#domain/air/fees.ts';
import { decimalText } from '#domain/decimal.ts';
import { type FclShipment, priceFcl, teuOf } from '#domain/fcl/fees.ts';
import { boxesByClasses } from '#domain/fcl/stowage.ts';
import { chooseSurcharges } from '#domain/fees/dangerous-surcharge.ts';
import { type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';
import { weeklyChange } from '#domain/fees/trend.ts';
import { deadFreight, isManualPiece, priceLcl, revenueTons, volumeOf, volumesDiffer } from '#domain/lcl/fees.ts';
import { priceStorage } from '#domain/warehouse/storage.ts';
import { band, rate } from './rates.ts';

vi.setConfig({ testTimeout: 60_000 });

const shipment = (more: Partial<FclShipment> = {}): FclShipment => ({
  boxes: [{ ctnType: '20GP', quantity: 2, cargoKg: '20000', classes: ['3'] }],
  unNos: ['1230'],
  services: [],
  ...more,
});
const codes = (price: { lines: { feeCode: string }[] }) => price.lines.map(({ feeCode }) => feeCode);

describe('a full container', () => {
  it('charges the highest band for mixed classes, and every band for EACH', () => {
    const bands = [band('300', ['3', '8', '9']), band('450', ['5.1', '6.1']), band('100', ['2.2'])];
    const mixed = shipment({ boxes: [{ ctnType: '20GP', quantity: 1, cargoKg: null, classes: ['3', '6.1'] }] });
    expect(priceFcl([rate('OF', '850'), ...bands], mixed).totals).toEqual([{ currency: '2', amount: '1300.00' }]);
    const each = [band('300', ['3'], 'EACH'), band('450', ['6.1'], 'EACH'), band('100', ['2.2'], 'EACH')];
    expect(priceFcl([rate('OF', '850'), ...each], mixed).totals).toEqual([{ currency: '2', amount: '1600.00' }]);
  });

  it('[4.31] a container has the surcharge of its stuffed classes; unassigned ones are priced for all', () => {
    const rates = [rate('OF', '850'), band('300', ['3']), band('450', ['8'])];
    const price = (boxes: { ctnType: string; quantity: number; cargoKg: null }[], groups: string[][]) =>
      priceFcl(rates, shipment({ boxes: boxesByClasses(boxes, groups) })).lines.map(
        ({ feeCode, ctnType, unitPrice, quantity }) => `${quantity} x ${feeCode} ${ctnType} ${unitPrice}`,
      );
    const two = [{ ctnType: '20GP', quantity: 2, cargoKg: null }];
    expect(price(two, [['3', '8']])).toEqual(['2 x OF 20GP 850', '2 x DGS 20GP 450']);
    expect(price(two, [['3'], ['8']])).toEqual(['2 x OF 20GP 850', '1 x DGS 20GP 300', '1 x DGS 20GP 450']);
    expect(price(two, [['3'], []])).toEqual(['2 x OF 20GP 850', '1 x DGS 20GP 300']);
    expect(price([{ ...two[0]!, quantity: 3 }], [['3'], ['8']])).toEqual([
      '3 x OF 20GP 850',
      '1 x DGS 20GP 300',
      '2 x DGS 20GP 450',
    ]);
    expect(price([{ ...two[0]!, quantity: 1 }], [['3'], ['8']])).toEqual(['1 x OF 20GP 850', '1 x DGS 20GP 450']);
    const types = [
      { ...two[0]!, quantity: 1 },
      { ...two[0]!, ctnType: '40HQ', quantity: 1 },
    ];
    expect(price([two[0]!, types[1]!], [['3'], ['8']])).toEqual([
      '2 x OF 20GP 850',
      '2 x DGS 20GP 450',
      '1 x OF 40HQ 850',
      '1 x DGS 40HQ 450',
    ]);
    expect(price(types, [['3'], ['8']])).toEqual([
      '1 x OF 20GP 850',
      '1 x DGS 20GP 450',
      '1 x OF 40HQ 850',
      '1 x DGS 40HQ 450',
    ]);
  });

  it('takes the highest band of each currency, for amounts of two are never compared', () => {
    const yuan = { ...band('400', ['8']), currency: '1' };
    const { rates } = chooseSurcharges([band('300', ['3']), yuan, band('250', ['8'])], ['3', '8']);
    expect(rates.map(({ currency, unitPrice }) => [currency, unitPrice])).toEqual([
      ['2', '300'],
      ['1', '400'],
    ]);
  });

  it('compares bands as decimals, so 1000 is above 999.99', () => {
    const { rates } = chooseSurcharges([band('999.99', ['3']), band('1000', ['8'])], ['3', '8']);
    expect(rates.map(({ unitPrice }) => unitPrice)).toEqual(['1000']);
  });

  it('has no online price for a class without a band or a box without ocean freight', () => {
    const rates = [rate('OF', '850', { ctnType: '20GP' }), band('300', ['3'])];
    const boxes = [
      { ctnType: '20GP', quantity: 1, cargoKg: null, classes: ['3', '1.4S'] },
      { ctnType: '40HQ', quantity: 1, cargoKg: null, classes: [] },
    ];
    expect(priceFcl(rates, shipment({ boxes })).unpriced).toEqual({ ctnTypes: ['40HQ'], classes: ['1.4S'] });
    const explosive = shipment({ boxes: [{ ...boxes[0]!, classes: ['1.4S'] }] });
    for (const listed of ['1', '1.4'])
      expect(priceFcl([rates[0]!, band('900', [listed])], explosive).unpriced.classes).toEqual([]);
  });

  it('pays for overweight above the limit of the lane only', () => {
    const rates = [rate('OF', '850'), rate('OWS', '150', { when: { kind: 'OVERWEIGHT', aboveKg: 21_000 } })];
    const heavy = (cargoKg: string | null) =>
      codes(priceFcl(rates, shipment({ boxes: [{ ctnType: '20GP', quantity: 1, cargoKg, classes: [] }] })));
    expect(heavy('21000')).toEqual(['OF']);
    expect(heavy('21000.001')).toEqual(['OF', 'OWS']);
    expect(heavy(null)).toEqual(['OF']);
    const unlimited = [rate('OF', '850'), rate('OWS', '150', { when: { kind: 'OVERWEIGHT', aboveKg: null } })];
    const box = { ctnType: '20GP', quantity: 1, cargoKg: '28250', classes: [] };
    expect(codes(priceFcl(unlimited, shipment({ boxes: [box] })))).toEqual(['OF']);
  });

  it('has no online price for dangerous goods in a type of box that none of the bands is for', () => {
    const rates = [rate('OF', '850'), band('300', ['3'], 'HIGHEST', '20GP')];
    const boxes = (classes: string[]) =>
      shipment({ boxes: [{ ctnType: '40HQ', quantity: 1, cargoKg: null, classes }] });
    expect(priceFcl(rates, boxes(['3'])).unpriced.classes).toEqual(['3']);
    expect(priceFcl(rates, boxes([])).unpriced.classes).toEqual([]);
  });

  it('charges a band per shipment or per number for its own classes alone, of several the highest', () => {
    const banded = (unitPrice: string, classes: string[], basis: FeeRate['basis']) =>
      rate('DGD', unitPrice, { basis, when: { kind: 'DANGEROUS', classes } });
    const of = (classes: string[], basis: FeeRate['basis']) => {
      const rates = [rate('OF', '850'), banded('100', ['3', '9'], basis), banded('250', ['8'], basis)];
      const boxes = [{ ctnType: '20GP', quantity: 1, cargoKg: null, classes }];
      const { lines } = priceFcl(rates, shipment({ boxes, unNos: ['1230', '1263'] }));
      return lines.filter(({ feeCode }) => feeCode === 'DGD').map(({ amount }) => amount);
    };
    expect([['3'], ['8'], ['3', '8'], ['6.1']].map((classes) => of(classes, 'SHIPMENT'))).toEqual([
      ['100.00'],
      ['250.00'],
      ['250.00'],
      [],
    ]);
    expect(of(['3', '8'], 'UN_ITEM')).toEqual(['500.00']);
  });

  it('charges a declaration per shipment or per number, services on request, dangerous lines for dangerous goods', () => {
    const rates = [
      rate('OF', '850'),
      rate('DGD', '400', { basis: 'UN_ITEM', currency: '1', when: { kind: 'DANGEROUS' } }),
      rate('CUS', '200', { basis: 'SHIPMENT', currency: '1', when: { kind: 'CHOSEN' } }),
      rate('STF', '600', { currency: '1', when: { kind: 'CHOSEN' } }),
    ];
    const dangerous = shipment({ unNos: ['1230', '1263', '1230'], services: ['CUS', 'STF'] });
    expect(priceFcl(rates, dangerous).totals).toEqual([
      { currency: '2', amount: '1700.00' },
      { currency: '1', amount: '2200.00' },
    ]);
    const general = shipment({ boxes: [{ ctnType: '20GP', quantity: 2, cargoKg: null, classes: [] }], unNos: [] });
    expect(codes(priceFcl(rates, general))).toEqual(['OF']);
  });

  it('never adds receipts or destination charges, and shows both', () => {
    const price = priceFcl(
      [
        rate('OF', '850'),
        rate('INSP', '500', { atCost: true, basis: 'SHIPMENT' }),
        rate('DTHC', '200', { group: 'DESTINATION', payTerm: 'COL' }),
      ],
      shipment({ boxes: [{ ctnType: '20GP', quantity: 1, cargoKg: null, classes: [] }] }),
    );
    expect(codes(price)).toEqual(['OF', 'DTHC', 'INSP']);
    expect(price.totals).toEqual([{ currency: '2', amount: '850.00' }]);
  });

  it('[5.9] rounds each line up and then adds, the total not again', () => {
    const lines = [
      priceLine(rate('A', '0.001'), 1),
      priceLine(rate('B', '0.001'), 1),
      priceLine(rate('C', '-1.109'), 1),
    ];
    expect(lines.map(({ amount }) => amount)).toEqual(['0.01', '0.01', '-1.10']);
    expect(totalsOf(lines)).toEqual([{ currency: '2', amount: '-1.08' }]);
  });

  it('totals as an oracle in fen does, currency by currency', () => {
    const cents = fc.integer({ min: -100_000, max: 500_000 });
    const rows = fc.array(
      fc.tuple(cents, fc.constantFrom('1', '2', '3'), fc.constantFrom('CONTAINER', 'SHIPMENT'), fc.boolean()),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 100 }), (rows, quantity) => {
        const rates = rows.map(([cent, currency, basis, atCost], at) =>
          rate(`F${at}`, decimalText({ units: BigInt(cent), scale: 2 }), {
            currency,
            basis: basis as FeeRate['basis'],
            atCost,
          }),
        );
        const expected: Record<string, number> = {};
        for (const [cent, currency, basis, atCost] of rows)
          if (!atCost) expected[currency] = (expected[currency] ?? 0) + cent * (basis === 'CONTAINER' ? quantity : 1);
        const { totals } = priceFcl(
          rates,
          shipment({ boxes: [{ ctnType: '20GP', quantity, cargoKg: null, classes: [] }] }),
        );
        expect(
          Object.fromEntries(totals.map(({ currency, amount }) => [currency, Math.round(Number(amount) * 100) + 0])),
        ).toEqual(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts twenty-foot containers once and longer ones twice', () => {
    expect(
      teuOf([
        { ctnType: '20GP', quantity: 3 },
        { ctnType: '40HQ', quantity: 1 },
        { ctnType: '45HQ', quantity: 1 },
      ]),
    ).toBe(7);
  });
});

describe('less than a container', () => {
  it('charges the larger of volume and weight, rounded up to two decimals, as whole-number arithmetic does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom(1000, 500, 363),
        (litres, grams, ratio) => {
          const { tons, by } = revenueTons(
            { units: BigInt(litres), scale: 3 },
            { units: BigInt(grams), scale: 3 },
            { kgPerCubicMetre: ratio, minimumTons: 1 },
          );
          const byVolume = (BigInt(litres) + 9n) / 10n;
          const divisor = BigInt(ratio) * 10n;
          const byWeight = (BigInt(grams) + divisor - 1n) / divisor;
          const most = byVolume > byWeight ? byVolume : byWeight;
          expect(Number(decimalText(tons))).toBe(Number(most < 100n ? 100n : most) / 100);
          expect(by === 'MINIMUM').toBe(most < 100n);
          if (most >= 100n) expect(by).toBe(BigInt(litres) * BigInt(ratio) >= BigInt(grams) ? 'VOLUME' : 'WEIGHT');
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it('names the volume where both sides are equal', () => {
    expect(revenueTons('2', '2000').by).toBe('VOLUME');
    expect(revenueTons('2', '2000.001').by).toBe('WEIGHT');
  });

  it('prices per revenue ton, per ton, per bill and per number, a refund in the negative', () => {
    const rates = [
      rate('OF', '-10', { basis: 'REVENUE_TON' }),
      rate('CFS', '60', { basis: 'REVENUE_TON', currency: '1' }),
      rate('WHI', '12', { basis: 'TON', currency: '1' }),
      rate('DOC', '450', { basis: 'SHIPMENT', currency: '1' }),
      rate('DGS', '35', { basis: 'UN_ITEM', when: { kind: 'DANGEROUS' } }),
    ];
    const price = priceLcl(rates, {
      volume: '2.36',
      grossKg: '1850',
      dangerous: true,
      unNos: ['1230', '1263'],
      services: [],
    });
    expect(price.lines.map(({ amount }) => amount)).toEqual(['-23.60', '141.60', '22.20', '450.00', '70.00']);
    expect(price.totals).toEqual([
      { currency: '2', amount: '46.40' },
      { currency: '1', amount: '613.80' },
    ]);
    expect(
      priceLcl(rates, { volume: '2', grossKg: '1', dangerous: false, unNos: [], services: [] }).lines,
    ).toHaveLength(4);
  });

  it('measures volumes and questions a typed one more than five per cent away', () => {
    expect(decimalText(volumeOf([{ length: '110.5', width: 110, height: 120, pieces: 2 }]))).toBe('2.9172000');
    expect(volumesDiffer('1.05', '1')).toBe(false);
    expect(volumesDiffer('1.051', '1')).toBe(true);
    expect(volumesDiffer('0.95', '1')).toBe(false);
    expect(volumesDiffer('0.949', '1')).toBe(true);
    expect(volumesDiffer('1', '0')).toBe(true);
    expect(volumesDiffer('0', '0')).toBe(false);
  });

  it('sends large pieces to a person and counts dead freight by the share of a box', () => {
    const piece = { grossKg: 3000, lengthCm: 580, heightCm: 220 };
    expect(isManualPiece(piece)).toBe(false);
    expect(
      [{ grossKg: 3001 }, { lengthCm: '580.1' }, { heightCm: 221 }].every((over) =>
        isManualPiece({ ...piece, ...over }),
      ),
    ).toBe(true);
    expect(decimalText(deadFreight('2.5', '1000', 25))).toBe('100.00');
  });
});

describe('air freight', () => {
  const tariff: AirTariff = {
    minimum: 320,
    breaks: [
      { fromKg: 0, rate: '38' },
      { fromKg: 45, rate: '29.5' },
      { fromKg: 100, rate: '24' },
      { fromKg: 300, rate: '21.5' },
    ],
  };

  it('is never dearer than any break the weight may be charged at', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 60_000 }), (hectograms, litres) => {
        const price = airFreight(tariff, { units: BigInt(hectograms), scale: 1 }, { units: BigInt(litres), scale: 3 });
        const thousandths = Math.max(hectograms * 100, litres * 167);
        const halves = Math.ceil(thousandths / 500);
        const candidates = tariff.breaks.map(({ fromKg, rate: perKg }) => Math.max(halves / 2, fromKg) * Number(perKg));
        expect(Number(decimalText(price.chargeableKg))).toBe(halves / 2);
        expect(Number(decimalText(price.freight))).toBeCloseTo(Math.max(320, Math.min(...candidates)), 6);
      }),
      { numRuns: 5_000 },
    );
    expect(() => airFreight({ minimum: 1, breaks: [] }, 1, 1)).toThrow(RangeError);
  });

  it('shares the volume weight and names the density', () => {
    expect(decimalText(chargeableKilograms('100', '1', '0.5'))).toBe('133.5');
    expect(decimalText(chargeableKilograms('100', '1', '1'))).toBe('100.0');
    expect([densityClass(301, 1), densityClass(300, 1), densityClass(167, 1), densityClass('166.9', 1)]).toEqual([
      'HEAVY',
      'EVEN',
      'EVEN',
      'LIGHT',
    ]);
  });
});

describe('storage and trend', () => {
  it('charges days beyond the free ones, and handling in and out', () => {
    const tariff = {
      mode: 'TON',
      ratePerDay: '2.5',
      freeDays: 3,
      minimumDays: 7,
      minimumQuantity: 5,
      inPerTon: 20,
      outPerTon: 25,
    } as const;
    const price = priceStorage(tariff, { grossKg: 12_500, volume: 20, pallets: 10, days: 30 });
    expect([price.storage, price.handling, price.total].map(decimalText)).toEqual(['843.75', '562.50', '1406.25']);
    const short = priceStorage({ ...tariff, mode: 'PALLET' }, { grossKg: 1000, volume: 1, pallets: 2, days: 1 });
    expect([decimalText(short.quantity), short.days, decimalText(short.storage)]).toEqual(['5', 4, '50.00']);
    expect(priceStorage({ ...tariff, minimumDays: 0 }, { grossKg: 1, volume: 1, pallets: 1, days: 2 }).days).toBe(0);
  });

  it('compares with the price a week earlier, and returns null without it or with fewer than three points', () => {
    const points = [
      { date: '2026-10-08', min: '1100' },
      { date: '2026-10-01', min: '1000' },
      { date: '2026-09-20', min: '1' },
    ];
    expect(decimalText(weeklyChange(points)!)).toBe('10.00');
    expect(weeklyChange([...points, { date: '2026-10-09', min: '950' }])).toBeNull();
    expect(
      decimalText(
        weeklyChange([...points.slice(1), { date: '2026-10-02', min: '2000' }, { date: '2026-10-08', min: '1100' }])!,
      ),
    ).toBe('10.00');
    expect(weeklyChange(points.slice(0, 2))).toBeNull();
    expect(
      weeklyChange([
        { date: '2026-10-08', min: '1' },
        { date: '2026-10-07', min: '1' },
        { date: '2026-10-06', min: '1' },
      ]),
    ).toBeNull();
  });
});
