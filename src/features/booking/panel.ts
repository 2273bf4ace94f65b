import type { AnyActorRef } from 'xstate';
import type { LazySnapshot } from '#machines/kit/lazy.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import { orderPanelMachine } from '#machines/order-panel/index.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import type { OrderChildren, orderPage } from './booking.ts';

/** Tells the form under it that it goes. */
function keepForm(order: AnyActorRef | undefined) {
  const page = selectLoaded<AnyActorRef>(order?.getSnapshot() as LazySnapshot<AnyActorRef, never> | undefined);
  (page?.getSnapshot().children as OrderChildren | undefined)?.booking.send({ type: 'page.leaving' });
}

/** The order over the list of its service: its code comes with the first address that names one. */
export const orderPanelOf = (load: () => Promise<ReturnType<typeof orderPage>>) =>
  orderPanelMachine.provide({
    actors: { order: lazyActor<AnyActorRef, never, PageAddress>(load) },
    actions: { keepForm: ({ self }) => keepForm(self.getSnapshot().children.order), startOfPage },
  });
