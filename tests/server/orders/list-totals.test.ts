import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MinimumPrice } from '#contract/calls/item.ts';
import type { QuoteRequest } from '#contract/calls/orders.ts';
import { airOrderAddress, readAirOrderLink } from '#domain/air/order-link.ts';
import { airQuotePart } from '#domain/air/quote.ts';
import { domesticOrderAddress, readDomesticOrderLink } from '#domain/domestic/order-link.ts';
import { domesticQuotePart } from '#domain/domestic/quote.ts';
import { fclOrderAddress, readFclOrderLink } from '#domain/fcl/order-link.ts';
import { fclQuotePart } from '#domain/fcl/quote.ts';
import type { CurrencyTotal } from '#domain/fees/line.ts';
import { readFlexitankOrderLink } from '#domain/flexitank/order-link.ts';
import { flexitankQuotePart } from '#domain/flexitank/quote.ts';
import { lclOrderAddress, readLclOrderLink } from '#domain/lcl/order-link.ts';
import { lclQuotePart } from '#domain/lcl/quote.ts';
import { readBoxes, writeBoxes } from '#domain/orders/box-text.ts';
import { addressOf } from '#domain/query-text.ts';
import { railOrderAddress, readRailOrderLink } from '#domain/rail/order-link.ts';
import { railQuotePart } from '#domain/rail/quote.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import { tankQuotePart } from '#domain/tank/quote.ts';
import { warehouseQuotePart } from '#domain/warehouse/quote.ts';
import type { Api } from '#src/api/index.ts';
import { airList, readAirFacts } from '#src/features/air/order-forms.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';
import { domesticList, readDomesticFacts } from '#src/features/domestic/order-forms.ts';
import { newForm, readFacts } from '#src/features/fcl/order-forms.ts';
import { flexitankList, readFlexitankFacts } from '#src/features/flexitank/order-forms.ts';
import { lclList, readLclFacts } from '#src/features/lcl/order-forms.ts';
import { railList, readRailFacts } from '#src/features/rail/order-forms.ts';
import { newTankForm, priceOfLink, readTankFacts } from '#src/features/tank/order-forms.ts';
import { newWarehouseForm, readWarehouseFacts } from '#src/features/warehouse/order-forms.ts';
import { FULL } from '#tests/kit/full.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import type { TestServer } from '#tests/kit/server.ts';
import { type Dice, diceOf } from '#tests/server/rules/random-orders.ts';

const QUERIES = FULL ? 50 : 8;
/** A query whose lane has nothing to book asks for another; so many at most. */
const MOST_TRIES = 600;
const USER = 'user-verified';
const UN_NUMBERS = ['1263', '1230', '1170', '2789', '1760', '3082', '1993', '1294'];

type Fields = Readonly<Record<string, string>>;

/** A row of a list that can be booked: its total, and the address of its order. */
interface Row {
  totals: readonly CurrencyTotal[];
  order: string;
}

interface ListedService {
  /** Rows that a random query of a lane answers. */
  list(api: Api, dice: Dice): Promise<Row[]>;
  /** Price request of the form at a URL. */
  part(query: string, sources: FormSources): Promise<object | null>;
}

const measured = (dice: Dice, mostKilograms: number, mostCubicMetres: number) => ({
  weight: String(dice.between(10, mostKilograms * 10) / 10),
  volume: String(dice.between(10, mostCubicMetres * 1000) / 1000),
});

function goodsOf(dice: Dice): { isDanger: 'N' | 'Y'; unNo: string } {
  return dice.chance(35) ? { isDanger: 'N', unNo: '' } : { isDanger: 'Y', unNo: dice.pick(['', ...UN_NUMBERS]) };
}

const boxesOf = (dice: Dice, types: readonly string[]) =>
  dice.chance(20)
    ? []
    : readBoxes(
        types
          .filter((_, index) => index === 0 || dice.chance(40))
          .map((type) => `${type}*${dice.between(1, 6)}`)
          .join(','),
      );

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
const endsOf = ({ lane: { org, dst } }: MinimumPrice) => ({ orgPortCode: org.code, dstPortCode: dst.code });
const queryIn = (address: string) => address.slice(address.indexOf('?') + 1);
const isOpen = ({ bookable }: { bookable: string }) => bookable === 'BOOKABLE';

async function laneOf(api: Api, dice: Dice, service: 'air' | 'domestic' | 'fcl' | 'lcl', isDanger: 'N' | 'Y') {
  const lanes = await api.minimumPrices({ service, isDanger, limit: 60 });
  return endsOf(dice.pick(lanes));
}

