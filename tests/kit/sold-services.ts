import type { RateService } from '#domain/imports/services.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { AIR_LANE, ethanolAt } from '../features/air/on-server.ts';
import { airPartOf } from '../features/air/order.ts';
import { coastalQuery, tolueneAt } from '../features/domestic/on-server.ts';
import { domesticPartOf } from '../features/domestic/order.ts';
import { glycerineNow } from '../features/flexitank/on-server.ts';
import { flexitankPartOf } from '../features/flexitank/order.ts';
import { LCL_LANE, paintAt } from '../features/lcl/on-server.ts';
import { lclPartOf } from '../features/lcl/order.ts';
import { railGlycerine, railPartOf } from '../features/rail/order.ts';
import { tanksAt } from '../features/tank/on-server.ts';
import { tankPartOf } from '../features/tank/order.ts';
import { bookingKey } from './booking.ts';
import { as, ask } from './market-server.ts';
import type { TestServer } from './server.ts';

interface Listed {
  bookable: string;
  lines: readonly { feeCode: string; unitPrice: string }[];
}

const load = { volume: '2.36', weight: '1850' };
const railQuery = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' } as const;
const boxesByRail = [{ ctnType: '40HQ', quantity: 2 } as const];
const tankQuery = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' } as const;

/** List response of a service for the lane of the sample sheet. */
export const listed: Readonly<Record<Exclude<RateService, 'fcl'>, (server: TestServer) => Promise<readonly Listed[]>>> =
  {
    lcl: async (server) => (await ask(server, 'lclPrices', { ...LCL_LANE, ...load, isDanger: 'Y' })).items,
    air: async (server) => (await ask(server, 'airPrices', { ...AIR_LANE, ...load, isDanger: 'Y' })).items,
    rail: async (server) =>
      (await ask(server, 'railPrices', { ...railQuery, boxes: boxesByRail, pickup: '500000' })).items,
    tank: async (server) => (await ask(server, 'tankPrices', { ...tankQuery, isDanger: 'Y' })).items,
    flexitank: async (server) => (await ask(server, 'flexitankPrices', tankQuery)).items,
    domestic: async (server) => (await ask(server, 'domesticPrices', { ...coastalQuery, isDanger: 'Y' })).items,
  };

async function trainAt(server: TestServer) {
  const { items } = await ask(server, 'railPrices', railQuery);
  const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1)!;
  const cargoReadyDate = localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai');
  return { ...railGlycerine, priceId: offer.priceId, cargoReadyDate };
}

/** A form for what the list offers first, with its quote part. */
const booked = {
  lcl: async (server, user) => {
    const form = await paintAt(server, user);
    return { service: 'lcl', part: lclPartOf(form), form } as const;
  },
  air: async (server, user) => {
    const form = await ethanolAt(server, user);
    return { service: 'air', part: airPartOf(form), form } as const;
  },
  rail: async (server) => {
    const form = await trainAt(server);
    return { service: 'rail', part: railPartOf(form), form } as const;
  },
  tank: async (server, user) => {
    const form = await tanksAt(server, user);
    return { service: 'tank', part: tankPartOf(form), form } as const;
  },
  flexitank: async (server, user) => {
    const form = await glycerineNow(server, user);
    return { service: 'flexitank', part: flexitankPartOf(form), form } as const;
  },
  domestic: async (server, user) => {
    const form = await tolueneAt(server, user);
    return { service: 'domestic', part: domesticPartOf(form), form } as const;
  },
} satisfies Record<Exclude<RateService, 'fcl'>, (server: TestServer, user: string) => Promise<object>>;

/** Quotes and places what the list offers first. */
export async function bookFirst(server: TestServer, user: string, service: keyof typeof booked, key: string) {
  const { form, ...asked } = await booked[service](server, user);
  const quote = await as(server, user, 'quote', asked);
  const order = { service, form, quoteId: quote.quoteId } as never;
  const { orderNo } = await as(server, user, 'placeOrder', order, bookingKey(key));
  return { quote, orderNo };
}
