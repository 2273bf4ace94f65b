import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE } from '#contract/codes.ts';
import { cancellationModeOf } from '#domain/orders/cancellation.ts';
import { type OrderStatus, orderStatuses } from '#domain/orders/statuses.ts';
import { orders } from '#server/data/schema/orders.ts';
import { orderServices } from '#server/orders/services.ts';
import { book, methanol } from '#tests/kit/booking.ts';
import { FULL } from '#tests/kit/full.ts';
import { OWNER, startWithOwners } from '#tests/kit/order-owners.ts';
import { placeOthers } from '#tests/kit/orders-of-others.ts';
import type { TestServer } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

const services = Object.keys(orderServices);
const amendable = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'];

const treatmentOf = (service: string, status: OrderStatus) =>
  `${cancellationModeOf({ service, status, reached: ['submitted'] })} ${amendable.includes(status)}`;
/** Every status with the full counts, else each that is treated otherwise than the one before it. */
const statusesFor = (service: string) =>
  orderStatuses.filter(
    (status, at) => FULL || at === 0 || treatmentOf(service, status) !== treatmentOf(service, orderStatuses[at - 1]!),
  );

let server: TestServer;
let owner: SignedIn;
const placed: Record<string, string> = {};

beforeAll(async () => {
  const started = await startWithOwners('postgres');
  ({ server, owner } = started);
  const form = methanol(started.offer, server.clock.now());
  placed.fcl = (await book(server, OWNER, form, 'guarded-fcl')).orderNo;
  Object.assign(placed, await placeOthers(server, OWNER, 'guarded'));
}, 120_000);
afterAll(() => server.stop());

it.each(services)(
  '[11.1][11.4] a hand-made call about %s is refused wherever its page offers nothing',
  async (service) => {
    const no = placed[service]!;
    for (const status of statusesFor(service)) {
      await server.database.db.update(orders).set({ status }).where(eq(orders.orderNo, no));
      const order = (await owner.call('order', { no })).data;
      const mode = cancellationModeOf({ service, status, reached: ['submitted'] });
      expect(order, status).toMatchObject({
        ...{ mayCancel: mode === 'free', mayAmend: amendable.includes(status) },
        cancelling: { mode, mayAsk: mode === 'ask' },
      });
      const label = `${service} ${status}`;
      if (mode !== 'free') expect((await owner.call('cancelOrder', { no })).code, label).toBe(CODE.conflict);
      const asked = await owner.call('askCancellation', { no, reason: '收货人取消采购' });
      expect(asked.code, label).toBe(mode === 'ask' ? CODE.ok : CODE.conflict);
      if (mode === 'ask')
        await owner.call('withdrawCancellation', { no, cancellation: asked.data.cancellations![0]!.no });
      expect((await owner.call('order', { no })).data.status, label).toBe(status);
    }
  },
);
