import type { EmbeddedSite } from '#contract/embedded-site.ts';
import { orders } from '#copy/orders/list.ts';
import { rooms as words } from '#copy/user-centre/rooms.ts';
import { OpenOrder } from '#src/features/orders/views/OpenOrder.tsx';
import { OrderTaking } from '#src/features/orders/views/OrderTaking.tsx';
import type { OrderFiles } from '#src/features/orders/views/order-files.ts';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import type { RoomProps } from '../rooms/room.ts';
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
        <div className="flex min-h-4 grow flex-wrap items-center justify-end gap-1 print:hidden">
          {order === undefined ? null : (
            <OrderTaking
              order={order}
              templates={user.enterpriseResp?.mayBook === false ? undefined : templates}
              orderNo={address.no}
            />
          )}
          <Link href={withQuery(address.query, { redirect: 'order', orderNo: null })} className="text-link">
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
