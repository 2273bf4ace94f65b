import type { ModeRow } from '#contract/calls/mode-advice.ts';
import { modes as words } from '#copy/dg-desk/modes.ts';
import type { ModesTyped } from '#domain/modes/address.ts';
import { plainlyCheapest } from '#domain/modes/order.ts';
import { formatMoney } from '#domain/money.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { Illustration, type IllustrationName } from '#src/ui/art/Illustration.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import type { Column } from '#src/ui/parts/list/Table.types.ts';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';
import { longestBars } from './bars.ts';
import { modeEnquiryAddress, modeListAddress, modeOrderAddress } from './links.ts';
import { PerTon } from './PerTon.tsx';
import { loadLines, reasonText } from './row-text.ts';

const small = 'block font-normal text-12 text-ink-3';

interface ModesTableProps {
  rows: readonly ModeRow[];
  typed: ModesTyped;
  isDanger: boolean;
}

const PICTURES: Record<ModeRow['mode'], IllustrationName> = {
  TANK: 'tank',
  FLEXITANK: 'flexitank',
  DRUM: 'drum',
  IBC: 'ibc',
  BAG: 'ship',
  LCL: 'ship',
  AIR_CARGO: 'aircraft',
  AIR_PASSENGER: 'aircraft',
  RAIL: 'train',
};

const TONES = { OK: 'ok', ASK: 'warn', NO_PRICE: 'plain', INCOMPLETE: 'plain', REFUSED: 'track' } as const;

/** Modes with cost per tonne, offer and legal status. */
export function ModesTable({ rows, typed, isDanger }: ModesTableProps) {
  const cheapest = plainlyCheapest(rows);
  const first = cheapest ?? rows.find(({ verdict }) => verdict === 'OK');
  const most = longestBars(rows.filter(isShown).map(({ offer }) => offer.perTon));
  const columns: Column<ModeRow>[] = [
    {
      key: 'mode',
      label: words.table.columns.mode,
      render: (row) => (
        <span className="grid justify-items-start gap-0.5 font-strong">
          <Illustration name={PICTURES[row.mode]} className="w-7" />
          <span className="whitespace-nowrap">{words.names[row.mode]}</span>
          {row === cheapest ? <Badge tone="low">{words.cheapest}</Badge> : null}
        </span>
      ),
    },
    {
      key: 'perTon',
      label: words.table.columns.perTon,
      numeric: true,
      early: true,
      render: (row) =>
        isShown(row) ? <PerTon amounts={row.offer.perTon} lines={row.offer.lines} most={most} /> : null,
    },
    ...rowColumns,
    {
      key: 'action',
      label: words.table.columns.action,
      quiet: true,
      render: (row) => <Action row={row} isFirst={row === first} typed={typed} isDanger={isDanger} />,
    },
  ];
  return (
    <Table
      caption={words.table.caption}
      columns={columns}
      rows={rows}
      rowKey={({ mode }) => mode}
      faint={({ verdict }) => verdict === 'REFUSED'}
      cardsBelow={1024}
      detail={(row) => (isShown(row) ? <Lines row={row} /> : null)}
    />
  );
}

type ShownRow = ModeRow & { offer: NonNullable<ModeRow['offer']> };

/** Forbidden modes have no price. */
const isShown = (row: ModeRow): row is ShownRow => row.offer !== null && row.verdict !== 'REFUSED';

function Lines({ row: { mode, offer } }: { row: ShownRow }) {
  return (
    <details className="px-1 pb-1">
      <summary className="min-h-3 cursor-pointer text-link">
        <span className="sr-only">{words.offer.linesOf(words.names[mode])}</span>
        <span aria-hidden="true">{words.offer.lines}</span>
      </summary>
      <FeeTable offer={offer} />
    </details>
  );
}

const Amounts = ({ amounts }: { amounts: NonNullable<ModeRow['offer']>['totals'] }) => (
  <span className="grid">
    {amounts.map(({ currency, amount }) => (
      <span key={currency} className="font-strong tabular-nums">
        {formatMoney(amount, currency)}
      </span>
    ))}
  </span>
);

const rowColumns: Column<ModeRow>[] = [
  {
    key: 'total',
    label: words.table.columns.total,
    numeric: true,
    render: (row) => (isShown(row) ? <Amounts amounts={row.offer.totals} /> : null),
  },
  {
    key: 'load',
    label: words.table.columns.load,
    render: ({ load }) =>
      load === null
        ? null
        : loadLines(load).map((line, index) => (
            <span key={line} className={index === 0 ? 'block' : small}>
              {line}
            </span>
          )),
  },
  {
    key: 'verdict',
    label: words.table.columns.verdict,
    render: ({ verdict, reasons }) => (
      <span className="grid justify-items-start gap-0.5">
        <Badge tone={TONES[verdict]}>{words.verdicts[verdict]}</Badge>
        {reasons.map(reasonText).map((text) => (
          <span key={text} className="text-12 text-ink-2">
            {text}
          </span>
        ))}
      </span>
    ),
  },
  {
    key: 'offer',
    label: words.table.columns.offer,
    render: (row) => (isShown(row) ? <OfferFacts row={row} /> : null),
  },
];

function OfferFacts({ row: { offer, org, dst } }: { row: ShownRow }) {
  const { carrier, means, departs, priceKind, transitDays, validTo } = offer;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-0.75">
        {carrier.nameCn} {means}
        {priceKind === 'CONTRACT' ? <Badge tone="sea">{words.offer.contract}</Badge> : null}
      </span>
      {org === null || dst === null ? null : <span className={small}>{words.offer.lane(org.nameCn, dst.nameCn)}</span>}
      <span className={small}>
        {departs === '' ? '' : `${words.offer.departs(departs)}，`}
        {words.offer.transit(transitDays)}
      </span>
      <span className={small}>
        {words.offer.valid} <DateTime instant={validTo} zone={HOUSE_ZONE} dateOnly />
      </span>
    </>
  );
}

interface ActionProps extends Pick<ModesTableProps, 'isDanger' | 'typed'> {
  row: ModeRow;
  /** Gets the primary button of the list. */
  isFirst: boolean;
}

/** Links to the order, or to the enquiry or price list; nothing when forbidden by law. */
function Action({ row, isFirst, typed, isDanger }: ActionProps) {
  const name = <span className="sr-only">{words.names[row.mode]} </span>;
  const asked = { typed, isDanger };
  const isAskedFirst = row.reasons.some(({ code }) => code === 'LCL_ASK');
  const order = isShown(row) && !isAskedFirst ? modeOrderAddress(row, asked) : null;
  if (order !== null)
    return (
      <ButtonLink size={32} tone={isFirst ? 'primary' : 'secondary'} href={order} className="whitespace-nowrap">
        {name}
        {words.order}
      </ButtonLink>
    );
  const enquiry = row.verdict === 'NO_PRICE' || isAskedFirst ? modeEnquiryAddress(row, asked) : null;
  if (enquiry !== null)
    return (
      <ButtonLink size={32} href={enquiry} className="whitespace-nowrap">
        {name}
        {words.enquire}
      </ButtonLink>
    );
  return (
    <span className="grid justify-items-end gap-0.5">
      <ButtonLink size={32} tone="quiet" href={modeListAddress(row, asked)} className="whitespace-nowrap">
        {name}
        {words.list}
      </ButtonLink>
      {row.verdict === 'NO_PRICE' ? <span className="text-12 text-ink-3">{words.call}</span> : null}
    </span>
  );
}
