import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AirFlight, AirRequest } from '#contract/services/air-prices.ts';
import { DAY_MS } from '#domain/limits.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';

const frankfurt = { orgPortCode: 'PVG', dstPortCode: 'FRA' } as const;
const general = { ...frankfurt, isDanger: 'N' } as const;

/** Passenger aircraft fly to Amsterdam, freighters to Frankfurt. */
const amsterdam = { orgPortCode: 'PVG', dstPortCode: 'AMS' } as const;

describe('[1.2] the prices of an air lane', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket('postgres');
  }, 120_000);
  afterAll(() => server.stop());

  const flightsOf = async (request: AirRequest): Promise<AirFlight[]> =>
    (await ask(server, 'airPrices', request)).items;

  it.each([
    ['85', '0.42', 'HIGHER_BREAK', '2400.00', 100, '100'],
    ['260', '1.8', 'OWN_BREAK', '6471.50', 300, '301.0'],
    ['5', '0.01', 'MINIMUM', '320.00', 0, '5.0'],
  ] as const)('charge %s kg, %s m³ as the tariff of trade has it', async (weight, volume, by, amount, fromKg, kg) => {
    const [flight] = await flightsOf({ ...general, weight, volume });
    expect(flight?.charge).toMatchObject({ by, freight: amount, fromKg, chargedKg: kg });
    expect(flight?.lines.map(({ feeCode }) => feeCode)).toEqual(['AF', 'MYC', 'XDC', 'CGC', 'AWB']);
    expect(flight?.lines[0]?.amount).toBe(amount);
    const sum = flight?.lines.reduce((total, line) => total + Number(line.amount), 0) ?? 0;
    expect(Number(flight?.totals[0]?.amount)).toBeCloseTo(sum, 2);
  });

  it('take the volume from the sizes where they are given', async () => {
    const packages = [{ length: '47', width: '47', height: '47.5', pieces: 4 }];
    const { load } = await ask(server, 'airPrices', { ...general, weight: '85', volume: '9', packages });
    expect(load).toMatchObject({ volume: '0.420', chargeableKg: '85.0', density: 'EVEN' });
  });

  it('share what is light between both', async () => {
    const whole = await ask(server, 'airPrices', { ...general, weight: '100', volume: '1.2' });
    const half = await ask(server, 'airPrices', { ...general, weight: '100', volume: '1.2', share: 50 });
    expect([whole.load?.chargeableKg, half.load?.chargeableKg]).toEqual(['200.5', '150.5']);
    expect(whole.load?.density).toBe('LIGHT');
  });

  it('tell no price while weight or volume is missing, and the breaks all the same', async () => {
    const [flight] = await flightsOf({ ...general, weight: '85' });
    expect([flight?.charge, flight?.lines, flight?.totals]).toEqual([null, [], []]);
    expect(flight?.breaks.map(({ fromKg }) => fromKg)).toEqual([0, 45, 100, 300, 500, 1000]);
  });

  it.each([
    ['3480', undefined, 'PAX', amsterdam, ['FORBIDDEN'], 'REFUSED'],
    ['3480', undefined, 'CAO', amsterdam, [], 'BOOKABLE'],
    ['3480', undefined, 'CAO', frankfurt, [], 'BOOKABLE'],
    ['1170', '20', 'PAX', amsterdam, ['OVER_LIMIT'], 'REFUSED'],
    ['1170', '20', 'CAO', frankfurt, [], 'BOOKABLE'],
    ['1170', '5', 'PAX', amsterdam, [], 'BOOKABLE'],
    ['1017', undefined, 'CAO', frankfurt, ['FORBIDDEN', 'OFFER'], 'REFUSED'],
  ] as const)('UN %s, %s a package, by %s to %j: %j', async (unNo, perPackage, aircraft, lane, kinds, bookable) => {
    const asked = { ...lane, unNo, packingGroup: 'II' as const, ...(perPackage === undefined ? {} : { perPackage }) };
    const flight = (await flightsOf(asked)).find((one) => one.aircraft === aircraft);
    expect(flight?.refusals.map(({ kind }) => kind)).toEqual(kinds);
    expect(flight?.bookable).toBe(bookable);
  });

  it('name only days of the flight, within its validity, that have not closed', async () => {
    const { items, now, org } = await ask(server, 'airPrices', amsterdam);
    expect(org?.timezone).toBe('Asia/Shanghai');
    expect(items.length).toBeGreaterThan(0);
    for (const { days, weekdays, validFrom, validTo, bookingClose } of items) {
      expect(bookingClose).toBeGreaterThan(now);
      for (const day of days) {
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
        expect(weekdays).toContain(String(weekday));
        const noon = Date.parse(`${day}T12:00:00+08:00`);
        expect(noon).toBeGreaterThan(now + 2 * DAY_MS);
        expect(noon >= validFrom && noon <= validTo, day).toBe(true);
      }
    }
  });

  it('are those of the aircraft asked for', async () => {
    for (const aircraft of ['CAO', 'PAX'] as const) {
      const found = await flightsOf({ ...amsterdam, aircraft, carrier: 'CZ' });
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((one) => one.aircraft !== aircraft)).toEqual([]);
    }
  });

  it('say which airport there is not', async () => {
    const { org, dst, items } = await ask(server, 'airPrices', { orgPortCode: 'PVG', dstPortCode: 'ZZZ' });
    expect([org?.code, dst, items]).toEqual(['PVG', null, []]);
  });

  it('refuse a piece without a size', async () => {
    const packages = [{ length: '0', width: '1', height: '1', pieces: 1 }];
    expect((await send(server, 'airPrices', { ...general, packages })).code).not.toBe('00000000');
  });

  it('tell of each lane what a hundred kilograms cost at the least, every surcharge in it', async () => {
    for (const isDanger of ['N', 'Y'] as const) {
      const lanes = await ask(server, 'minimumPrices', { service: 'air', isDanger, limit: 60 });
      expect(lanes.length).toBeGreaterThan(4);
      for (const { lane, amount, carrier, ctnType, dgClasses } of lanes.slice(0, 6)) {
        const ends = { orgPortCode: lane.org.code, dstPortCode: lane.dst.code, isDanger };
        const open = (await flightsOf({ ...ends, weight: '100', volume: '0.5' })).filter(
          ({ bookable }) => bookable === 'BOOKABLE',
        );
        const totals = open.map((flight) => Number(flight.totals[0]?.amount));
        expect([ctnType, Number(amount)]).toEqual(['100KG', Math.min(...totals)]);
        expect(open.map((flight) => flight.carrier.code)).toContain(carrier.code);
        expect(dgClasses.length > 0).toBe(isDanger === 'Y');
      }
    }
    const [one] = await ask(server, 'minimumPrices', { service: 'air', ...frankfurt, isDanger: 'N', limit: 1 });
    expect(one?.lane).toMatchObject({ org: { code: 'PVG' }, dst: { code: 'FRA' } });
    const taken = await ask(server, 'minimumPrices', { service: 'air', dgClass: '7', limit: 60 });
    expect(taken).toEqual([]);
    const hot = (await ask(server, 'minimumPrices', { service: 'air', limit: 60 })).map(({ lane }) => lane.hot);
    expect(hot).toEqual([...hot].sort((a, b) => Number(b) - Number(a)));
  });
});
