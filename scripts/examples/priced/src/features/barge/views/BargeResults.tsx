import type { Offer } from '#contract/calls/item.ts';
import type { BargeAnswer } from '#contract/services/barge-prices.ts';
import { bargeList as words } from '#copy/barge/search.ts';
import { BARGE_BOXES } from '#domain/barge/fields.ts';
import { formatMoney } from '#domain/money.ts';
import { addressOf } from '#domain/query-text.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { FeesButton, useFeesRow } from '#src/features/offers/views/FeesButton.tsx';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { RowTotal } from '#src/features/offers/views/RowTotal.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

const laneOf = ({ pol, pod }: Offer) => ({ orgPortCode: pol, dstPortCode: pod });

const nameOf = ({ carrier, vessel, voyage }: Offer) => `${carrier.nameCn} ${vessel} ${voyage}`;

const boxColumn = (box: string): Column<Offer> => ({
  key: box,
  label: box,
  numeric: true,
  render: ({ prices }) => {
    const price = prices.find(({ ctnType }) => ctnType === box);
    return price === undefined ? words.none : formatMoney(price.amount, price.currency);
  },
});

/** Departures with their prices; a row opens its fees and links to the order form. */
export function BargeResults({ answer: { items, org, dst } }: { answer: BargeAnswer }) {
  const fees = useFeesRow();
  if (items.length === 0) return <p>{words.empty}</p>;
  const isLane = org !== null && dst !== null;
  const columns: Column<Offer>[] = [
    {
      key: 'line',
      label: words.columns.line,
      render: (item) => (isLane ? `${org.nameCn} → ${dst.nameCn}` : `${item.pol} → ${item.pod}`),
    },
    { key: 'ship', label: words.columns.ship, render: nameOf },
    {
      key: 'etd',
      label: words.columns.etd,
      render: ({ etd }) => <DateTime instant={etd} zone={CHINA} dateOnly />,
    },
    ...BARGE_BOXES.map(boxColumn),
    { key: 'total', label: words.columns.total, numeric: true, render: (item) => <RowTotal {...item} /> },
    {
      key: 'action',
      label: words.columns.action,
      quiet: true,
      render: (item) => (
        <span className="flex flex-wrap items-center justify-end gap-0.5">
          {isLane ? null : (
            <ButtonLink size={32} tone="quiet" href={addressOf('/shippingBarge', laneOf(item))}>
              {words.open}
            </ButtonLink>
          )}
          {item.bookable === 'BOOKABLE' ? (
            <ButtonLink
              size={32}
              href={addressOf('/shippingBarge/addOrder', { priceId: item.priceId, ...laneOf(item) })}
            >
              {words.book}
            </ButtonLink>
          ) : (
            <Badge>{words.state[item.bookable]}</Badge>
          )}
          {item.lines.length === 0 ? null : <FeesButton fees={fees} item={item} name={nameOf(item)} />}
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={words.caption}
      columns={columns}
      rows={items}
      rowKey={({ priceId }) => priceId}
      detail={(item) => (fees.isOpen(item.priceId) ? <FeeTable offer={item} /> : null)}
    />
  );
}