const services: Readonly<Record<string, ListedService>> = {
  fcl: {
    async list(api, dice) {
      const { isDanger, unNo } = goodsOf(dice);
      const lane = await laneOf(api, dice, 'fcl', isDanger);
      const boxes = boxesOf(dice, ['20GP', '40HQ']);
      const { weight } = dice.chance(50) ? measured(dice, 30_000, 20) : { weight: '' };
      const request = { ...lane, isDanger, boxes, ...given({ unNo, weight }) };
      const { items } = await api.sellingPrices(request);
      return items
        .filter((item) => isOpen(item) && item.unpriced.length === 0)
        .filter(({ load }) => load === null || load.tooHeavy.length === 0)
        .map(({ priceId, totals }) => ({
          totals,
          order: fclOrderAddress({ ...lane, priceId, isDanger, boxes, unNo, weight, volume: '' }),
        }));
    },
    async part(query, sources) {
      const link = readFclOrderLink(query)!;
      return fclQuotePart(newForm(link, await readFacts(sources, { ...link, isDanger: link.isDanger === 'Y' })));
    },
  },
  lcl: {
    async list(api, dice) {
      const goods = goodsOf(dice);
      const lane = await laneOf(api, dice, 'lcl', goods.isDanger);
      const load = measured(dice, 9_000, 12);
      const { items } = await api.lclPrices({ ...lane, ...given({ ...goods, ...load }) } as never);
      return items
        .filter(isOpen)
        .map(({ priceId, totals }) => ({ totals, order: lclOrderAddress({ ...lane, ...goods, ...load, priceId }) }));
    },
    async part(query, sources) {
      const link = readLclOrderLink(query)!;
      return lclQuotePart(lclList.newForm(link, await readLclFacts(sources, lclList.queryOfLink(link))));
    },
  },
  air: {
    async list(api, dice) {
      const goods = goodsOf(dice);
      const lane = await laneOf(api, dice, 'air', goods.isDanger);
      const load = measured(dice, 1_500, 8);
      const share = dice.pick([0, 0, 30, 50]);
      const { items } = await api.airPrices({ ...lane, ...given({ ...goods, ...load }), share, packages: [] } as never);
      const query = `${new URLSearchParams(given({ ...lane, ...goods, ...load, share: share === 0 ? '' : String(share) }))}`;
      return items
        .filter((item) => isOpen(item) && item.charge !== null)
        .map(({ priceId, totals, days }) => ({
          totals,
          order: airOrderAddress(query, { priceId, flightDay: days[0] ?? '' }),
        }));
    },
    async part(query, sources) {
      const link = readAirOrderLink(query)!;
      return airQuotePart(airList.newForm(link, await readAirFacts(sources, airList.queryOfLink(link))));
    },
  },
  rail: {
    async list(api, dice) {
      const lines = (await api.railPrices({ isDanger: 'N' })).items;
      const { pol, pod } = dice.pick(lines);
      const lane = { orgPortCode: pol, dstPortCode: pod };
      const boxes = boxesOf(dice, ['40HQ', '20GP']);
      const first = await api.railPrices({ ...lane, isDanger: 'N', boxes });
      const pickup = dice.pick(['', 'ASK', ...first.pickups.map(({ code }) => code)]);
      const delivery = dice.pick(['', 'ASK', ...first.deliveries.map(({ code }) => code)]);
      const answer = await api.railPrices({ ...lane, isDanger: 'N', boxes, ...given({ pickup, delivery }) });
      const asked = readBoxes(writeBoxes(answer.boxes as never));
      return answer.items
        .filter((item) => isOpen(item) && item.unpriced.length === 0)
        .map(({ priceId, totals }) => ({
          totals,
          order: railOrderAddress({ ...lane, priceId, boxes: asked, pickup, delivery }),
        }));
    },
    async part(query, sources) {
      const link = readRailOrderLink(query)!;
      return railQuotePart(railList.newForm(link, await readRailFacts(sources, railList.queryOfLink(link))));
    },
  },
  tank: {
    async list(api, dice) {
      const goods = goodsOf(dice);
      const { org, dst } = dice.pick((await api.tankPrices({ isDanger: goods.isDanger })).items);
      const lane = { orgPortCode: org.code, dstPortCode: dst.code };
      const tanks = dice.between(1, 8);
      const { items } = await api.tankPrices({ ...lane, ...given(goods), tanks } as never);
      return items
        .filter((item) => isOpen(item) && (item.fit === 'MET' || item.fit === 'OPEN'))
        .map(({ priceId, totals }) => ({
          totals,
          order: addressOf('/tankIndex', { ...lane, ...goods, priceId, boxes: `20TK*${tanks}` }),
        }));
    },
    async part(query, sources) {
      const link = readTankOrderLink(query)!;
      return tankQuotePart(newTankForm(link, query, await readTankFacts(sources, priceOfLink(link))));
    },
  },
  flexitank: {
    async list(api, dice) {
      const { lanes } = await api.flexitankPrices({});
      const { org, dst } = dice.pick(lanes);
      const liquid = { mass: String(dice.between(1_000, 120_000)), density: String(dice.between(750, 1_500) / 1000) };
      const asked = { orgPortCode: org.code, dstPortCode: dst.code, ...liquid };
      const { items } = await api.flexitankPrices(asked);
      return items
        .filter((item) => isOpen(item) && item.plan !== null)
        .map(({ priceId, totals }) => ({
          totals,
          order: addressOf('/fluidBag', { ...asked, isDanger: 'N', priceId }),
        }));
    },
    async part(query, sources) {
      const link = readFlexitankOrderLink(query)!;
      const facts = await readFlexitankFacts(sources, flexitankList.queryOfLink(link));
      return flexitankQuotePart(flexitankList.newForm(link, facts));
    },
  },
  domestic: {
    async list(api, dice) {
      const goods = goodsOf(dice);
      const lane = await laneOf(api, dice, 'domestic', goods.isDanger);
      const boxes = boxesOf(dice, ['20GP', '40HQ']);
      const first = await api.domesticPrices({ ...lane, isDanger: goods.isDanger, boxes });
      const pickup = dice.pick(['', ...first.pickups.map(({ code }) => code)]);
      const delivery = dice.pick(['', ...first.deliveries.map(({ code }) => code)]);
      const request = { ...lane, boxes, ...given({ ...goods, pickup, delivery }) };
      const answer = await api.domesticPrices(request as never);
      const asked = readBoxes(writeBoxes(answer.boxes as never));
      return answer.items
        .filter((item) => isOpen(item) && item.unpriced.length === 0)
        .map(({ priceId, totals }) => ({
          totals,
          order: domesticOrderAddress({ ...lane, ...goods, priceId, boxes: asked, pickup, delivery }),
        }));
    },
    async part(query, sources) {
      const link = readDomesticOrderLink(query)!;
      return domesticQuotePart(
        domesticList.newForm(link, await readDomesticFacts(sources, domesticList.queryOfLink(link))),
      );
    },
  },
  warehouse: {
    async list(api, dice) {
      const { isDanger, unNo } = goodsOf(dice);
      const mode = dice.pick(['TON', 'PALLET', 'CUBIC_METRE'] as const);
      const load = { ...measured(dice, 60_000, 80), pallets: dice.between(1, 60), days: dice.between(1, 120), mode };
      const works = dice.chance(40) ? (['LABEL'] as const) : [];
      const { items } = await api.warehouseQuery({
        ...load,
        works: [...works],
        goods: unNo === '' ? [] : [{ unNo }],
      } as never);
      const typed = { isDanger, unNo, ...given({ weight: load.weight, volume: load.volume, mode }) };
      return items
        .filter(({ fit, charge }) => fit === 'FITS' && charge !== null)
        .map(({ id, charge }) => ({
          totals: charge!.totals,
          order: `${addressOf('/warehouseing', { ...typed, pallets: String(load.pallets), days: String(load.days), warehouseId: id })}${works.map((work) => `&work=${work}`).join('')}`,
        }));
    },
    async part(query, sources) {
      const id = new URLSearchParams(query).get('warehouseId') ?? '';
      return warehouseQuotePart(newWarehouseForm(id, query, await readWarehouseFacts(sources, id)));
    },
  },
};

