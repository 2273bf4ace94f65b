import { rooms as words } from '#src/ui/copy/centre-rooms.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Countdown, DateTime } from '#src/ui/parts/DateTime.tsx';
import { Empty } from '#src/ui/parts/Empty.tsx';
import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import type { Workplace } from './content.ts';
import { EnquiryTable } from './EnquiriesPage.tsx';
import { OrderTable, orderAddress } from './OrdersPage.tsx';
import { Content, Panel, RoomHead } from './parts.tsx';
import { VerificationStanding } from './VerificationPage.tsx';

export function WorkplacePage(props: RoomProps) {
  const { user, content } = props;
  return (
    <>
      <RoomHead room="workplace">
        <ButtonLink tone="primary" href="/shippingFcl">
          {words.book}
        </ButtonLink>
      </RoomHead>
      <p className="mb-2 text-ink-2">
        {[words.greeting(user.name), user.enterpriseResp?.entName ?? words.natural].join('，')}
      </p>
      <Content<Workplace> content={content}>{(read) => <Desk {...props} read={read} />}</Content>
    </>
  );
}

function Desk({ read, ...props }: RoomProps & { read: Workplace }) {
  const { orders, enquiries } = read;
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 xl:grid-cols-[3fr_2fr]">
        <Due orders={orders} />
        <VerificationStanding {...props} />
      </div>
      <Recent title={words.workplace.recent} all={{ label: words.allOrders, to: '?redirect=order' }}>
        {orders.items.length === 0 ? (
          <Empty picture="barge" title={words.workplace.noOrders}>
            {words.workplace.noOrdersText}
          </Empty>
        ) : (
          <OrderTable listing={orders} />
        )}
      </Recent>
      {enquiries.items.length === 0 ? null : (
        <Recent title={words.workplace.enquiries} all={{ label: words.allEnquiries, to: '?redirect=enquiry' }}>
          <EnquiryTable listing={enquiries} now={orders.now} />
        </Recent>
      )}
    </div>
  );
}

/** The orders that end by themselves, the nearest first. */
function Due({ orders }: { orders: Workplace['orders'] }) {
  const due = orders.items
    .flatMap(({ orderNo, status, autoCancelAt }) =>
      autoCancelAt === null || status === 'autoCancelled' || status === 'cancelled' ? [] : [{ orderNo, autoCancelAt }],
    )
    .sort((one, other) => one.autoCancelAt - other.autoCancelAt);
  return (
    <Panel title={words.workplace.soon}>
      {due.length === 0 ? (
        <p className="text-ink-2">{words.workplace.nothingToDo}</p>
      ) : (
        <ul className="grid">
          {due.map(({ orderNo, autoCancelAt }) => (
            <li
              key={orderNo}
              className="flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 border-line border-t py-1"
            >
              <span className="grid min-w-0">
                <a href={orderAddress(orderNo)} className="font-strong text-link tabular-nums">
                  {words.workplace.cancelled(orderNo)}
                </a>
                <span className="inline-flex flex-wrap gap-x-1 text-12">
                  <Countdown deadline={autoCancelAt} now={orders.now} label={words.verification.title} />
                  <span className="text-ink-3">
                    <DateTime instant={autoCancelAt} zone={HOUSE_ZONE} />
                  </span>
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface RecentProps {
  title: string;
  all: { label: string; to: string };
  children: React.ReactNode;
}

function Recent({ title, all, children }: RecentProps) {
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1 flex flex-wrap items-baseline justify-between gap-1">
        <h2 className="font-strong text-16">{title}</h2>
        <a href={all.to} className="text-link">
          {all.label}
        </a>
      </div>
      {children}
    </section>
  );
}
