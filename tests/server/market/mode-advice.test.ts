import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModeAdvice, ModeRequest } from '#contract/calls/mode-advice.ts';
import { decimalText, divide, multiply } from '#domain/decimal.ts';
import { modeVerdicts } from '#domain/modes/kinds.ts';
import { compareTotals } from '#domain/modes/order.ts';
import { ask, send, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const methanol: ModeRequest = {
  ...lane,
  ...{ unNo: '1230', packingGroup: 'II', mass: '17000', density15: '0.7961', density50: '0.7632', fillTemp: '20' },
};
const glycerine: ModeRequest = { ...lane, mass: '24000', density15: '1.26' };

const rowIn = ({ rows }: ModeAdvice, mode: string) => rows.find((row) => row.mode === mode);
const reasonsIn = (advice: ModeAdvice, mode: string) => rowIn(advice, mode)?.reasons.map(({ code }) => code);

describe.each(databaseKinds())('ways of transport on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const advise = (asked: ModeRequest) => ask(server, 'modeAdvice', asked);

  it('[1.2] methanol: tank by its densities, drums and totes by the box, aircraft by the package, no flexitank', async () => {
    const advice = await advise(methanol);
    expect(advice).toMatchObject({ isDanger: true, goods: { unNo: '1230', classes: ['3', '6.1'] } });
    expect(rowIn(advice, 'TANK')).toMatchObject({
      verdict: 'OK',
      load: {
        ...{ units: 1, mostKg: '17401', highest: '91.61', fill: '89.4' },
        filling: { provision: 'TP2', expansion: '0.0012317', fullLitres: '21987' },
      },
    });
    expect(rowIn(advice, 'DRUM')?.load).toMatchObject({ netEach: '158', packages: 108, perBox: 80, units: 2 });
    expect(rowIn(advice, 'IBC')?.load).toMatchObject({ packages: 22, units: 2 });
    expect(rowIn(advice, 'LCL')?.load).toMatchObject({ volume: '29.16', tons: '29.16', by: 'VOLUME' });
    expect(rowIn(advice, 'AIR_PASSENGER')).toMatchObject({
      verdict: 'ASK',
      org: { code: 'PVG' },
      dst: { code: 'AMS' },
    });
    expect(rowIn(advice, 'AIR_PASSENGER')?.reasons).toEqual([
      { code: 'AIR_REPACK', amount: '1', unit: 'L', packages: 21_465 },
    ]);
    expect(advice.rows.at(-1)).toMatchObject({
      ...{ mode: 'FLEXITANK', verdict: 'REFUSED', offer: null },
      reasons: [{ code: 'FLEXITANK_DANGEROUS' }],
    });
  });

  it('[5.9] each amount is an offer on sale, a ton is worked out currency by currency, the cheapest comes first', async () => {
    for (const asked of [methanol, glycerine]) {
      const { rows, now } = await advise(asked);
      const priced = rows.flatMap(({ offer, load }) => (offer === null || load === null ? [] : [{ offer, load }]));
      expect(priced.length).toBeGreaterThan(3);
      for (const { offer, load } of priced) {
        expect(offer.validTo).toBeGreaterThan(now);
        expect(offer.perTon).toEqual(
          offer.totals.map(({ currency, amount }) => ({
            currency,
            amount: decimalText(divide(multiply(amount, 1000), load.totalKg, 2, 'up')),
          })),
        );
      }
      const ranks = rows.map(({ verdict }) => modeVerdicts.indexOf(verdict));
      expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
      const dollars = rows.filter(({ verdict, offer }) => verdict === 'OK' && offer?.perTon[0]?.currency === '2');
      for (const [index, row] of dollars.slice(1).entries())
        expect(compareTotals(dollars[index]?.offer?.perTon ?? [], row.offer?.perTon ?? [])).toBeLessThanOrEqual(0);
    }
  });

  it('an offer of the advice is the same offer of the list of its service', async () => {
    const tank = rowIn(await advise(methanol), 'TANK')?.offer;
    const { items } = await ask(server, 'tankPrices', { ...lane, unNo: '1230', priceId: tank?.priceId ?? '' });
    expect(items[0]?.totals).toEqual(tank?.totals);
    const drums = rowIn(await advise(glycerine), 'DRUM');
    const sold = await ask(server, 'sellingPrices', {
      ...{ ...lane, isDanger: 'N', priceIds: [drums?.offer?.priceId ?? ''], weight: '25920' },
      boxes: [{ ctnType: '20GP', quantity: drums?.load?.kind === 'BOX' ? drums.load.units : 0 }],
    });
    expect(sold.items[0]?.totals).toEqual(drums?.offer?.totals);
  });

  it('a general liquid goes in a flexitank; without a density its tank and drums are not reckoned', async () => {
    const advice = await advise(glycerine);
    expect(rowIn(advice, 'FLEXITANK')).toMatchObject({ verdict: 'OK', load: { units: 1, size: '18', netKg: '22680' } });
    const open = await advise({ ...lane, mass: '24000' });
    for (const mode of ['TANK', 'FLEXITANK', 'DRUM', 'LCL']) expect(reasonsIn(open, mode)).toEqual(['NEEDS_DENSITY']);
    const warm = await advise({ ...methanol, density50: undefined });
    expect(rowIn(warm, 'TANK')).toMatchObject({ verdict: 'INCOMPLETE', reasons: [{ code: 'NEEDS_DENSITY_AT_50' }] });
  });

  it('half a tank surges and is forbidden; a solid goes in bags, and loose only by its volume', async () => {
    expect(reasonsIn(await advise({ ...methanol, mass: '12000' }), 'TANK')).toEqual(['TANK_SURGE']);
    const solid = await advise({ ...lane, state: 'SOLID', mass: '19000' });
    expect(reasonsIn(solid, 'TANK')).toEqual(['SOLID_IN_TANK']);
    expect(reasonsIn(solid, 'FLEXITANK')).toEqual(['SOLID_IN_BAG']);
    expect(rowIn(solid, 'BAG')?.load).toMatchObject({ packages: 760, perBox: 800, units: 1 });
    expect(reasonsIn(solid, 'LCL')).toEqual(['NEEDS_VOLUME']);
    expect(rowIn(await advise({ ...lane, state: 'SOLID', mass: '19000', volume: '25' }), 'LCL')?.verdict).toBe('OK');
  });

  it('who refuses is named: aircraft by the table, a consolidation by class, a tank by its strength', async () => {
    const chlorine = await advise({ ...lane, unNo: '1017', mass: '5000', density15: '1.4' });
    expect(rowIn(chlorine, 'AIR_CARGO')?.reasons).toEqual([{ code: 'AIR_FORBIDDEN', aircraft: 'CAO' }]);
    expect(rowIn(chlorine, 'AIR_PASSENGER')?.reasons).toEqual([{ code: 'AIR_FORBIDDEN', aircraft: 'PAX' }]);
    expect(rowIn(chlorine, 'LCL')).toMatchObject({ verdict: 'REFUSED', reasons: [{ code: 'PARTY', party: 'LCL' }] });
    expect(rowIn(chlorine, 'TANK')).toMatchObject({ verdict: 'NO_PRICE', reasons: [{ tankType: 'T50' }] });
    const packed = { code: 'PACKAGE_FORBIDDEN', package: 'DRUM', instructions: 'P200' };
    expect(rowIn(chlorine, 'DRUM')).toMatchObject({ verdict: 'REFUSED', reasons: [packed] });
    expect(rowIn(chlorine, 'IBC')?.reasons).toEqual([{ ...packed, package: 'IBC', instructions: '' }]);
    const molten = await advise({ ...lane, unNo: '2304', packingGroup: 'III', mass: '9000', density15: '1' });
    expect(rowIn(molten, 'DRUM')?.reasons).toEqual([{ ...packed, instructions: '' }]);
    const ether = rowIn(
      await advise({ ...lane, unNo: '1155', packingGroup: 'I', mass: '9000', density15: '0.72' }),
      'LCL',
    );
    expect(ether).toMatchObject({ verdict: 'ASK', reasons: [{ code: 'LCL_ASK' }] });
    expect(ether?.offer?.validTo).toBeGreaterThan(server.clock.now());
    const weak = await advise({ ...methanol, orgPortCode: 'CNTAO', dstPortCode: 'KRPUS' });
    expect(rowIn(weak, 'TANK')).toMatchObject({
      ...{ verdict: 'REFUSED', reasons: [{ code: 'TANK_WEAK', needed: 'T7', offered: 'T4' }] },
    });
  });

  it('a flash point makes goods without a number dangerous, and a train of dangerous goods is approved one by one', async () => {
    const solvent = await advise({ ...glycerine, flashPoint: '12', density15: '0.8' });
    expect(solvent).toMatchObject({ isDanger: true, goods: null });
    expect(reasonsIn(solvent, 'FLEXITANK')).toEqual(['FLEXITANK_DANGEROUS']);
    expect(rowIn(solvent, 'DRUM')).toMatchObject({ verdict: 'ASK', reasons: [{ code: 'NO_NUMBER' }] });
    expect((await advise({ ...glycerine, flashPoint: '61' })).isDanger).toBe(false);
    expect(rowIn(solvent, 'RAIL')).toBeUndefined();
    const byRail = await advise({ ...methanol, railLane: 'CNCKG_DEDUI' });
    expect(rowIn(byRail, 'RAIL')).toMatchObject({ verdict: 'NO_PRICE', reasons: [{ code: 'RAIL_APPROVAL' }] });
    expect(rowIn(await advise({ ...glycerine, railLane: 'CNCKG_DEDUI' }), 'RAIL')?.offer?.transitDays).toBe(17);
  });

  it('no lane, no mass, ports that are none and hostile quantities are answered, not thrown', async () => {
    const none = await advise({ ...methanol, orgPortCode: 'XXXXX' });
    expect(none.rows.map(({ verdict }) => verdict)).not.toContain('OK');
    expect(reasonsIn(none, 'TANK')).toEqual(['NO_LANE']);
    expect((await advise(lane)).rows).toEqual([]);
    const { origins, destinations, airLanes, railLanes } = await advise({});
    expect([origins.length, destinations.length, airLanes.length, railLanes.length].every((count) => count > 5)).toBe(
      true,
    );
    expect((await advise({ ...methanol, unNo: '0001' })).goods).toBeNull();
    for (const wrong of [
      { mass: '-1' },
      { mass: '1e9' },
      { density15: '0' },
      { airLane: '<script>' },
      { fillTemp: '99' },
    ]) {
      const reply = await send(server, 'modeAdvice', { ...methanol, ...wrong });
      expect(reply.code).not.toBe('00000000');
    }
  });
});
