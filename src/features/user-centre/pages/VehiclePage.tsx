import { rooms } from '#copy/user-centre/rooms.ts';
import { showMeasure } from '#domain/measure-text.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import type { RoomProps } from '../rooms/room.ts';
import type { VehicleListing } from './content.ts';
import { orderAddress } from './OrdersPage.tsx';
import { Content, RoomHead } from './parts.tsx';

const words = rooms.vehicle;

type Row = VehicleListing['items'][number];

const columns: Column<Row>[] = [
  {
    key: 'orderNo',
    label: words.columns.orderNo,
    render: ({ orderNo, isBooked }) =>
      isBooked ? (
        <Link href={orderAddress(orderNo)} className="text-link tabular-nums">
          {orderNo}
        </Link>
      ) : (
        <span className="font-strong tabular-nums">{orderNo}</span>
      ),
  },
  {
    key: 'lane',
    label: words.columns.lane,
    render: ({ originCity, destinationCity }) => words.lane(originCity, destinationCity),
  },
  {
    key: 'cargo',
    label: words.columns.cargo,
    render: ({ cargoName, unNo }) => (
      <span className="grid">
        <span>{cargoName}</span>
        {unNo === null ? null : <span className="text-12 text-ink-3">{words.un(unNo)}</span>}
      </span>
    ),
  },
  { key: 'vehicle', label: words.columns.vehicle, render: ({ vehicle }) => vehicle },
  {
    key: 'weight',
    label: words.columns.weight,
    numeric: true,
    render: ({ weightKg }) => words.kilograms(showMeasure(weightKg)),
  },
  {
    key: 'amount',
    label: words.columns.amount,
    numeric: true,
    render: ({ amount, currency }) => (
      <>
        <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} /> <DemoMark />
      </>
    ),
  },
  {
    key: 'loadingAt',
    label: words.columns.loadingAt,
    render: ({ createdAt }) => <DateTime instant={createdAt} zone={HOUSE_ZONE} withYear dateOnly />,
  },
  { key: 'status', label: words.columns.status, render: ({ status }) => <Badge tone="sea">{status}</Badge> },
];

export function VehiclePage({ content }: RoomProps) {
  return (
    <>
      <RoomHead room="mmOrder" />
      <Content<VehicleListing> content={content}>
        {(listing, query) =>
          listing.items.length === 0 ? (
            <Empty
              picture="truck"
              level={2}
              title={words.empty}
              actions={<ButtonLink href="/brand/freight">{rooms.enquire}</ButtonLink>}
            >
              {words.emptyText}
            </Empty>
          ) : (
            <>
              <Table
                caption={words.caption}
                columns={columns}
                rows={listing.items}
                rowKey={({ orderNo }) => orderNo}
                cardsBelow={1024}
              />
              <PageLinks {...listing} query={query} />
            </>
          )
        }
      </Content>
    </>
  );
}
