import type { MinimumPrice } from '#contract/calls/item.ts';
import { homeMarket } from '#copy/home/page.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { Section } from '#src/features/page-parts/views/Section.tsx';
import { ResourceBlock } from '#src/features/resource/views/ResourceBlock.tsx';
import { useContent } from '#src/features/resource/views/use-content.ts';
import { laneHref } from '#src/features/search/views/lane-href.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import type { Lanes } from './content.ts';

const words = homeMarket.lanes;
/** Labels that fit one line. */
const SHOWN_CLASSES = { 16: 3, 24: 4 } as const;

const hrefOf = ({ lane, ctnType }: MinimumPrice) =>
  laneHref(lane.org, lane.dst, { boxes: [{ ctnType: ctnType as '20GP', quantity: 1 }] });

function Lane({ price }: { price: MinimumPrice }) {
  const { org, dst } = price.lane;
  return (
    <Link href={hrefOf(price)} className="inline-flex flex-wrap items-center gap-x-1 font-strong text-ink">
      <span>
        {org.nameCn} <span className="font-normal text-12 text-ink-3">{org.code}</span>
      </span>
      <span className="lane-to" role="img" aria-label={words.to} />
      <span>
        {dst.nameCn} <span className="font-normal text-12 text-ink-3">{dst.code}</span>
      </span>
    </Link>
  );
}

interface ClassesProps {
  classes: readonly string[];
  /** Requested class, shown first. */
  first: string | undefined;
  size?: keyof typeof SHOWN_CLASSES;
}

function Classes({ classes, first, size = 24 }: ClassesProps) {
  const ordered = [...classes].sort((a, b) => Number(b === first) - Number(a === first));
  const more = classes.length - SHOWN_CLASSES[size];
  return (
    <PlacardRow values={ordered.slice(0, SHOWN_CLASSES[size])} size={size}>
      {more > 0 ? <span className="text-12 text-ink-3">+{more}</span> : null}
    </PlacardRow>
  );
}

const columnsOf = ({ now, dgClass: first }: Lanes): readonly Column<MinimumPrice>[] => [
  { key: 'lane', label: words.columns.lane, render: (price) => <Lane price={price} /> },
  {
    key: 'classes',
    label: words.columns.classes,
    render: ({ dgClasses }) => <Classes classes={dgClasses} first={first} />,
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
      <span className="grid justify-items-end">
        <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
        <DemoMark />
      </span>
    ),
  },
  {
    key: 'action',
    label: words.columns.action,
    quiet: true,
    render: (price) => (
      <Link href={hrefOf(price)} className="whitespace-nowrap text-link">
        <span className="sr-only">{words.orderOf(price.lane.org.nameCn, price.lane.dst.nameCn)}</span>
        {words.order}
      </Link>
    ),
  },
];

const skeleton = <SkeletonRows rows={8} columns={7} />;

/** Card of a lane in three lines where a table does not fit. */
function LaneCard({ price, lanes: { now, dgClass: first } }: { price: MinimumPrice; lanes: Lanes }) {
  const { lane, ctnType, carrier, currency, amount, etd, bookingClose, dgClasses } = price;
  return (
    <li className="relative grid gap-0.5 border-line border-b px-1.5 py-1 last:border-b-0 hover:bg-hover">
      <div className="flex items-baseline justify-between gap-1">
        <Link
          href={hrefOf(price)}
          className="inline-flex flex-wrap items-center gap-x-1 font-strong text-ink after:absolute after:inset-0"
        >
          {lane.org.nameCn}
          <span className="lane-to" role="img" aria-label={words.to} />
          {lane.dst.nameCn}
        </Link>
        <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
      </div>
      <p className="flex flex-wrap gap-x-1.5 text-12 text-ink-2">
        <span>{ctnType}</span>
        <span>{carrier.nameCn}</span>
        <span>
          {words.columns.etd} <DateTime instant={etd} zone={lane.org.timezone} dateOnly />
        </span>
        <span className="ml-auto">
          <DemoMark />
        </span>
      </p>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <Classes classes={dgClasses} first={first} size={16} />
        <Countdown deadline={bookingClose} now={now} label={words.columns.close} />
      </div>
    </li>
  );
}

function LaneTable({ caption, lanes }: { caption: string; lanes: Lanes }) {
  const { prices } = lanes;
  return (
    <>
      <div className={prices.length === 0 ? undefined : 'max-lg:hidden'}>
        <Table
          caption={caption}
          columns={columnsOf(lanes)}
          rows={prices}
          rowKey={({ lane }) => lane.id}
          empty={words.noneOfClass}
        />
      </div>
      <ul aria-label={caption} className="rounded border border-line bg-surface empty:hidden lg:hidden">
        {prices.map((price) => (
          <LaneCard key={price.lane.id} price={price} lanes={lanes} />
        ))}
      </ul>
    </>
  );
}

/** Lowest price of each popular lane, with accepted classes and validity. */
export function HotLanes({ actor }: { actor: ResourceRef<Lanes> }) {
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={skeleton}
      isEmpty={({ prices }) => prices.length === 0}
      frame={(inside) => (
        <Section
          title={words.title}
          note={words.note}
          after={
            <Link href="/shippingFcl" className="text-link">
              {words.all}
            </Link>
          }
        >
          {inside}
        </Section>
      )}
    >
      {(lanes) => <LaneTable caption={words.title} lanes={lanes} />}
    </ResourceBlock>
  );
}

interface ClassLanesProps {
  actor: ResourceRef<Lanes>;
  asked: string;
  onAll: () => void;
}

/** Lanes that accept one class; replaces the popular lanes. */
export function ClassLanes({ actor, asked, onAll }: ClassLanesProps) {
  const title = words.titleOf(useContent(actor)?.dgClass ?? asked);
  return (
    <ResourceBlock
      actor={actor}
      name={words.name}
      skeleton={skeleton}
      isEmpty={() => false}
      frame={(inside) => (
        <Section
          title={title}
          note={words.note}
          isProjectSelected
          after={
            <Button size={32} onClick={onAll}>
              {words.everyClass}
            </Button>
          }
        >
          {inside}
        </Section>
      )}
    >
      {(lanes) => <LaneTable caption={title} lanes={lanes} />}
    </ResourceBlock>
  );
}
