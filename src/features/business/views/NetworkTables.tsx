import { consolidation } from '#copy/brands.ts';
import { KIT } from '#copy/kit.ts';
import { compare } from '#domain/decimal.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { type ConsolidatedLane, type Network, type Trade, tradesOf } from './content.ts';

type Rate = ConsolidatedLane['general'];

const Price = ({ rate, after = '' }: { rate: Rate; after?: string }) =>
  rate === null ? (
    <span className="text-ink-3">{KIT.none}</span>
  ) : (
    <span className="whitespace-nowrap">
      <Money symbol={currencySymbol(rate.currency)} amount={formatAmount(rate.amount)} />
      {after === '' ? null : <span className="text-12 text-ink-3">{after}</span>} <DemoMark />
    </span>
  );

const lowest = (rates: readonly Rate[]) =>
  rates.reduce((best, rate) => {
    if (best === null || rate === null) return best ?? rate;
    return compare(rate.amount, best.amount) < 0 ? rate : best;
  }, null);

const { matrix, sailings } = consolidation;

const tonsOf = ({ lanes }: Trade, kind: 'dangerous' | 'general') =>
  lanes.find((lane) => lane[kind] !== null)?.[kind]?.minimumTons ?? KIT.none;

const products: readonly Column<Trade>[] = [
  { key: 'trade', label: matrix.columns.trade, render: ({ name }) => <span className="font-strong">{name}</span> },
  {
    key: 'ports',
    label: matrix.columns.ports,
    render: ({ lanes }) => [...new Set(lanes.map(({ dst }) => dst.nameCn))].join('、'),
  },
  {
    key: 'transit',
    label: matrix.columns.transit,
    render: ({ lanes }) => {
      const days = lanes.map(({ transitDays }) => transitDays);
      return <span className="whitespace-nowrap">{matrix.days(Math.min(...days), Math.max(...days))}</span>;
    },
  },
  {
    key: 'classes',
    label: matrix.columns.classes,
    render: ({ lanes }) => (
      <PlacardRow values={[...new Set(lanes.flatMap(({ dgClasses }) => dgClasses))].sort()} size={24} />
    ),
  },
  {
    key: 'minimum',
    label: matrix.columns.minimum,
    wideOnly: true,
    render: (trade) => matrix.minimum(tonsOf(trade, 'general'), tonsOf(trade, 'dangerous')),
  },
  {
    key: 'general',
    label: matrix.columns.general,
    numeric: true,
    render: ({ lanes }) => <Price rate={lowest(lanes.map(({ general }) => general))} after={matrix.unit} />,
  },
  {
    key: 'dangerous',
    label: matrix.columns.dangerous,
    numeric: true,
    render: ({ lanes }) => <Price rate={lowest(lanes.map(({ dangerous }) => dangerous))} after={matrix.unit} />,
  },
];

/** Products by region. */
export const ProductMatrix = ({ network }: { network: Network }) => (
  <Table
    caption={matrix.title}
    columns={products}
    rows={tradesOf(network, matrix.otherwise)}
    rowKey={({ name }) => name}
    cardsBelow={1024}
  />
);

const askHref = ({ org, dst }: ConsolidatedLane) =>
  `/brand/consolidation?${new URLSearchParams({
    orgPort: org.nameCn,
    orgPortCode: org.code,
    dstPort: dst.nameCn,
    dstPortCode: dst.code,
  })}`;

const lanes: readonly Column<ConsolidatedLane>[] = [
  {
    key: 'lane',
    label: sailings.columns.lane,
    render: ({ org, dst }) => (
      <span className="inline-flex flex-wrap items-center gap-x-1 font-strong">
        {org.nameCn}
        <span className="lane-to" role="img" aria-label={sailings.to} />
        <span>
          {dst.nameCn} <span className="font-normal text-12 text-ink-3">{dst.code}</span>
        </span>
      </span>
    ),
  },
  { key: 'cut', label: sailings.columns.cut, render: ({ cutAndSail }) => cutAndSail || KIT.none },
  { key: 'transit', label: sailings.columns.transit, render: ({ transitDays }) => sailings.days(transitDays) },
  {
    key: 'station',
    label: sailings.columns.station,
    wideOnly: true,
    render: ({ station }) => station?.name ?? KIT.none,
  },
  {
    key: 'general',
    label: sailings.columns.general,
    numeric: true,
    render: ({ general }) => <Price rate={general} />,
  },
  {
    key: 'dangerous',
    label: sailings.columns.dangerous,
    numeric: true,
    render: ({ dangerous }) => <Price rate={dangerous} />,
  },
  {
    key: 'action',
    label: sailings.columns.action,
    quiet: true,
    render: (lane) => (
      <Link href={askHref(lane)} className="whitespace-nowrap text-link">
        <span className="sr-only">{sailings.askOf(lane.org.nameCn, lane.dst.nameCn)}</span>
        {sailings.ask}
      </Link>
    ),
  },
];

/** Cargo cut-off and departure of each lane. */
export const CutAndSail = ({ network }: { network: Network }) => (
  <Table caption={sailings.title} columns={lanes} rows={network} rowKey={({ id }) => id} cardsBelow={1024} dense />
);
