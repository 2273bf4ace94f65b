import type { AnswerOf } from '#contract/call.ts';
import type { Table as Calls } from '#contract/table.ts';
import { dangerousLookup as lookup } from '#copy/dangerous-goods/lookup.ts';
import { dangerousDesk, dangerousPage } from '#copy/dg-desk/page.ts';
import { KIT } from '#copy/kit.ts';
import { airWords, tankWords } from '#src/features/dangerous-goods/box/entry-line.ts';
import { PageLinks } from '#src/features/page-parts/views/PageLinks.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { PlacardRow } from '#src/ui/placard/ClassPlacard.tsx';
import { sheetHref } from './desk-classes.ts';

export type DeskList = AnswerOf<Calls['dgQuery']>;
type Entry = DeskList['items'][number];
interface Row {
  entry: Entry;
  limit: Entry['limits'][number];
}

const words = dangerousDesk.columns;

const classText = ({ mainClass, subsidiaryClasses }: Entry) =>
  subsidiaryClasses.length === 0 ? mainClass : `${mainClass}（${subsidiaryClasses.join('、')}）`;

const limited = ({ limit: { limitedQuantity, limitedCode } }: Row) => {
  if (limitedCode === null) return lookup.doubt;
  return limitedQuantity === null ? KIT.none : lookup.limitedUnit(limitedQuantity);
};

const excepted = ({ limit: { exceptedCode } }: Row) =>
  exceptedCode === 'E0' ? KIT.none : (exceptedCode ?? lookup.doubt);

const groupText = ({ packingGroup, variant }: Row['limit']) =>
  [packingGroup ?? dangerousDesk.noGroup, dangerousPage.table.variants[variant] ?? variant].filter(Boolean).join('，');

const columns: readonly Column<Row>[] = [
  {
    key: 'number',
    label: words.number,
    render: ({ entry, limit }) => (
      <Link
        href={sheetHref(entry.unNo, limit.packingGroup)}
        className="inline-flex min-h-3 items-center whitespace-nowrap font-strong text-link underline-offset-4 hover:underline"
      >
        {lookup.title(entry.unNo)}
      </Link>
    ),
  },
  {
    key: 'name',
    label: words.name,
    card: 'col-span-full',
    render: ({ entry }) => (
      <span>
        {entry.nameCn} <span className="block text-12 text-ink-3">{entry.nameEn}</span>
      </span>
    ),
  },
  { key: 'class', label: words.class, render: ({ entry }) => classText(entry) },
  { key: 'group', label: words.group, render: ({ limit }) => groupText(limit) },
  {
    key: 'limited',
    label: words.limited,
    render: limited,
  },
  { key: 'excepted', label: words.excepted, render: excepted },
  { key: 'tank', label: words.tank, render: ({ limit }) => tankWords(limit.tank, KIT.none) },
  { key: 'passenger', label: words.passenger, render: ({ limit }) => airWords(limit.passenger) },
  { key: 'cargo', label: words.cargo, render: ({ limit }) => airWords(limit.cargo) },
  { key: 'labels', label: words.labels, render: ({ entry }) => <Labels labels={entry.labels} /> },
];

/** The marine pollutant mark has its own drawing. */
const Labels = ({ labels }: { labels: readonly string[] }) => (
  <PlacardRow values={labels.map((label) => label.toLowerCase())} size={24} />
);

/** A row per packing group of each number, with links to the other pages. */
export function EntryList({ list, query, caption }: { list: DeskList; query: string; caption: string }) {
  const rows = list.items.flatMap((entry) => entry.limits.map((limit) => ({ entry, limit })));
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={({ entry, limit }) => `${entry.unNo} ${limit.packingGroup ?? ''} ${limit.variant}`}
        cardsBelow={1024}
      />
      <PageLinks page={list.page} pageSize={list.pageSize} total={list.total} query={query} />
      <p className="mt-1 text-12 text-ink-3">{dangerousDesk.listNote}</p>
    </>
  );
}
