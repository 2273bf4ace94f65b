import { airService } from '#domain/air/service.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { railService } from '#domain/rail/service.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { tankService } from '#domain/tank/service.ts';
import { truckService } from '#domain/truck/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { ethanolAt } from '../features/air/on-server.ts';
import { stuffedNow } from '../features/cfs/order.ts';
import { tolueneAt } from '../features/domestic/on-server.ts';
import { glycerineNow } from '../features/flexitank/on-server.ts';
import { paintAt } from '../features/lcl/on-server.ts';
import { acetoneAt } from '../features/procurement/on-server.ts';
import { partOfGoods } from '../features/procurement/order.ts';
import { railGlycerine } from '../features/rail/order.ts';
import { tanksAt } from '../features/tank/on-server.ts';
import { roadCopied } from '../features/truck/on-server.ts';
import { storedAt } from '../features/warehouse/on-server.ts';
import { bookingKey } from './booking.ts';
import { everyWork } from './desk-order.ts';
import { as, ask } from './market-server.ts';
import type { TestServer } from './server.ts';

async function glycerineByRail(server: TestServer) {
  const { items } = await ask(server, 'railPrices', { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI', isDanger: 'N' });
  const offer = items.filter(({ bookable }) => bookable === 'BOOKABLE').at(-1)!;
  const cargoReadyDate = localDay(offer.cutOffs.cyOpen, 'Asia/Shanghai');
  return { ...railGlycerine, priceId: offer.priceId, cargoReadyDate };
}

/** Places one order of each service but `fcl`; returns their numbers by service. */
export async function placeOthers(server: TestServer, owner: string, key: string): Promise<Record<string, string>> {
  const forms: Record<string, [form: object, part: (form: never) => unknown]> = {
    air: [await ethanolAt(server, owner), airService.priced],
    cfs: [stuffedNow(server, owner), cfsService.priced],
    dgdesk: [everyWork(server.clock.now(), `safety-sheet-${owner}`), deskService.priced],
    domestic: [await tolueneAt(server, owner), domesticService.priced],
    flexitank: [await glycerineNow(server, owner), flexitankService.priced],
    goods: [await acetoneAt(server, owner), partOfGoods],
    lcl: [await paintAt(server, owner), lclService.priced],
    rail: [await glycerineByRail(server), railService.priced],
    tank: [await tanksAt(server, owner), tankService.priced],
    truck: [await roadCopied(server, owner), truckService.priced],
    warehouse: [await storedAt(server, owner), warehouseService.priced],
  };
  const placed: Record<string, string> = {};
  for (const [service, [form, part]] of Object.entries(forms)) {
    const { quoteId } = await as(server, owner, 'quote', { service, part: part(form as never) } as never);
    const request = { service, quoteId, form } as never;
    placed[service] = (await as(server, owner, 'placeOrder', request, bookingKey(`${key}-${service}`))).orderNo;
  }
  return placed;
}
