import { useSelector } from '@xstate/react';
import { type FunctionComponent, lazy, Suspense, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { type OrderPanelRef, selectIsOpen, selectQuery } from '#machines/order-panel/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { Procurement, ProcurementView } from '#src/pages/procurement/ProcurementPage.tsx';
import { SkeletonForm } from '../../../ui/parts/common/Skeleton.tsx';
import { OpenedOrder } from '../../booking/opened-order.tsx';
import type { PageView } from '../../page-row.ts';
import { servicesOf } from '../../wiring/services.ts';
import type { ProcurementPost, QuotesRef } from './wiring.ts';

const Order = lazy(() => import('../../booking/goods/order.tsx'));
const Quote = lazy(async () => ({
  default: (await import('#src/views/supplier-quote/SupplierQuote.tsx')).SupplierQuote,
}));

interface Children {
  post: ResourceRef<Procurement>;
  order: OrderPanelRef;
  quotes: QuotesRef;
}

/** A supplier's quote, once its code is here. */
function LateQuote({ quotes, post }: { quotes: QuotesRef; post: ProcurementPost }) {
  const [late] = useState(() => quotes.getSnapshot().of(post));
  const actor = useSelector(late, ({ child }) => child);
  const skeleton = <SkeletonForm fields={8} />;
  return actor === null ? (
    skeleton
  ) : (
    <Suspense fallback={skeleton}>
      <Quote actor={actor} />
    </Suspense>
  );
}

/** A page of offers and requests, with the order of one over it. */
export function withGoodsOrder(Page: FunctionComponent<ProcurementView>): PageView {
  function Live({ post, order, quotes }: Children) {
    const isOpen = useSelector(order, selectIsOpen);
    const query = useSelector(order, selectQuery);
    return (
      <Page
        resource={post}
        order={isOpen ? <OpenedOrder panel={order} Order={Order} /> : null}
        query={query}
        quoteOf={(request) => <LateQuote key={request.id} quotes={quotes} post={request} />}
        hotline={servicesOf(order.system).site().hotlines.service}
      />
    );
  }
  return function ProcurementPageView({ actor }) {
    const [children] = useState(() => (actor as AnyActorRef).getSnapshot().children as Children);
    return <Live {...children} />;
  };
}
