import { useSelector } from '@xstate/react';
import { type FunctionComponent, lazy, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { OrderPanelRef } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { PageView } from '#src/app/page-row.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import { servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { isSignedInWithToken } from '#src/app/signed-in.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { postFilesOf } from './files.ts';
import type { Procurement, ProcurementView } from './list/ProcurementPage.tsx';
import { type LazyChildren, slotsOf } from './slots.tsx';

const Order = lazy(() => import('./order.tsx'));

interface Children extends LazyChildren {
  post: ResourceRef<Procurement>;
  order: OrderPanelRef;
}

const selectAddress = ({ context }: { context: PageAddress }) => context.query;

/** A page of offers and requests, with the order of one over it. */
export function withGoodsOrder(Page: FunctionComponent<ProcurementView>): PageView {
  function Live({ page, ...children }: Children & { page: AnyActorRef }) {
    const { post, order } = children;
    const { system } = order;
    const asked = useSelector(page, selectAddress);
    const isSignedIn = useSelector(sessionOf(system), isSignedInWithToken);
    const { order: opened, orderQuery: query } = useOpenedOrder(order, Order);
    return (
      <Page
        resource={post}
        order={opened}
        {...slotsOf(children, asked)}
        {...{ query, isSignedIn }}
        files={postFilesOf(system)}
        onSignIn={() => void openAccountDialog(system.get('app') as AppRef, 'signIn')}
        hotline={servicesOf(system).site().hotlines.service}
      />
    );
  }
  return function ProcurementPageView({ actor }) {
    const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
    return <Live page={actor as AnyActorRef} {...children} />;
  };
}
