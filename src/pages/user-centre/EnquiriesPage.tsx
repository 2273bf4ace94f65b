import { rooms } from '#src/ui/copy/centre-rooms.ts';
import { orders, enquiries as words } from '#src/ui/copy/orders.ts';
import { HOUSE_ZONE } from '#src/ui/house-zone.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import type { RoomProps } from '#src/views/centre-rooms/room.ts';
import { withQuery } from '../parts/address-query.ts';
import { FilterLinks } from '../parts/FilterLinks.tsx';
import { PageLinks } from '../parts/PageLinks.tsx';
import type { EnquiryListing } from './content.ts';
import { Content, RoomHead } from './parts.tsx';

type Row = EnquiryListing['items'][number];
type Status = Row['status'];

const TONES: Record<Status, BadgeTone> = {
  waiting: 'warn',
  answered: 'ok',
  accepted: 'sea',
  expired: 'plain',
  declined: 'danger',
};

export const EnquiryBadge = ({ status }: { status: Status }) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);

const columnsAt = (now: number | null): Column<Row>[] => [
  {
    key: 'enquiryNo',
    label: words.columns.enquiryNo,
    render: ({ enquiryNo }) => (
      <Link href={`?redirect=enquiry&enquiryNo=${enquiryNo}`} className="font-strong text-link tabular-nums">
        {enquiryNo}
      </Link>
    ),
  },
  { key: 'lane', label: words.columns.lane, render: ({ orgName, dstName }) => orders.lane(orgName, dstName) },
  { key: 'cargo', label: words.columns.cargo, render: ({ cargoName }) => cargoName },
  {
    key: 'boxes',
    label: words.columns.boxes,
    render: ({ boxes, service }) =>
      boxes.map(({ ctnType, quantity }) => orders.box(ctnType, quantity)).join('，') || orders.services[service],
  },
  { key: 'status', label: words.columns.status, render: ({ status }) => <EnquiryBadge status={status} /> },
  { key: 'options', label: words.columns.options, numeric: true, render: ({ optionCount }) => optionCount },
  {
    key: 'deadline',
    label: words.columns.deadline,
    render: ({ deadline, status }) => (
      <span className="inline-flex flex-wrap gap-x-1">
        {status === 'waiting' && now !== null ? (
          <Countdown deadline={deadline} now={now} label={words.columns.deadline} />
        ) : null}
        <span className="text-ink-3">
          <DateTime instant={deadline} zone={HOUSE_ZONE} />
        </span>
      </span>
    ),
  },
];

export function EnquiryTable({ listing, now }: { listing: EnquiryListing; now: number | null }) {
  return (
    <Table caption={words.list} columns={columnsAt(now)} rows={listing.items} rowKey={({ enquiryNo }) => enquiryNo} />
  );
}

export function EnquiriesPage({ content }: RoomProps) {
  return (
    <>
      <RoomHead room="enquiry">
        <ButtonLink tone="primary" href="/enquiryFcl">
          {rooms.enquire}
        </ButtonLink>
      </RoomHead>
      <Content<EnquiryListing> content={content}>
        {(listing, query) => <Listing listing={listing} query={query} />}
      </Content>
    </>
  );
}

function Listing({ listing, query }: { listing: EnquiryListing; query: string }) {
  const status = new URLSearchParams(query).get('status');
  const to = (one: Status | null) => withQuery(query, { redirect: 'enquiry', status: one, page: null });
  const isNarrowed = status !== null;
  return (
    <div className="grid gap-2">
      <FilterLinks
        label={words.filters}
        links={[
          { label: words.all, to: to(null), isCurrent: !isNarrowed },
          ...(Object.keys(words.statuses) as Status[]).map((one) => ({
            label: words.statuses[one],
            to: to(one),
            isCurrent: one === status,
          })),
        ]}
      />
      {listing.items.length > 0 ? (
        <EnquiryTable listing={listing} now={null} />
      ) : (
        <Empty
          picture="aircraft"
          level={2}
          title={isNarrowed ? words.empty : words.none}
          actions={
            isNarrowed ? (
              <ButtonLink href="?redirect=enquiry">{words.showAll}</ButtonLink>
            ) : (
              <ButtonLink href="/enquiryFcl">{rooms.enquire}</ButtonLink>
            )
          }
        >
          {words.noneText}
        </Empty>
      )}
      <PageLinks {...listing} query={query} />
    </div>
  );
}
