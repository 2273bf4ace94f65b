import type { PageAddress } from '#machines/kit/page.ts';
import { orderPanelMachine } from '#machines/order-panel/index.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { lazyActor, selectLoaded } from '#src/lazy/lazy-actor.ts';
import type { OrderPageRef, orderPage } from './booking.ts';

/** Saves the form's draft before the form is unmounted. */
const keepForm = (page: OrderPageRef | null) => page?.getSnapshot().children.booking.send({ type: 'page.leaving' });

/** The order over the list of its service: its code comes with the first address that names one. */
export const orderPanelOf = (load: () => Promise<ReturnType<typeof orderPage>>) =>
  orderPanelMachine.provide({
    actors: { order: lazyActor<OrderPageRef, never, PageAddress>(load) },
    actions: {
      keepForm: ({ self }) => keepForm(selectLoaded(self.getSnapshot().children.order?.getSnapshot())),
      startOfPage,
    },
  });
