import type { BrowserContext } from 'playwright';
import type { BookedService } from '#contract/booked-services.ts';
import { airService } from '#domain/air/service.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { deskService } from '#domain/dg-desk/service.ts';
import { domesticService } from '#domain/domestic/service.ts';
import { flexitankService } from '#domain/flexitank/service.ts';
import { lclService } from '#domain/lcl/service.ts';
import { tankService } from '#domain/tank/service.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import { ethanolAt } from '../features/air/on-server.ts';
import { stuffedNow } from '../features/cfs/order.ts';
import { tolueneAt } from '../features/domestic/on-server.ts';
import { glycerineNow } from '../features/flexitank/on-server.ts';
import { paintAt } from '../features/lcl/on-server.ts';
import { tanksAt } from '../features/tank/on-server.ts';
import { storedAt } from '../features/warehouse/on-server.ts';
import { everyWork } from './desk-order.ts';
import { callerOf, placeOrder, uploadSheet } from './order-calls.ts';
import type { TestServer } from './server.ts';

const OWNER = 'user-verified';
type Ordered = Extract<
  BookedService,
  'air' | 'cfs' | 'dgdesk' | 'domestic' | 'fcl' | 'flexitank' | 'lcl' | 'tank' | 'warehouse'
>;

/** One order of each of these services, placed over HTTP by the person signed in in this browser. */
export async function placeOneOfEach(context: BrowserContext, address: string): Promise<Record<Ordered, string>> {
  const call = callerOf(context, address);
  const server = { address, clock: { now: Date.now } } as TestServer;
  const fcl = await placeOrder(context, address, 'one-of-each-fcl');
  const fileId = await uploadSheet(context, address);

  async function placeWith(service: Ordered, form: object, priced: (form: never) => unknown): Promise<string> {
    const own = JSON.parse(JSON.stringify(form).replaceAll(`safety-sheet-${OWNER}`, fileId));
    const part = priced(own as never);
    const { quoteId } = (await call('/api-ecommerce/quote', { service, part })) as { quoteId: string };
    const request = { service, quoteId, form: own };
    const key = `one-of-each-${service}`.padEnd(20, '0');
    return ((await call('/api-ecommerce/orders', request, { key })) as { orderNo: string }).orderNo;
  }

  return {
    fcl,
    lcl: await placeWith('lcl', await paintAt(server, OWNER), lclService.priced),
    air: await placeWith('air', await ethanolAt(server, OWNER), airService.priced),
    cfs: await placeWith('cfs', stuffedNow(server, OWNER), cfsService.priced),
    tank: await placeWith('tank', await tanksAt(server, OWNER), tankService.priced),
    flexitank: await placeWith('flexitank', await glycerineNow(server, OWNER), flexitankService.priced),
    domestic: await placeWith('domestic', await tolueneAt(server, OWNER), domesticService.priced),
    warehouse: await placeWith('warehouse', await storedAt(server, OWNER), warehouseService.priced),
    dgdesk: await placeWith('dgdesk', everyWork(Date.now(), `safety-sheet-${OWNER}`), deskService.priced),
  };
}
