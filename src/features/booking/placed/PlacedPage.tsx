import type { ReactNode } from 'react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { orderSuccess, placed } from '#copy/booking/outcome.ts';
import { head } from '#copy/shell.ts';
import type { PageCopy } from '#copy/text-pages.ts';
import type { AuthNoticeRef } from '#machines/auth-notice/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { AuthNoticeDialog } from '#src/features/sign-in/views/AuthNoticeDialog.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { type NextAddresses, OrderPlaced } from './OrderPlaced.tsx';

export interface PlacedPageProps {
  order: ResourceRef<OrderAnswer>;
  contact: Pick<EmbeddedSite, 'customerManager' | 'answerTime'>;
  next: NextAddresses;
  notice: AuthNoticeRef | null;
  onView: (orderNo: string | null) => void;
  onCopy: (text: string) => Promise<void>;
  onVerify: () => void;
}

interface OfService {
  page: PageCopy;
  /** Address of the service's next order. */
  again: string;
  /** Wording of the link to the next order; defaults to the price list. */
  anew?: string;
  /** Service-specific hand-over documents. */
  handOver?: (order: OrderAnswer) => ReactNode;
}

/** Confirms only an order that is the user's own and new; explains otherwise. */
export function PlacedPage({
  page,
  again,
  anew = placed.goneAgain,
  handOver,
  order,
  contact,
  next,
  notice,
  ...on
}: PlacedPageProps & OfService) {
  const heading = <h1 className="font-strong text-28 leading-head">{page.heading}</h1>;
  return (
    <>
      <title>{head.title(page.title)}</title>
      <meta name="description" content={page.description} />
      <ResourceView
        actor={order}
        heading={heading}
        skeleton={<SkeletonText lines={8} />}
        missing={
          <div className="grid justify-items-start gap-2">
            {heading}
            <p className="font-strong text-16">{placed.goneTitle}</p>
            <p className="max-w-80 text-ink-2">{placed.notFound}</p>
            <p className="max-w-80 text-ink-2">{placed.goneWhat}</p>
            <p className="max-w-80 text-ink-2">{anew}</p>
            <div className="flex flex-wrap gap-1">
              <ButtonLink tone="primary" href={again}>
                {placed.again}
              </ButtonLink>
              <Button onClick={() => on.onView(null)}>{orderSuccess.viewOrders}</Button>
              <ButtonLink href="/">{orderSuccess.home}</ButtonLink>
            </div>
          </div>
        }
      >
        {(content) => (
          <OrderPlaced order={content} contact={contact} again={again} next={next} {...on}>
            {handOver?.(content)}
          </OrderPlaced>
        )}
      </ResourceView>
      {notice === null ? null : <AuthNoticeDialog actor={notice} />}
    </>
  );
}
