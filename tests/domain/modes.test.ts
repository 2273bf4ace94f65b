import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, multiply } from '#domain/decimal.ts';
import {
  asksForModes,
  type ModesTyped,
  modeErrors,
  modesAddress,
  modesRequest,
  readModesTyped,
} from '#domain/modes/address.ts';
import { FLAMMABLE_UP_TO, goodsStates, type ModeVerdict, modeVerdicts, transportModes } from '#domain/modes/kinds.ts';
import { nearestLane } from '#domain/modes/near.ts';
import { cheapestFirst, compareTotals, plainlyCheapest } from '#domain/modes/order.ts';
import { packageRefusal } from '#domain/modes/packaging.ts';
import { boxedLoad, packed } from '#domain/modes/packed.ts';
import { unEntryOf } from '#tests/kit/un-entries.ts';

const METHANOL = 'tool=modes&unNo=UN1230&pg=II&mass=17000&orgPortCode=CNSHA&dstPortCode=NLRTM&d15=0.7961&d50=0.7632';

describe('packages', () => {
  test('drums and totes hold whole kilograms by the density, bags by their mass', () => {
    expect(packed('DRUM_200L', { mass: '17000', density: '0.791' })).toEqual({
      ...{ packages: 108, netEach: '158', grossKg: '19160', volume: '29.16' },
    });
    expect(packed('BAG_25KG', { mass: '19001', density: null })).toEqual({
      ...{ packages: 761, netEach: '25', grossKg: '19001', volume: null },
    });
    expect(packed('IBC_1000L', { mass: '10001', density: '1' })).toEqual({
      ...{ packages: 11, netEach: '1000', grossKg: '10661', volume: '15.312' },
    });
    expect(packed('IBC_1000L', { mass: '17000', density: null })).toBeNull();
    expect(boxedLoad('DRUM_200L', { mass: '17000', density: null }, 24_000)).toBeNull();
  });

  test.each([
    ['DRUM', '1230', 'II', null],
    ['DRUM', '1978', undefined, 'P200'],
    ['DRUM', '1950', undefined, 'LP200、P207'],
    ['DRUM', '2014', 'II', null],
    ['DRUM', '3105', undefined, null],
    ['DRUM', '2304', 'III', ''],
    ['IBC', '1230', 'II', null],
    ['IBC', '1155', 'I', ''],
    ['IBC', '1133', 'I', ''],
    ['IBC', '1133', 'II', null],
    ['IBC', '1133', undefined, null],
    ['BAG', '1942', 'III', null],
    ['BAG', '1384', 'II', null],
    ['BAG', '1689', 'I', 'P002'],
    ['BAG', '1402', 'I', 'P403'],
    ['BAG', '2448', undefined, ''],
    ['BAG', '', undefined, null],
  ] as const)('%s of UN %s, group %s: what its packing instructions forbid is %s', (kind, unNo, group, refusal) => {
    expect(packageRefusal(kind, unNo === '' ? [] : unEntryOf(unNo).rows, group)).toBe(refusal);
  });

  test('one of several instructions is enough, and what no one knows forbids nothing', () => {
    const entry = { packing: ['LP01', 'P001'], ibc: null, packingGroup: 'III' } as const;
    expect(packageRefusal('DRUM', [{ ...entry, packing: [...entry.packing] }], 'III')).toBeNull();
    expect(packageRefusal('DRUM', [{ ...entry, packing: null }], 'III')).toBeNull();
    expect(packageRefusal('IBC', [{ ...entry, packing: null }], 'III')).toBeNull();
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

describe('boxes', () => {
  const bags = (mass: string, limitKg = 24_000) => boxedLoad('BAG_25KG', { mass, density: null }, limitKg);

  test('[5.9] goods are spread evenly over as few boxes as bear them, each kilogram rounded up', () => {
    const whole = bags('10000');
    expect(whole).toMatchObject({ units: 1, netKg: '10000', totalKg: '10000' });
    const perBox = Number(whole?.perBox) * 25;
    expect(bags(String(perBox))?.units).toBe(1);
    expect(bags(String(perBox + 1))).toMatchObject({ units: 2, netKg: String(Math.ceil((perBox + 1) / 2)) });
    expect(bags('0')).toMatchObject({ units: 1, netKg: '0' });
  });

  test('[5.9] what one package weighs too much for a box is still one in each', () => {
    expect(bags('60', 10)).toMatchObject({ units: 3, perBox: 1, netKg: '20', totalKg: '60' });
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

describe('what lies beside a port', () => {
  const airportsOf: Readonly<Record<string, readonly string[]>> = {
    ...{ CNSHA: ['PVG'], CNYSN: ['PVG'], CNWGQ: ['PVG'], CNNGB: ['PVG'], CNZOS: ['PVG'], CNTAC: ['PVG'] },
    ...{ CNZJG: ['PVG'], CNNTG: ['PVG'], CNNKG: ['NKG', 'PVG'], CNTXG: ['TSN', 'PEK'], CNTAO: ['TAO'] },
    ...{ CNDLC: ['DLC'], CNXMN: ['XMN'], CNNSA: ['CAN'], CNSZX: ['SZX', 'HKG'], CNYTN: ['SZX', 'HKG'] },
    ...{ CNSHK: ['SZX', 'HKG'], CNCWN: ['SZX', 'HKG'], NLRTM: ['AMS'], DEHAM: ['FRA'], BEANR: ['LGG', 'LUX'] },
    ...{ GBFXT: ['LHR'], FRLEH: ['CDG'], ESBCN: ['MAD'], ITGOA: ['MXP'], TRIST: ['IST'], AEJEA: ['DXB', 'DWC'] },
    ...{ INNSA: ['BOM', 'DEL'], INMUN: ['DEL', 'BOM'], SGSIN: ['SIN'], MYPKG: ['KUL'], THLCH: ['BKK'] },
    ...{ VNSGN: ['SGN'], VNHPH: ['HAN'], IDJKT: ['CGK'], PHMNL: ['MNL'], KRPUS: ['ICN'], KRINC: ['ICN'] },
    ...{ JPTYO: ['NRT'], JPOSA: ['KIX'], USLAX: ['LAX'], USLGB: ['LAX'], USNYC: ['JFK'], USHOU: ['DFW'] },
    ...{ BRSSZ: ['GRU'], AUMEL: ['MEL'], AUSYD: ['SYD'] },
  };
  const stationsOf: Readonly<Record<string, readonly string[]>> = {
    ...{ CNLYG: ['CNLYG'], CNXMN: ['CNXMN'], CNTAO: ['RS-JZH'], CNNSA: ['RS-CAN'], DEHAM: ['DEHAM'] },
  };

  test.each([
    ['airport', 'air', airportsOf, 'AUSYD', 'SYD'],
    ['station', 'rail', stationsOf, 'DEHAM', 'DEHAM'],
  ] as const)('[1.2] each %s is found from its port, the usual one first', (_, service, table, dstPortCode, dst) => {
    for (const [orgPortCode, codes] of Object.entries(table)) {
      const lanes = codes.map((code) => ({ org: { code }, dst: { code: dst } }));
      for (const lane of lanes) expect(nearestLane(service, { orgPortCode, dstPortCode }, [lane])).toBe(lane);
      expect(nearestLane(service, { orgPortCode, dstPortCode }, lanes.toReversed())).toBe(lanes[0]);
    }
  });

  test('[1.2] a lane runs near both ends or is none', () => {
    const ends = { orgPortCode: 'CNSHA', dstPortCode: 'AUSYD' };
    expect(nearestLane('air', ends, [{ org: { code: 'PVG' }, dst: { code: 'MEL' } }])).toBeNull();
    expect(nearestLane('air', ends, [{ org: { code: 'PEK' }, dst: { code: 'SYD' } }])).toBeNull();
    expect(nearestLane('air', { ...ends, orgPortCode: 'XXXXX' }, [])).toBeNull();
    expect(nearestLane('air', { ...ends, dstPortCode: 'XXXXX' }, [])).toBeNull();
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

describe('amounts in several currencies', () => {
  const total = (currency: string, amount: string) => ({ currency, amount });
  const row = (name: string, verdict: ModeVerdict, amount: string | null) => ({
    ...{ name, verdict },
    offer: amount === null ? null : { perTon: [total('2', amount)] },
  });

  test('[5.10] a currency that is not in a price is none of it', () => {
    const [one, other] = [[total('2', '100')], [total('2', '100.00'), total('1', '50')]];
    expect([compareTotals(one, other), compareTotals(other, one), compareTotals(one, [...one])]).toEqual([-1, 1, 0]);
    expect(compareTotals([], [])).toBe(0);
  });

  test('[5.9] ways without a price keep their order', () => {
    const rows = [row('rail', 'NO_PRICE', null), row('air', 'NO_PRICE', null), row('lcl', 'OK', '3')];
    expect(cheapestFirst(rows).map(({ name }) => name)).toEqual(['lcl', 'rail', 'air']);
  });

  test('[5.9] what is forbidden or has no price is compared with nothing, what is asked about is, and is never the cheapest', () => {
    const drum = row('drum', 'OK', '135');
    expect(plainlyCheapest([drum, row('air', 'REFUSED', '1'), row('ibc', 'OK', '136')])).toBe(drum);
    expect(plainlyCheapest([drum, row('air', 'REFUSED', '1')])).toBeNull();
    expect(plainlyCheapest([drum, row('rail', 'OK', null)])).toBeNull();
    expect(plainlyCheapest([drum, row('lcl', 'ASK', '200')])).toBe(drum);
    expect(plainlyCheapest([drum, row('lcl', 'ASK', '100')])).toBeNull();
  });
});

test('[1.2] the ways, and how far each is open, in the order they are shown', () => {
  expect(transportModes).toEqual([
    ...['TANK', 'FLEXITANK', 'DRUM', 'IBC', 'BAG', 'LCL', 'AIR_CARGO', 'AIR_PASSENGER', 'RAIL'],
  ]);
  expect(modeVerdicts).toEqual(['OK', 'ASK', 'NO_PRICE', 'INCOMPLETE', 'REFUSED']);
  expect(goodsStates).toEqual(['LIQUID', 'SOLID']);
  expect(FLAMMABLE_UP_TO).toBe(60);
});

describe('the address of the comparison', () => {
  const typed: ModesTyped = {
    ...{ unNo: '1230', packingGroup: 'III', state: 'SOLID', flashPoint: '-18', mass: '17000', density15: '0.79' },
    ...{ density50: '0.76', fillTemp: '-5', volume: '2.5', orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' },
    ...{ airLane: 'PVG_AMS', railLane: 'RS-JZH_DEHAM' },
  };

  test('[2.4] says everything that is known, and is read back as it was', () => {
    expect(modesAddress(typed)).toBe(
      '/dgdesk?tool=modes&unNo=1230&pg=III&state=SOLID&fp=-18&mass=17000&d15=0.79&d50=0.76&ft=-5&volume=2.5' +
        '&orgPortCode=CNSHA&dstPortCode=NLRTM&air=PVG_AMS&rail=RS-JZH_DEHAM',
    );
    expect(readModesTyped(modesAddress(typed).split('?')[1] ?? '')).toEqual(typed);
    expect(modesAddress()).toBe('/dgdesk?tool=modes');
  });

  test('[2.4] without anything it asks about a liquid, and a group or a state there is not is none', () => {
    expect(readModesTyped('')).toEqual({
      ...Object.fromEntries(Object.keys(typed).map((name) => [name, ''])),
      state: 'LIQUID',
    });
    expect(readModesTyped('pg=I').packingGroup).toBe('I');
    expect(readModesTyped('pg=IV&state=GAS')).toMatchObject({ packingGroup: '', state: 'LIQUID' });
  });

  test('[2.4] is cut to what a field holds: twelve letters, and a lane of two codes', () => {
    const read = (name: string, text: string) => readModesTyped(`${name}=${text}`);
    expect(read('mass', '1234567890123').mass).toBe('123456789012');
    const code = 'ABCDEFGHIJ';
    expect(read('air', `${code}_${code}`).airLane).toBe(`${code}_${code}`);
    expect(read('air', `${code}_${code}K`).airLane).toBe(`${code}_${code}`);
    expect(read('air', 'PVG-AMS').airLane).toBe('');
  });

  test('[5.9] a mass has three decimals, from one kilogram to three hundred tons', () => {
    const wrong = (mass: string) => modeErrors({ ...typed, mass }).length > 0;
    expect(['1', '0.999', '300000', '300000.001', '1.001', '1.0001'].map(wrong)).toEqual([
      ...[false, true, false, true, false, true],
    ]);
  });

  test('[5.9] a liquid is lighter at 50 ℃ than at 15, and one of the two may be missing', () => {
    const wrong = (density15: string, density50: string) => modeErrors({ ...typed, density15, density50 });
    expect([wrong('0.79', '0.789'), wrong('0.79', '0.79'), wrong('0.79', '0.791')]).toEqual([
      ...[[], ['density50'], ['density50']],
    ]);
    expect([wrong('', '0.76'), wrong('0.79', '')]).toEqual([[], []]);
  });

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
