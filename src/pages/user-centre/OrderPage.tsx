import { useSelector } from '@xstate/react';
import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { type OrderRef, selectContent } from '#machines/order/index.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import { type ResourceRef, selectScreen } from '#machines/resource/index.ts';
import { rooms as words } from '#src/ui/copy/centre-rooms.ts';
import { orderTemplates } from '#src/ui/copy/order-templates.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { OpenOrder } from '#src/views/order/OpenOrder.tsx';
import type { OrderFiles } from '#src/views/order/order-files.ts';
import { Missing, RoomHead } from './parts.tsx';

interface OrderPageProps extends RoomProps {
  site: Pick<EmbeddedSite, 'customerManager' | 'hotlines'>;
  fileAccess: OrderFiles;
}

export function OrderPage({ address, order, user, templates, canOpen, onVerify, site, fileAccess }: OrderPageProps) {
  const status = user.enterpriseResp?.serviceOpenAuditStatus;
  const mayVerify = canOpen && (status === 'NONE' || status === 'REJECT');
  return (
    <>
      <RoomHead room="order">
        <div className="flex flex-wrap items-center gap-1 print:hidden">
          {order === undefined ? null : (
            <Taking
              order={order}
              templates={user.enterpriseResp?.mayBook === false ? undefined : templates}
              orderNo={address.no}
            />
          )}
          <Link href="?redirect=order" className="text-link">
            {orders.back}
          </Link>
        </div>
      </RoomHead>
      {order === undefined ? null : (
        <OpenOrder
          actor={order}
          skeleton={<SkeletonForm fields={9} />}
          missing={
            <Missing
              title={words.missingOrder}
              text={words.missingOrderText}
              link={{ label: words.allOrders, to: '?redirect=order' }}
            />
          }
          onVerify={mayVerify ? onVerify : undefined}
          fileAccess={fileAccess}
          desk={{ manager: site.customerManager, hotline: site.hotlines.service }}
        />
      )}
    </>
  );
}

interface TakingProps {
  order: OrderRef;
  orderNo: string | null;
  templates: OrderTemplatesRef | undefined;
}

/** What can be made of an order that is there. */
function Taking({ order, orderNo, templates }: TakingProps) {
  const content = useSelector(order, selectContent);
  return content === undefined ? null : <TakingOnceRead content={content} orderNo={orderNo} templates={templates} />;
}

function TakingOnceRead({ content, orderNo, templates }: Omit<TakingProps, 'order'> & { content: ResourceRef }) {
  const isThere = useSelector(content, selectScreen) === 'content';
  if (!isThere) return null;
  return (
    <>
      <Button size={32} icon="print" onClick={() => window.print()}>
        {orders.print}
      </Button>
      {templates === undefined || orderNo === null ? null : <SaveTemplate orderNo={orderNo} templates={templates} />}
    </>
  );
}

function SaveTemplate({ orderNo, templates }: { orderNo: string; templates: OrderTemplatesRef }) {
  return (
    <Button
      size={32}
      onClick={() => templates.send({ type: 'templates.open', source: { kind: 'order', orderNo }, name: '' })}
    >
      {orderTemplates.saveAs}
    </Button>
  );
}
