import { type ActorRefFrom, type AnyActorRef, assign, type SnapshotFrom, setup } from 'xstate';
import { orderKey } from '#domain/orders/order-link.ts';
import { effect } from '../kit/effect.ts';
import { lazy } from '../kit/lazy.ts';
import type { PageAddress, PageEvent } from '../kit/page.ts';
import type { OrderPanelContext } from './order-panel.types.ts';

const opened = ({ path, query }: PageAddress): OrderPanelContext => ({ path, query, key: orderKey(query) });

export const orderPanelMachine = setup({
  types: {
    context: {} as OrderPanelContext,
    events: {} as PageEvent,
    input: {} as PageAddress,
    children: {} as { order: 'order' },
  },
  actors: { order: lazy<AnyActorRef, never, PageAddress>('order-panel.order') },
  actions: {
    storeAddress: assign((_, address: PageAddress) => opened(address)),
    /** Saves the form's draft before the form is unmounted. */
    keepForm: effect(),
    /** Scrolls to the top when an order replaces a scrolled list. */
    startOfPage: effect(),
  },
  guards: {
    isOrderInAddress: ({ context }) => context.key !== '',
    isOtherOrder: ({ context }, { query }: PageAddress) => !['', context.key].includes(orderKey(query)),
    isClosed: ({ context }, { query }: PageAddress) => context.key !== '' && orderKey(query) === '',
  },
}).createMachine({
  id: 'order-panel',
  description: '列表上面的订单：网址里有一单就打开，换了一单就是另一份表单',
  context: ({ input }) => opened(input),
  initial: 'deciding',
  on: {
    'page.opened': {
      target: '.deciding',
      actions: { type: 'storeAddress', params: ({ event }) => event },
      description: '又回到这一页',
    },
    'page.asked': [
      {
        guard: { type: 'isOtherOrder', params: ({ event }) => event },
        target: '.deciding',
        actions: [{ type: 'storeAddress', params: ({ event }) => event }, 'startOfPage'],
        description: '打开了一单，从表单开头看起',
      },
      {
        guard: { type: 'isClosed', params: ({ event }) => event },
        target: '.deciding',
        actions: { type: 'storeAddress', params: ({ event }) => event },
        description: '回到列表',
      },
    ],
  },
  states: {
    deciding: {
      description: '看网址里有没有一单',
      always: [{ guard: 'isOrderInAddress', target: 'open' }, { target: 'closed' }],
    },
    closed: { description: '只有列表' },
    open: {
      description: '订单在列表上面，代码第一次用到才来',
      exit: 'keepForm',
      invoke: {
        id: 'order',
        src: 'order',
        input: ({ context: { path, query } }) => ({ path, query }),
        onError: { target: 'closed', description: '代码没有来：缺代码的守卫会说' },
      },
    },
  },
});

export type OrderPanelRef = ActorRefFrom<typeof orderPanelMachine>;
export type OrderPanelSnapshot = SnapshotFrom<typeof orderPanelMachine>;
