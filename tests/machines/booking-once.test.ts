import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { type bookingMachine, selectCheckout, selectOrder, selectOrderForm } from '#machines/booking/index.ts';
import { placedAnswer } from '#machines/checkout/checkout.cases.ts';
import type { CheckoutEvent, OrderAnswer, SentOrder } from '#machines/checkout/index.ts';
import type { KeptDraft } from '#machines/draft/index.ts';
import type { OrderFormEvent } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { sampleService } from '#machines/order-form/order-form.sample.ts';
import { reached, readyBooking } from '../kit/ready-booking.ts';

const TIMES = 100;

type Booking = ActorRefFrom<typeof bookingMachine>;

/** Gives one order to a key, as the server does; what became of its answer on the way is the test's to say. */
function startServer() {
  const orders = new Map<string, string>();
  let posts = 0;
  let fate: 'arrives' | 'dropped' | 'inFlight' = 'arrives';
  return {
    orders,
    posts: () => posts,
    answers: (next: typeof fate) => {
      fate = next;
    },
    take: async ({ key }: SentOrder): Promise<OrderAnswer> => {
      posts += 1;
      const orderNo = orders.get(key) ?? `FCL261007${String(orders.size + 1).padStart(5, '0')}`;
      orders.set(key, orderNo);
      if (fate === 'dropped') throw new Error('connection reset');
      if (fate === 'inFlight') return new Promise(() => undefined);
      return { kind: 'placed', order: { ...(placedAnswer.kind === 'placed' ? placedAnswer.order : never()), orderNo } };
    },
  };
}

function never(): never {
  throw new Error('the sample answer is no placed order');
}

/** A browser that keeps its draft over a reload; every form it opens again has a key of its own. */
function openBrowser(server: ReturnType<typeof startServer>, name: string) {
  let kept: KeptDraft | null = null;
  let loads = 0;
  return async (): Promise<Booking> => {
    loads += 1;
    const sent = (kept?.sent ?? null) as SentOrder | null;
    const booking = createActor(
      readyBooking({
        open: async () => ({ ...openedForm, key: sent?.key ?? `${name}-${loads}`, sent }),
        placeOrder: server.take,
        keepHere: (draft) => {
          kept = draft;
        },
      }),
      { input: { service: sampleService } },
    ).start();
    await reached(booking, (snapshot) => !snapshot.matches('opening'));
    return booking;
  };
}

const placed = (booking: Booking) => reached(booking, (snapshot) => snapshot.matches({ open: 'placed' }));

async function at(booking: Booking, state: 'reviewing' | 'submitting' | 'unanswered') {
  const { children } = await reached(booking, (snapshot) => snapshot.matches({ open: 'ordering' }));
  return reached(children.checkout!, (snapshot) => snapshot.matches(state));
}

async function toConfirm(booking: Booking) {
  selectOrderForm(booking.getSnapshot())?.send({ type: 'step.next' });
  await at(booking, 'reviewing');
}

/** Every click possible at once, in each order state. */
function press(booking: Booking, ...events: ('order.retry' | 'order.submit')[]) {
  for (const type of events) {
    selectOrderForm(booking.getSnapshot())?.send({ type } as OrderFormEvent);
    selectCheckout(booking.getSnapshot())?.send({ type } as CheckoutEvent);
  }
}

async function placedBy(booking: Booking) {
  const orderNo = selectOrder(await placed(booking))?.orderNo;
  booking.stop();
  return orderNo;
}

async function repeat(book: (server: ReturnType<typeof startServer>, name: string) => Promise<string | undefined>) {
  const server = startServer();
  const numbers: (string | undefined)[] = [];
  for (let time = 0; time < TIMES; time += 1) numbers.push(await book(server, `form-${time}`));
  expect(numbers).toEqual([...server.orders.values()]);
  expect(new Set(numbers).size).toBe(TIMES);
  return server;
}

test(`[4.31] ${TIMES} double clicks are ${TIMES} orders, each sent once`, async () => {
  const server = await repeat(async (one, name) => {
    const booking = await openBrowser(one, name)();
    await toConfirm(booking);
    press(booking, 'order.submit', 'order.submit');
    return placedBy(booking);
  });
  expect(server.posts()).toBe(TIMES);
});

test(`[4.31] ${TIMES} times Enter and a click, before the agreements, on the way and after the answer, are ${TIMES} orders, each sent once`, async () => {
  const server = await repeat(async (one, name) => {
    const booking = await openBrowser(one, name)();
    await toConfirm(booking);
    press(booking, 'order.submit');
    const pressing = booking.subscribe(() => queueMicrotask(() => press(booking, 'order.submit', 'order.retry')));
    await placed(booking);
    press(booking, 'order.submit', 'order.retry');
    pressing.unsubscribe();
    return placedBy(booking);
  });
  expect(server.posts()).toBe(TIMES);
});

test(`[4.31] ${TIMES} answers dropped after the server took the order, sent again by a double click, are ${TIMES} orders`, async () => {
  const server = await repeat(async (one, name) => {
    const booking = await openBrowser(one, name)();
    await toConfirm(booking);
    one.answers('dropped');
    press(booking, 'order.submit');
    await at(booking, 'unanswered');
    press(booking, 'order.retry', 'order.retry');
    await at(booking, 'unanswered');
    one.answers('arrives');
    press(booking, 'order.retry', 'order.retry');
    return placedBy(booking);
  });
  expect(server.posts()).toBe(TIMES * 3);
});

test(`[4.31] ${TIMES} reloads while the order is on its way, twice over, are ${TIMES} orders`, async () => {
  const server = await repeat(async (one, name) => {
    const load = openBrowser(one, name);
    one.answers('inFlight');
    const first = await load();
    await toConfirm(first);
    press(first, 'order.submit');
    await at(first, 'submitting');
    first.stop();
    const second = await load();
    await at(second, 'unanswered');
    press(second, 'order.retry');
    await at(second, 'submitting');
    second.stop();
    one.answers('arrives');
    const third = await load();
    await at(third, 'unanswered');
    press(third, 'order.retry', 'order.retry');
    return placedBy(third);
  });
  expect(server.posts()).toBe(TIMES * 3);
});
