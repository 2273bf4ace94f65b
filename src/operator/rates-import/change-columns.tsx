import { ratesImport as words } from '#copy/operator/rates.ts';
import { type ImportService, isList, isSchedule, isWork } from '#domain/imports/services.ts';
import { priceJump } from '#domain/rates/price-jump.ts';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import type { Column } from '#src/ui/parts/list/Table.tsx';

type Change = RatePreview['changes'][number];

const TONES = { NEW: 'ok', CHANGED: 'sea', LAPSING: 'warn' } as const;

/** Marks a price change large enough to be a typing error. */
function Jump({ cell }: { cell: Change['cells'][number] }) {
  const percent = priceJump(cell);
  return percent === null ? null : <Badge tone="warn">{words.jump(percent)}</Badge>;
}

function ChangedCells({ cells }: Pick<Change, 'cells'>) {
  return (
    <ul>
      {cells.map((cell) => (
        <li key={cell.column}>
          {cell.column} <span className="sr-only">{words.old}</span>
          <del className="text-ink-3">{cell.old || words.empty}</del> <span className="sr-only">{words.new}</span>
          <ins className="font-strong no-underline">{cell.new || words.empty}</ins> <Jump cell={cell} />
        </li>
      ))}
    </ul>
  );
}

/** Changed cells; the price of an added or removed line. */
function Prices({ change: { kind, row, cells } }: { change: Change }) {
  const price = `${row.currency ?? ''} ${row.price ?? ''}`.trim();
  if (kind === 'CHANGED') return <ChangedCells cells={cells} />;
  return kind === 'NEW' ? price : <del className="text-ink-3">{price}</del>;
}

/** New cut-offs, shown before customers are notified. */
function CutOffs({ change: { row, cutOffs = [] } }: { change: Change }) {
  return (
    <details>
      <summary>
        {words.cutOffsOf(cutOffs.length)} <span className="sr-only">{row.flight ?? `${row.vessel} ${row.voyage}`}</span>
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-1">
        {cutOffs.map(({ column, at, rule, isUsual }) => (
          <CutOff
            key={column}
            column={column}
            at={rule === undefined ? words.cutOff(at, isUsual) : words.flightCutOff(rule, at, isUsual)}
          />
        ))}
      </dl>
    </details>
  );
}

const CutOff = ({ column, at }: { column: string; at: string }) => (
  <>
    <dt>{column}</dt>
    <dd>{at}</dd>
  </>
);

const whatAndWhere: readonly Column<Change>[] = [
  {
    key: 'lane',
    label: words.columns.lane,
    render: ({ row }) => words.lane(row.origin ?? '', row.destination ?? ''),
  },
  {
    key: 'kind',
    label: words.columns.kind,
    render: ({ kind }) => <Badge tone={TONES[kind]}>{words.kinds[kind]}</Badge>,
  },
  { key: 'carrier', label: words.columns.carrier, render: ({ row }) => row.carrier },
];

const prices: readonly Column<Change>[] = [
  ...whatAndWhere,
  {
    key: 'fee',
    label: words.columns.fee,
    render: ({ row }) => [row.flight, row.fee, row.box, row.break, row.city].filter(Boolean).join(' '),
  },
  {
    key: 'cargo',
    label: words.columns.cargo,
    render: ({ row }) => [row.cargo, row.classes].filter(Boolean).join(' '),
  },
  { key: 'days', label: words.columns.days, render: ({ row }) => words.days(row.from ?? '', row.to ?? '') },
  { key: 'price', label: words.columns.price, render: (change) => <Prices change={change} /> },
];

const departures: readonly Column<Change>[] = [
  ...whatAndWhere,
  { key: 'voyage', label: words.columns.voyage, render: ({ row }) => `${row.vessel} ${row.voyage}` },
  { key: 'times', label: words.columns.times, render: ({ row }) => words.days(row.etd ?? '', row.eta ?? '') },
  { key: 'price', label: words.columns.price, render: ({ cells }) => <ChangedCells cells={cells} /> },
  { key: 'cutOffs', label: words.columns.cutOffs, render: (change) => <CutOffs change={change} /> },
];

const flights: readonly Column<Change>[] = [
  ...whatAndWhere,
  {
    key: 'flight',
    label: words.columns.flight,
    render: ({ row }) => [row.flight, row.aircraft, row.weekdays, row.departs].filter(Boolean).join(' '),
  },
  { key: 'days', label: words.columns.days, render: ({ row }) => words.days(row.from ?? '', row.to ?? '') },
  ...departures.slice(-2),
];

const storage: readonly Column<Change>[] = [
  { key: 'warehouse', label: words.columns.warehouse, render: ({ row }) => row.warehouse },
  whatAndWhere[1]!,
  { key: 'price', label: words.columns.price, render: ({ cells }) => <ChangedCells cells={cells} /> },
];

const works: readonly Column<Change>[] = [
  prices[3]!,
  whatAndWhere[1]!,
  { key: 'basis', label: words.columns.basis, render: ({ row }) => row.basis },
  ...prices.slice(-1),
];

const listed: readonly Column<Change>[] = [
  {
    key: 'number',
    label: words.columns.number,
    render: ({ row }) =>
      [row.un, row.packing_group === '-' ? '' : row.packing_group, row.variant].filter(Boolean).join(' '),
  },
  whatAndWhere[1]!,
  { key: 'name', label: words.columns.name, render: ({ row }) => row.name_cn },
  { key: 'price', label: words.columns.price, render: ({ cells }) => <ChangedCells cells={cells} /> },
];

/** Columns of the preview, by imported kind. */
export const changeColumnsOf = (service: ImportService): readonly Column<Change>[] => {
  if (service === 'flights') return flights;
  if (service === 'warehouse') return storage;
  if (isList(service)) return listed;
  if (isWork(service)) return works;
  return isSchedule(service) ? departures : prices;
};
