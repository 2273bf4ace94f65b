import type { StuffingPrices } from '#contract/services/cfs-prices.ts';
import type { WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import { page, stuffingPrices as words } from '#copy/cfs/page.ts';
import { fees } from '#copy/search/terms.ts';
import { type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import { stuffingAddress } from '#domain/warehouse/order-link.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import { MissingPage } from '#src/features/page-parts/views/MissingPage.tsx';
import { ResourceView } from '#src/features/resource/views/ResourceView.tsx';
import { ServicePage } from '#src/features/search/views/ServicePage.tsx';
import { classes } from '#src/ui/classes.ts';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { SkeletonRows } from '#src/ui/parts/common/Skeleton.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';

export type Station = WarehouseAnswer['items'][number];

export interface Stuffing {
  /** Null for servers without a price list: the order form quotes each service. */
  prices: StuffingPrices | null;
  stations: readonly Station[];
}

const ORDER = '/builtIn/addOrder';
const BOXES = ['20GP', '40HQ'] as const;

/** Explains stuffing, its prices and stations, and links to the order form. */
export default function BuiltInPage({ resource }: { resource: ResourceRef<Stuffing> }) {
  return (
    <ServicePage page={page}>
      <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ButtonLink tone="primary" size={48} icon="right" href={ORDER} className="max-md:w-full">
          {words.order}
        </ButtonLink>
        <span className="text-ink-2">{words.orderNote}</span>
      </p>
      <ResourceView
        actor={resource}
        skeleton={<SkeletonRows rows={10} columns={4} />}
        missing={<MissingPage title={words.noStations} link={{ label: words.order, to: ORDER }} />}
        room="min-h-[50vh]"
      >
        {(stuffing) => <StuffingOffer {...stuffing} />}
      </ResourceView>
    </ServicePage>
  );
}

export const StuffingOffer = ({ prices, stations }: Stuffing) => (
  <>
    <section aria-label={words.title} className="mt-3 grid gap-1">
      <h2 className="font-strong text-20 leading-head">{words.title}</h2>
      <p className="text-ink-2">{words.note}</p>
      {prices === null ? <Note>{words.none}</Note> : <Prices prices={prices} />}
    </section>
    <section aria-label={words.stations} className="mt-4 grid gap-1">
      <h2 className="font-strong text-20 leading-head">{words.stations}</h2>
      {stations.length === 0 ? (
        <p className="text-ink-2">{words.noStations}</p>
      ) : (
        <>
          <p className="text-ink-2">{words.stationsNote(stations.length)}</p>
          <Stations stations={stations} />
        </>
      )}
    </section>
  </>
);

interface PriceRow {
  feeCode: string;
  name: string;
  basis: string;
  /** By container type. */
  prices: Readonly<Record<string, string>>;
}

const priceFor = (lines: readonly FeeLine[], box: string): string => {
  const line = lines.find(({ ctnType }) => ctnType === box || ctnType === null);
  return line === undefined || line.atCost ? words.asked : formatMoney(line.unitPrice, line.currency);
};

/** One row per service, with the price lines of each container type. */
function rowOf(lines: readonly FeeLine[]): PriceRow[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [
    {
      feeCode: first.feeCode,
      name: first.feeName,
      basis: first.atCost ? '' : words.per(fees.bases[first.basis]),
      prices: Object.fromEntries(BOXES.map((box) => [box, priceFor(lines, box)])),
    },
  ];
}

const rowsOf = (lines: readonly FeeLine[]): PriceRow[] =>
  [...new Set(lines.map(({ feeCode }) => feeCode))].flatMap((code) =>
    rowOf(lines.filter(({ feeCode }) => feeCode === code)),
  );

const cell = 'border-line border-b px-1 py-0.75 first:pl-1.5 last:pr-1.5';

/** A table at every width: four short cells fit a phone. */
const PriceTable = ({ title, rows }: { title: string; rows: readonly PriceRow[] }) => (
  <table aria-label={title} className="w-full border-separate border-spacing-0 rounded border border-line bg-surface">
    <thead>
      <tr className="bg-sunken text-12 text-ink-2">
        <th scope="col" className={classes(cell, 'text-left font-strong')}>
          {title}
        </th>
        <th scope="col" className={classes(cell, 'text-left font-strong')}>
          {words.basis}
        </th>
        {BOXES.map((box) => (
          <th key={box} scope="col" className={classes(cell, 'text-right font-strong')}>
            {box}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ feeCode, name, basis, prices }) => (
        <tr key={feeCode}>
          <th scope="row" className={classes(cell, 'text-left font-normal')}>
            {name}
          </th>
          <td className={classes(cell, 'text-ink-2')}>{basis}</td>
          {BOXES.map((box) => (
            <td key={box} className={classes(cell, 'text-right tabular-nums')}>
              {prices[box]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

function totalFor(lines: readonly FeeLine[], box: string): string {
  const own = lines.filter(({ ctnType, atCost }) => !atCost && (ctnType === box || ctnType === null));
  return totalsOf(own)
    .map(({ currency, amount }) => `${box} ${formatMoney(amount, currency)}`)
    .join(' + ');
}

function Prices({ prices: { always, works } }: { prices: StuffingPrices }) {
  const alwaysRows = rowsOf(always);
  const workRows = works.flatMap(({ lines }) => rowsOf(lines));
  // Balance the height of the two columns.
  const split = Math.max(0, Math.ceil((workRows.length - alwaysRows.length) / 2));
  return (
    <>
      <p>
        <span className="font-strong">
          {words.total} {BOXES.map((box) => totalFor(always, box)).join('，')}
        </span>
        <span className="text-ink-2">（{words.totalNote}）</span>
      </p>
      <div className="grid items-start gap-2 lg:grid-cols-2">
        <div className="grid gap-2">
          <PriceTable title={words.always} rows={alwaysRows} />
          <PriceTable title={words.works} rows={workRows.slice(0, split)} />
        </div>
        <PriceTable title={words.moreWorks} rows={workRows.slice(split)} />
      </div>
      <p className="text-12 text-ink-3">
        <DemoMark />
      </p>
    </>
  );
}

const stationColumns: readonly Column<Station>[] = [
  {
    key: 'name',
    label: words.station.name,
    render: ({ name, city, district }) => (
      <>
        <span className="block font-strong">{name}</span>
        <span className="block font-normal text-12 text-ink-3">{words.cityDistrict(city.nameCn, district)}</span>
      </>
    ),
  },
  { key: 'classes', label: words.station.classes, render: ({ dgClasses }) => <PlacardRow values={dgClasses} /> },
  {
    key: 'port',
    label: words.station.port,
    render: ({ port, portKilometres }) => words.kilometres(port.nameCn, portKilometres),
  },
  { key: 'hours', label: words.station.hours, render: ({ openingHours }) => openingHours },
  {
    key: 'action',
    label: words.station.action,
    quiet: true,
    render: ({ id, name }) => (
      <ButtonLink size={32} href={stuffingAddress(id)}>
        <span className="sr-only">{name} </span>
        {words.book}
      </ButtonLink>
    ),
  },
];

const Stations = ({ stations }: { stations: readonly Station[] }) => (
  <Table caption={words.stations} columns={stationColumns} rows={stations} rowKey={({ id }) => id} />
);
