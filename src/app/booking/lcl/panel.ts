import { type ActorRefFrom, type AnyActorRef, assign, setup } from 'xstate';
import { lclOrderKey } from '#domain/orders/lcl-order-link.ts';
import type { LateSnapshot } from '#machines/kit/late.ts';
import type { PageAddress, PageEvent } from '#machines/kit/page.ts';
import { lateActor } from '../../late-actor.ts';
import type { OrderChildren } from '../booking.ts';

/** What was typed is kept before its form goes. */
function keepForm(order: AnyActorRef | undefined) {
  const page = (order?.getSnapshot() as LateSnapshot<AnyActorRef, never> | undefined)?.child;
  (page?.getSnapshot().children as OrderChildren | undefined)?.booking.send({ type: 'page.leaving' });
}

/** The order over the list: its code comes with the first address that names one, and another name is another order. */
export const orderPanel = setup({
  types: { context: {} as PageAddress & { key: string }, events: {} as PageEvent, input: {} as PageAddress },
  actors: {
    order: lateActor<AnyActorRef, never, PageAddress>(async () => (await import('./order-forms.ts')).lclOrder),
  },
  actions: {
    storeAddress: assign((_, { path, query }: PageEvent) => ({ path, query, key: lclOrderKey(query) })),
    keepForm: ({ self }) => keepForm(self.getSnapshot().children.order),
  },
  guards: {
    isAsked: ({ context }) => context.key !== '',
    isOther: ({ context }, { query }: PageEvent) => lclOrderKey(query) !== context.key,
  },
}).createMachine({
  context: ({ input }) => ({ ...input, key: lclOrderKey(input.query) }),
  initial: 'deciding',
  on: {
    'page.opened': { target: '.deciding', actions: { type: 'storeAddress', params: ({ event }) => event } },
    'page.asked': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'storeAddress', params: ({ event }) => event },
    },
  },
  states: {
    deciding: { always: [{ guard: 'isAsked', target: 'open' }, { target: 'closed' }] },
    closed: {},
    open: {
      exit: 'keepForm',
      // What does not come is told by the guard of lost chunks.
      invoke: { id: 'order', src: 'order', input: ({ context }) => context, onError: 'closed' },
    },
  },
});

export type OrderPanelRef = ActorRefFrom<typeof orderPanel>;
