import { useState } from 'react';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { ratesImport as words } from '#src/ui/copy/rates-import.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { Counts } from './Counts.tsx';

type Change = RatePreview['changes'][number];

const TONES = { NEW: 'ok', CHANGED: 'sea', LAPSING: 'warn' } as const;

const keyOf = ({ row }: Change) => Object.values(row).join(' ');

const columns: readonly Column<Change>[] = [
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
  { key: 'fee', label: words.columns.fee, render: ({ row }) => [row.fee, row.box].filter(Boolean).join(' ') },
  { key: 'days', label: words.columns.days, render: ({ row }) => words.days(row.from ?? '', row.to ?? '') },
  { key: 'price', label: words.columns.price, render: (change) => <Values change={change} /> },
];

/** The cells that differ; of a line that is new or goes, its price. */
function Values({ change: { kind, row, cells } }: { change: Change }) {
  const price = `${row.currency ?? ''} ${row.price ?? ''}`.trim();
  if (kind !== 'CHANGED') return kind === 'NEW' ? price : <del className="text-ink-3">{price}</del>;
  return (
    <ul>
      {cells.map((cell) => (
        <li key={cell.column}>
          {cell.column} <span className="sr-only">{words.old}</span>
          <del className="text-ink-3">{cell.old || words.empty}</del> <span className="sr-only">{words.new}</span>
          <ins className="font-strong no-underline">{cell.new || words.empty}</ins>
        </li>
      ))}
    </ul>
  );
}

/** What publishing the file would change. */
export function Changes({ preview }: { preview: RatePreview }) {
  const { counts, changes, unknownLanes, rowCount, inForce } = preview;
  const [kind, setKind] = useState<Change['kind'] | 'ALL'>('ALL');
  const all = counts.new + counts.changed + counts.lapsing;
  const kinds = [
    { value: 'ALL' as const, label: words.allKinds },
    { value: 'NEW' as const, label: words.kinds.NEW },
    { value: 'CHANGED' as const, label: words.kinds.CHANGED },
    { value: 'LAPSING' as const, label: words.kinds.LAPSING },
  ];
  return (
    <div className="grid min-w-0 gap-1.5">
      <Counts preview={preview} />
      <p className="text-12 text-ink-3">
        {words.rows(rowCount)}，{inForce === null ? words.againstNone : words.against(inForce)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="font-strong">{words.changes}</h3>
        <Segmented compact label={words.columns.kind} choices={kinds} value={kind} onChange={setKind} />
      </div>
      {all > changes.length ? <p>{words.moreChanges(changes.length, all)}</p> : null}
      <Table
        dense
        caption={words.changes}
        columns={columns}
        rows={kind === 'ALL' ? changes : changes.filter((change) => change.kind === kind)}
        rowKey={keyOf}
        empty={words.noChanges}
      />
      {unknownLanes.length === 0 ? null : (
        <Note tone="warn" title={words.unknownLanes(unknownLanes.length)}>
          <p>{words.unknownLanesHelp}</p>
          <ul className="flex flex-wrap gap-x-2">
            {unknownLanes.map(({ origin, destination }) => (
              <li key={`${origin} ${destination}`}>{words.lane(origin, destination)}</li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
