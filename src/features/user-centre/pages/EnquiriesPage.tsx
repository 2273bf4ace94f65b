import { enquiries as answers } from '#copy/enquiry/own.ts';
import { orders, enquiries as words } from '#copy/orders/list.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { Deadline, Status } from '#src/features/enquiry/list/EnquiryCells.tsx';
import { withQuery } from '#src/features/page-parts/views/address-query.ts';
import { FilterLinks } from '#src/features/page-parts/views/FilterLinks.tsx';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Empty } from '#src/ui/parts/list/Empty.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import type { RoomProps } from '../rooms/room.ts';
import type { EnquiryListing } from './content.ts';
import { Content, RoomHead } from './parts.tsx';

type Row = EnquiryListing['items'][number];
type EnquiryStatus = Row['status'];

const STATUSES = Object.keys(answers.status) as EnquiryStatus[];

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
  { key: 'status', label: words.columns.status, render: ({ status }) => <Status status={status} /> },
  { key: 'options', label: words.columns.options, numeric: true, render: ({ optionCount }) => optionCount },
  {
    key: 'deadline',
    label: words.columns.deadline,
    render: (row) => <Deadline row={row} now={now} />,
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
  const to = (one: EnquiryStatus | null) => withQuery(query, { redirect: 'enquiry', status: one, page: null });
  const isNarrowed = status !== null;
  return (
    <div className="grid gap-2">
      <FilterLinks
        label={words.filters}
        links={[
          { label: words.all, to: to(null), isCurrent: !isNarrowed },
          ...STATUSES.map((one) => ({
            label: answers.status[one],
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
