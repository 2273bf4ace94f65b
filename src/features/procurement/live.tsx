import { useSelector } from '@xstate/react';
import { type FunctionComponent, lazy, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AppRef } from '#machines/app/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import type { PageView } from '#src/app/page-row.ts';
import { openAccountDialog } from '#src/app/require-login.ts';
import { servicesOf } from '#src/app/services.ts';
import { isSignedInWithToken, sessionOf } from '#src/app/session-of.ts';
import { useOpenedOrder } from '#src/features/booking/opened-order.tsx';
import { postFilesOf } from './files.ts';
import { slotsOf } from './slots.tsx';
import type { ProcurementView } from './views/ProcurementPage.tsx';
import type { procurement } from './wiring.ts';

const Order = lazy(() => import('./order.tsx'));

const selectAddress = ({ context }: { context: PageAddress }) => context.query;

/** A page of offers and requests, with the order of one over it. */
export function withGoodsOrder(Page: FunctionComponent<ProcurementView>): PageView<ActorRefFrom<typeof procurement>> {
  return function ProcurementPageView({ actor: page }) {
    const [children] = useState(() => page.getSnapshot().children);
    const { post } = children;
    const { system } = page;
    const asked = useSelector(page, selectAddress);
    const isSignedIn = useSelector(sessionOf(system), isSignedInWithToken);
    const { order: opened, orderQuery: query } = useOpenedOrder(page, Order);
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
  };
}
