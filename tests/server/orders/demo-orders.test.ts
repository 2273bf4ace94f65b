import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DEFAULT_CURRENCIES, DEFAULT_PAY_TYPES, type FclContext } from '#domain/fcl/context.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import type { FclForm } from '#domain/fcl/form.ts';
import { errorsOf } from '#domain/form/check.ts';
import { DAY_MS } from '#domain/limits.ts';
import { orderPapers } from '#domain/orders/order-papers.ts';
import { isEnded, orderStatuses } from '#domain/orders/statuses.ts';
import { bookingClose } from '#domain/schedule/bookable.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { uploads } from '#server/data/schema/operations.ts';
import { orderRows } from '#server/seed/orders/order-rows.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { MARKET_STARTS_AT } from '#tests/kit/server.setup.ts';

/** The facts the order was placed on. */
const factsOf = ({ createdAt, voyage, isDanger, form }: ReturnType<typeof orderRows>['orders'][number]): FclContext => {
  const { etd, cutOffs, org } = voyage!;
  return {
    now: createdAt.getTime(),
    currencies: DEFAULT_CURRENCIES,
    payTypes: DEFAULT_PAY_TYPES,
    isContractCustomer: false,
    offer: {
      ...{ isDanger, etd, cutOffs, timezone: org.timezone },
      etdDay: localDay(etd, org.timezone),
      validTo: bookingClose(cutOffs, isDanger),
      boxes: [{ ctnType: '20GP', limitKg: 21_000 }],
      dgClasses: (form as unknown as FclForm).cargo.flatMap(({ dg: { dgClass, subRisk1, subRisk2 } }) => [
        dgClass,
        subRisk1,
        subRisk2,
      ]),
      refusedClasses: [],
      collectAllowed: true,
      termRates: { TRK: [], CFS: [], DDC: [] },
    },
  };
};

const PROGRESS = ['booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'] as const;

test('on whatever day the demonstration starts, each status has an order that could be placed and stands where its dates say [1.12] [4.31]', () => {
  for (let step = 0; step < 28; step += 1) {
    const now = MARKET_STARTS_AT + (step * DAY_MS) / 2;
    const { orders, timeline } = orderRows(now);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses));
    for (const order of orders) {
      const { orderNo, status, createdAt, voyage, cancelledAt } = order;
      const label = `${orderNo} ${status} on ${new Date(now).toISOString()}`;
      const form = order.form as unknown as FclForm;
      const errors = errorsOf(fclDescription, form, factsOf(order)).filter(({ level }) => level === 'BLOCK');
      expect(errors, label).toEqual([]);
      const { etd, eta } = voyage!;
      if (eta === null || eta === undefined) throw new Error(`${label}: no arrival`);
      expect(createdAt.getTime(), label).toBeLessThan(now);
      if (!isEnded(status)) {
        expect(etd > now, label).toBe(!['departed', 'arrived', 'completed'].includes(status));
        expect(eta > now, label).toBe(!['arrived', 'completed'].includes(status));
      }
      expect(cancelledAt !== null, label).toBe(isEnded(status));
      const nodes = timeline.filter((node) => node.orderNo === orderNo);
      const been = nodes.flatMap(({ actualAt }) => (actualAt == null ? [] : [actualAt.getTime()]));
      expect(been, label).toEqual([...been].sort((a, b) => a - b));
      expect(been.at(-1)!, label).toBeLessThanOrEqual(now);
      if ((PROGRESS as readonly string[]).includes(status))
        expect(nodes.filter(({ actualAt }) => actualAt != null).at(-1)?.node, label).toBe(status);
      if (isEnded(status)) continue;
      const late = orderPapers(form, voyage!, status, now).filter((paper) => paper.status === 'OVERDUE');
      expect(late, label).toEqual([]);
    }
  }
}, 60_000);

test('the verified account sees them all, the open ones with papers and deadlines ahead; another account sees none [1.12]', async () => {
  const server = await startMarket('postgres');
  const listed = await as(server, 'user-verified', 'orderList', { pageSize: 50 });
  expect(new Set(listed.items.map(({ status }) => status))).toEqual(new Set(orderStatuses));
  for (const { orderNo, status, nextSteps, totals } of listed.items) {
    const order = await as(server, 'user-verified', 'order', { no: orderNo });
    expect(order.papers.length, status).toBeGreaterThan(1);
    expect(totals.length, status).toBeGreaterThan(0);
    expect(order.lines.length, status).toBeGreaterThan(3);
    for (const { dueAt } of nextSteps) if (dueAt !== null) expect(dueAt, status).toBeGreaterThan(listed.now);
  }
  const withSteps = listed.items.filter(({ nextSteps }) => nextSteps.length > 0).map(({ status }) => status);
  expect(withSteps).toEqual(expect.arrayContaining(['submitted', 'docsPending', 'reviewing', 'booked', 'released']));
  expect((await as(server, 'user-person', 'orderList', {})).items).toEqual([]);
  await server.stop();
});

test('[2.15] the special enterprise has orders of its own with their papers, and none of the verified account’s', async () => {
  const server = await startMarket('postgres');
  const own = await as(server, 'user-special', 'orderList', { pageSize: 50 });
  expect(own.items.map(({ status }) => status).sort()).toEqual(
    ['docsPending', 'booked', 'released', 'departed', 'completed'].sort(),
  );
  const form = (await as(server, 'user-special', 'order', { no: own.items[0]!.orderNo })).form as unknown as FclForm;
  expect(form.contactName).toBe('陆启明');
  const [sheet] = form.cargo[0]!.sds;
  expect(form.cargo[0]!.sds.every(({ fileId }) => fileId.includes('-special-'))).toBe(true);
  const { db } = server.database;
  const [kept] = await db.select().from(uploads).where(eq(uploads.id, sheet!.fileId));
  expect(kept).toMatchObject({ userId: 'user-special', purpose: 'order' });
  const others = await as(server, 'user-verified', 'orderList', { pageSize: 50 });
  const numbers = others.items.map(({ orderNo }) => orderNo);
  expect(own.items.filter(({ orderNo }) => numbers.includes(orderNo))).toEqual([]);
  await server.stop();
});
