import type { MinimumPrice } from '#contract/calls/item.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { homeMarket } from '#src/ui/copy/home-market.ts';
import { Countdown, DateTime } from '#src/ui/parts/DateTime.tsx';
import { Money } from '#src/ui/parts/Money.tsx';
import { SkeletonRows } from '#src/ui/parts/Skeleton.tsx';
import { type Column, Table } from '#src/ui/parts/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { ResourceBlock } from '#src/views/resource/ResourceBlock.tsx';
import { laneHref } from '#src/views/search/lane-href.ts';
import type { Lanes } from './content.ts';
import { Section } from './Section.tsx';

const words = homeMarket.lanes;
const SHOWN_CLASSES = 4;

const hrefOf = ({ lane, ctnType }: MinimumPrice) =>
  laneHref(lane.org, lane.dst, { boxes: [{ ctnType: ctnType as '20GP', quantity: 1 }] });

function Lane({ price }: { price: MinimumPrice }) {
  const { org, dst } = price.lane;
  return (
    <a href={hrefOf(price)} className="inline-flex flex-wrap items-center gap-x-1 font-strong text-ink">
      <span>
        {org.nameCn} <span className="font-normal text-12 text-ink-3">{org.code}</span>
      </span>
      <span className="lane-to" role="img" aria-label={words.to} />
      <span>
        {dst.nameCn} <span className="font-normal text-12 text-ink-3">{dst.code}</span>
      </span>
    </a>
  );
}

function Classes({ classes }: { classes: readonly string[] }) {
  const more = classes.length - SHOWN_CLASSES;
  return (
    <PlacardRow values={classes.slice(0, SHOWN_CLASSES)} size={24}>
      {more > 0 ? <span className="text-12 text-ink-3">+{more}</span> : null}
    </PlacardRow>
  );
}

const columnsAt = (now: number): readonly Column<MinimumPrice>[] => [
  { key: 'lane', label: words.columns.lane, render: (price) => <Lane price={price} /> },
  {
    key: 'classes',
    label: words.columns.classes,
    render: ({ dgClasses }) => <Classes classes={dgClasses} />,
  },
  {
    key: 'carrier',
    label: words.columns.carrier,
    render: ({ carrier }) => (
      <span className="whitespace-nowrap">
        {carrier.nameCn} <span className="text-12 text-ink-3">{carrier.code}</span>
      </span>
    ),
  },
  {
    key: 'etd',
    label: words.columns.etd,
    render: ({ etd, lane }) => <DateTime instant={etd} zone={lane.org.timezone} dateOnly />,
  },
  {
    key: 'close',
    label: words.columns.close,
    render: ({ bookingClose }) => <Countdown deadline={bookingClose} now={now} label={words.columns.close} />,
  },
  {
    key: 'validTo',
    label: words.columns.validTo,
    render: ({ validTo, lane }) => <DateTime instant={validTo} zone={lane.org.timezone} dateOnly />,
  },
  { key: 'box', label: words.columns.box, render: ({ ctnType }) => ctnType },
  {
    key: 'price',
    label: words.columns.price,
    numeric: true,
    render: ({ currency, amount }) => (
      <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
    ),
  },
  {
    key: 'action',
    label: words.columns.action,
    quiet: true,
    render: (price) => (
      <a href={hrefOf(price)} className="whitespace-nowrap text-link">
        <span className="sr-only">{words.orderOf(price.lane.org.nameCn, price.lane.dst.nameCn)}</span>
        {words.order}
      </a>
    ),
  },
];

/** The lowest price of each hot lane, with what it takes and how long it can be had. */
export function HotLanes({ actor }: { actor: ResourceRef<Lanes> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      face={<SkeletonRows rows={8} columns={7} />}
      isEmpty={({ prices }) => prices.length === 0}
      frame={(inside) => (
        <Section
          title={words.title}
          note={words.note}
          after={
            <a href="/shippingFcl" className="text-link">
              {words.all}
            </a>
          }
        >
          {inside}
        </Section>
      )}
    >
      {({ prices, now }) => (
        <Table
          caption={words.title}
          columns={columnsAt(now)}
          rows={prices}
          rowKey={({ lane }) => lane.id}
          cardsBelow={1024}
        />
      )}
    </ResourceBlock>
  );
}
