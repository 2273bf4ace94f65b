import { orderPath } from '#contract/routes.ts';
import { KIT } from '#copy/kit.ts';
import { orders as words } from '#copy/orders/list.ts';
import { orderTemplates, rooms } from '#copy/user-centre/rooms.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { startOfDay } from '#domain/schedule/day.ts';
import { PaperMeter } from '#src/features/orders/papers/PaperMeter.tsx';
import { OrderBadges } from '#src/features/orders/views/OrderBadges.tsx';
import { Boxes, dayText, Lane, Totals } from '#src/features/orders/views/OrderCells.tsx';
import { OrderExport } from '#src/features/orders/views/OrderExport.tsx';
import { UnreadBadge } from '#src/features/orders/views/UnreadBadge.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterLinks } from '#src/features/page-parts/views/FilterLinks.tsx';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { RoomProps } from '../rooms/room.ts';
import type { OrderListing } from './content.ts';
import { isNarrowed, OrderSearch } from './OrderSearch.tsx';
import { Content, RoomHead } from './parts.tsx';

type Row = OrderListing['items'][number];
type Status = Row['status'];

const STATUSES = Object.keys(words.statuses) as Status[];
/** Statuses worth filtering by; an order shows the others. */
const SHOWN: readonly Status[] = STATUSES.filter((status) => status !== 'stuffed' && status !== 'declared');

/** Orders with pending actions, earliest deadline first. */
export const DUE_ORDERS = '?redirect=order&due=Y';

export const orderAddress = (orderNo: string) => `?redirect=order&orderNo=${orderNo}`;

/** Order address that keeps the list's filters, for the way back. */
const addressIn = (query: string, { orderNo }: Pick<Row, 'orderNo'>) =>
  withQuery(query, { redirect: 'order', orderNo });

const columnsAt = (now: number, query: string): Column<Row>[] => [
  {
    key: 'orderNo',
    label: words.columns.orderNo,
    render: ({ orderNo, service, createdAt }) => (
      <span className="grid gap-0.5">
        <Link id={orderNo} href={addressIn(query, { orderNo })} className="font-strong text-link tabular-nums">
          {orderNo}
        </Link>
        <span className="flex flex-wrap gap-x-1 font-normal text-12 text-ink-3">
          <span className="sr-only">{words.columns.createdAt}</span>
          <DateTime instant={createdAt} zone={HOUSE_ZONE} />
          <Link href={`${orderPath(service)}?copy=${orderNo}`} aria-describedby={orderNo} className="text-link">
            {words.copy}
          </Link>
        </span>
      </span>
    ),
  },
  {
    key: 'lane',
    label: words.columns.lane,
    render: (row) => (
      <span className="grid gap-0.5">
        <Lane order={row} />
        <PlacardRow values={row.dgClasses ?? []} size={16} />
      </span>
    ),
  },
  { key: 'boxes', label: words.columns.boxes, render: (row) => <Boxes order={row} /> },
  {
    key: 'etd',
    label: words.columns.etd,
    render: (row) => {
      const day = dayText(row);
      return day === null ? (
        <DateTime instant={row.etd} zone={row.org?.timezone ?? HOUSE_ZONE} dateOnly />
      ) : (
        <DateTime instant={startOfDay(day)} zone="UTC" dateOnly />
      );
    },
  },
  {
    key: 'status',
    label: words.columns.status,
    card: 'order-1 col-span-2',
    render: (row) => (
      <span className="inline-flex flex-wrap gap-0.5 @min-[48rem]:whitespace-nowrap">
        <OrderBadges order={row} />
        <UnreadBadge order={row} />
      </span>
    ),
  },
  {
    key: 'papers',
    label: words.columns.papers,
    card: 'order-1 col-span-2',
    render: (row) => <Owed row={row} now={now} address={addressIn(query, row)} />,
  },
  { key: 'totals', label: words.columns.totals, numeric: true, render: (row) => <Totals order={row} /> },
];

/** Outstanding action of an order with its deadline. */
function Owed({ row, now, address }: { row: Row; now: number; address: string }) {
  const cancelsAt = isEnded(row.status) ? null : row.autoCancelAt;
  if (cancelsAt === null && !row.ownPapers) return KIT.none;
  return (
    <span className="grid justify-items-start gap-0.5">
      {cancelsAt === null ? null : (
        <span className="text-12">
          <Countdown deadline={cancelsAt} now={now} label={words.cancelsIn} />
        </span>
      )}
      <PaperMeter order={row} now={now} address={address} />
    </span>
  );
}

export function OrderTable({ listing, query = '' }: { listing: OrderListing; query?: string }) {
  return (
    <Table
      caption={words.list}
      columns={columnsAt(listing.now, query)}
      rows={listing.items}
      rowKey={({ orderNo }) => orderNo}
    />
  );
}

export function OrdersPage({ content, templates, orderExport, canOpen }: RoomProps) {
  return (
    <>
      <RoomHead room="order">
        <div className="flex flex-wrap gap-1">
          {templates === undefined ? null : (
            <Button
              disabled={!canOpen}
              onClick={() => templates.send({ type: 'templates.open', source: null, name: '' })}
            >
              {orderTemplates.open}
            </Button>
          )}
          <ButtonLink tone="primary" href="/shippingFcl">
            {rooms.book}
          </ButtonLink>
        </div>
      </RoomHead>
      <Content<OrderListing> content={content}>
        {(listing, query) => <Listing listing={listing} query={query} orderExport={orderExport} />}
      </Content>
    </>
  );
}

interface ListingProps extends Pick<RoomProps, 'orderExport'> {
  listing: OrderListing;
  query: string;
}

function Listing({ listing, query, orderExport }: ListingProps) {
  const fields = new URLSearchParams(query);
  const status = fields.get('status');
  const isDue = fields.get('due') === 'Y';
  const to = (one: Status | null, due: string | null = null) =>
    withQuery(query, { redirect: 'order', status: one, due, page: null });
  return (
    <div className="grid gap-2">
      <FilterLinks
        label={words.filters}
        links={[
          { label: words.all, to: to(null), isCurrent: status === null && !isDue },
          { label: words.due, to: to(null, 'Y'), isCurrent: isDue },
          ...SHOWN.map((one) => ({ label: words.statuses[one], to: to(one), isCurrent: one === status })),
        ]}
      />
      <OrderSearch query={query} />
      {orderExport === undefined ? null : (
        <OrderExport actor={orderExport} query={query} isEmpty={listing.total === 0} />
      )}
      {listing.items.length > 0 ? (
        <OrderTable listing={listing} query={query} />
      ) : (
        <NoOrders isNarrowed={isNarrowed(query)} />
      )}
      <PageLinks {...listing} query={query} />
    </div>
  );
}

function NoOrders({ isNarrowed: narrowed }: { isNarrowed: boolean }) {
  return (
    <Empty
      picture="barge"
      level={2}
      title={narrowed ? words.empty : words.none}
      actions={
        narrowed ? (
          <ButtonLink href="?redirect=order">{words.showAll}</ButtonLink>
        ) : (
          <ButtonLink href="/shippingFcl">{rooms.book}</ButtonLink>
        )
      }
    >
      {narrowed ? words.emptyText : words.noneText}
    </Empty>
  );
}
