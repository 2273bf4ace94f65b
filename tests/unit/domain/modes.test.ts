import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, multiply } from '#domain/decimal.ts';
import { asksForModes, modeErrors, modesAddress, modesRequest, readModesTyped } from '#domain/modes/address.ts';
import type { ModeVerdict } from '#domain/modes/kinds.ts';
import { nearestLane } from '#domain/modes/near.ts';
import { cheapestFirst, plainlyCheapest } from '#domain/modes/order.ts';
import { packageRefusal } from '#domain/modes/packaging.ts';
import { boxedLoad, packed } from '#domain/modes/packed.ts';
import { provisionsOf } from '#domain/reference/un-provisions.ts';

const METHANOL = 'tool=modes&unNo=UN1230&pg=II&mass=17000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=0.7961&d50=0.7632';

describe('packages', () => {
  test('drums and totes hold whole kilograms by the density, bags by their mass', () => {
    expect(packed('DRUM_200L', { mass: '17000', density: '0.791' })).toEqual({
      ...{ packages: 108, netEach: '158', grossKg: '19160', volume: '29.16' },
    });
    expect(packed('BAG_25KG', { mass: '19001', density: null })).toMatchObject({ packages: 761, volume: null });
    expect(packed('IBC_1000L', { mass: '17000', density: null })).toBeNull();
    expect(boxedLoad('DRUM_200L', { mass: '17000', density: null }, 24_000)).toBeNull();
  });

  test.each([
    ['DRUM', '1230', 'II', null],
    ['DRUM', '1978', undefined, 'P200'],
    ['DRUM', '1950', undefined, 'LP200、P207'],
    ['IBC', '1230', 'II', null],
    ['IBC', '1155', 'I', ''],
    ['IBC', '1133', 'I', ''],
    ['IBC', '1133', 'II', null],
    ['IBC', '1133', undefined, null],
    ['BAG', '1942', 'III', null],
    ['BAG', '1384', 'II', null],
    ['BAG', '1689', 'I', 'P002'],
    ['BAG', '1402', 'I', 'P403'],
    ['BAG', '', undefined, null],
    ['IBC', '9999', undefined, null],
  ] as const)('%s of UN %s, group %s: what its packing instructions forbid is %s', (kind, unNo, group, refusal) => {
    expect(packageRefusal(kind, provisionsOf(unNo), group)).toBe(refusal);
  });

  test('no box carries more than its limit, and all boxes carry all of it', () => {
    const mass = fc.integer({ min: 1, max: 300_000 });
    const density = fc.integer({ min: 300, max: 3_000 }).map((value) => (value / 1000).toFixed(3));
    fc.assert(
      fc.property(mass, density, fc.integer({ min: 5_000, max: 28_000 }), (kilograms, litre, limit) => {
        const load = boxedLoad('DRUM_200L', { mass: kilograms, density: litre }, limit);
        const one = packed('DRUM_200L', { mass: kilograms, density: litre });
        if (load === null || one === null) throw new Error('not reckoned');
        expect(compare(multiply(Number(one.netEach) + 20, load.perBox), limit)).toBeLessThanOrEqual(0);
        expect(load.units * load.perBox).toBeGreaterThanOrEqual(one.packages);
      }),
    );
  });
});

describe('lanes near a port', () => {
  const lanes = [
    { org: { code: 'PVG' }, dst: { code: 'AMS' } },
    { org: { code: 'HKG' }, dst: { code: 'SYD' } },
  ];

  test('the first airport that has a lane; null where none is near', () => {
    expect(nearestLane('air', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' }, lanes)).toBe(lanes[0]);
    expect(nearestLane('air', { orgPortCode: 'CNYTN', dstPortCode: 'AUSYD' }, lanes)).toBe(lanes[1]);
    expect(nearestLane('air', { orgPortCode: 'CNSHA', dstPortCode: 'USLAX' }, lanes)).toBeNull();
    expect(nearestLane('rail', { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' }, lanes)).toBeNull();
  });
});

describe('the order of the ways', () => {
  const row = (name: string, verdict: ModeVerdict, ...amounts: [currency: string, amount: string][]) => ({
    name,
    verdict,
    offer: amounts.length === 0 ? null : { perTon: amounts.map(([currency, amount]) => ({ currency, amount })) },
  });
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

  test('[5.9] allowed before asked before forbidden, by freight currency, then dollars, then yuan', () => {
    const rows = [
      row('tank', 'OK', ['2', '250.00'], ['1', '100.00']),
      row('flexitank', 'REFUSED'),
      row('air', 'OK', ['1', '90.00']),
      row('ibc', 'OK', ['2', '135.00'], ['1', '200.00']),
      row('drum', 'OK', ['2', '135.00'], ['1', '199.00']),
      row('lcl', 'ASK', ['2', '1.00']),
      row('rail', 'NO_PRICE'),
    ];
    expect(namesOf(cheapestFirst(rows))).toEqual(['drum', 'ibc', 'tank', 'air', 'lcl', 'rail', 'flexitank']);
  });

  test('the cheapest is named only where no rate of exchange decides', () => {
    const drum = row('drum', 'OK', ['2', '135.00'], ['1', '199.00']);
    const tank = row('tank', 'OK', ['2', '250.00'], ['1', '100.00']);
    expect(plainlyCheapest([drum, tank])).toBeNull();
    expect(plainlyCheapest([drum, row('ibc', 'OK', ['2', '136.00'], ['1', '199.00'])])).toBe(drum);
    expect(plainlyCheapest([drum])).toBeNull();
    expect(plainlyCheapest([drum, row('air', 'OK', ['1', '1.00'])])).toBeNull();
  });
});

describe('the address of the comparison', () => {
  test('what is typed is read, named as the pages it leads to name it, and asked only when it is right', () => {
    const typed = readModesTyped(METHANOL);
    expect(modesRequest(typed)).toEqual({
      ...{ unNo: '1230', packingGroup: 'II', state: 'LIQUID', mass: '17000', density15: '0.7961', density50: '0.7632' },
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' },
    });
    expect(readModesTyped(modesAddress({ unNo: '1230', packingGroup: 'II' }).split('?')[1] ?? '')).toMatchObject({
      ...{ unNo: '1230', packingGroup: 'II' },
    });
    expect([asksForModes(METHANOL), asksForModes('keyword=1230'), asksForModes('')]).toEqual([true, false, false]);
  });

  test.each([
    ['mass=0', ['mass']],
    ['mass=1e5', ['mass']],
    ['d15=0.7&d50=0.8', ['density50']],
    ['unNo=abc', ['unNo']],
    ['orgPortCode=CNSHA&dstPortCode=CNSHA', ['samePort']],
    ['fp=-18&ft=-5&volume=2.5', []],
  ])('%s is wrong in %j', (query, wrong) => {
    expect(modeErrors(readModesTyped(query))).toEqual(wrong);
    if (wrong.length > 0) expect(modesRequest(readModesTyped(query))).toEqual({});
  });

  test('no address makes it throw, and nothing hostile reaches a request', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const asked = modesRequest(readModesTyped(`tool=modes&${text}&mass=${text}&air=${text}&orgPortCode=${text}`));
        expect(JSON.stringify(asked)).not.toMatch(/[<>]/);
      }),
    );
  });
});