/** The first rows that a random query has to book. */
async function rowOf(service: ListedService, api: Api, dice: Dice, tries: { left: number }): Promise<Row> {
  for (;;) {
    if (tries.left === 0) throw new Error('no query of this service has a row that can be booked');
    tries.left -= 1;
    const rows = await service.list(api, dice);
    if (rows.length > 0) return dice.pick(rows);
  }
}

describe('what a row of a list costs', () => {
  let server: TestServer;
  let api: Api;
  beforeAll(async () => {
    server = await startMarket('postgres');
    const calls = { get: (_: object, name: string) => (request: never) => as(server, USER, name as never, request) };
    api = new Proxy({}, calls) as Api;
  }, 120_000);
  afterAll(() => server.stop());

  test.for(Object.entries(services))(
    `[11.10][5.9] of ${QUERIES} random queries of %s is what its order is quoted at`,
    { timeout: 120_000 },
    async ([name, service]) => {
      const dice = diceOf(20_261_129);
      const sources = { api, constants: async () => [], isContractCustomer: false, now: server.clock.now() };
      const tries = { left: MOST_TRIES };
      for (let count = 0; count < QUERIES; count += 1) {
        const row = await rowOf(service, api, dice, tries);
        const part = await service.part(queryIn(row.order), sources);
        const quoted = await as(server, USER, 'quote', { service: name, part } as unknown as QuoteRequest).catch(
          (error: unknown) => ({ totals: [], error }),
        );
        expect({
          totals: quoted.totals,
          order: row.order,
          ...('error' in quoted ? { error: quoted.error } : {}),
        }).toEqual({ totals: row.totals, order: row.order });
      }
    },
  );
});
