import type { BookedService, FormOf } from '#contract/booked-services.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { ethanolAt } from '../features/air/on-server.ts';
import { stuffedNow } from '../features/cfs/order.ts';
import { tolueneAt } from '../features/domestic/on-server.ts';
import { glycerineNow } from '../features/flexitank/on-server.ts';
import { paintAt } from '../features/lcl/on-server.ts';
import { acetoneAt } from '../features/procurement/on-server.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { tanksAt } from '../features/tank/on-server.ts';
import { roadCopied } from '../features/truck/on-server.ts';
import { storedAt } from '../features/warehouse/on-server.ts';
import { goldenOffer, methanol } from './booking.ts';
import { everyWork } from './desk-order.ts';
import { ask } from './market-server.ts';
import type { TestServer } from './server.ts';

async function trainAt(server: TestServer): Promise<FormOf<'rail'>> {
  const { orgPortCode, dstPortCode } = railGlycerine;
  const { items } = await ask(server, 'railPrices', { orgPortCode, dstPortCode, isDanger: 'N' });
  const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1);
  if (offer === undefined) throw new Error('no train to book');
  const { priceId, cutOffs } = offer;
  return { ...railGlycerine, priceId, cargoReadyDate: localDay(cutOffs.cyOpen, 'Asia/Shanghai') };
}

/** An order of each service with nothing missing, for what the server sells now. */
export const validOrders: {
  readonly [Service in BookedService]: (server: TestServer, user: string) => Promise<FormOf<Service>>;
} = {
  fcl: async (server) => methanol(await goldenOffer(server), server.clock.now()),
  lcl: (server, user) => paintAt(server, user),
  air: (server, user) => ethanolAt(server, user),
  rail: trainAt,
  cfs: async (server, user) => stuffedNow(server, user),
  warehouse: storedAt,
  tank: tanksAt,
  flexitank: glycerineNow,
  domestic: (server, user) => tolueneAt(server, user),
  truck: roadCopied,
  dgdesk: async ({ clock }, user) => everyWork(clock.now(), `safety-sheet-${user}`),
  goods: acetoneAt,
};
