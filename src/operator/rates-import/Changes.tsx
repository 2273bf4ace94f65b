import { useState } from 'react';
import { importWords, ratesImport as words } from '#copy/operator/rates.ts';
import { type ImportService, isList } from '#domain/imports/services.ts';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Segmented } from '#src/ui/parts/common/RadioGroup.tsx';
import { Table } from '#src/ui/parts/list/Table.tsx';
import { Counts } from './Counts.tsx';
import { changeColumnsOf } from './change-columns.tsx';

type Change = RatePreview['changes'][number];

const keyOf = ({ row }: Change) => Object.values(row).join(' ');

function againstOf(service: ImportService, inForce: string | null): string {
  if (inForce !== null) return words.against(inForce);
  return isList(service) ? words.againstProduct : words.againstNone;
}

/** Changes that publishing the file would make. */
export function Changes({ preview, service }: { preview: RatePreview; service: ImportService }) {
  const { counts, changes, unknownLanes, leftOut, rowCount, inForce } = preview;
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
      {preview.numbers === undefined ? null : <p>{words.numbers(preview.numbers)}</p>}
      <p className="text-12 text-ink-3">
        {words.rows(rowCount)}，{againstOf(service, inForce)}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className="font-strong">{words.changes}</h3>
        <Segmented compact label={words.columns.kind} choices={kinds} value={kind} onChange={setKind} />
      </div>
      {all > changes.length ? <p>{words.moreChanges(changes.length, all)}</p> : null}
      <Table
        dense
        caption={words.changes}
        columns={changeColumnsOf(service)}
        rows={kind === 'ALL' ? changes : changes.filter((change) => change.kind === kind)}
        rowKey={keyOf}
        empty={words.noChanges}
      />
      {leftOut.ports.length + leftOut.calls === 0 ? null : (
        <Note tone="warn" title={words.unread.title}>
          {leftOut.ports.length === 0 ? null : <p>{words.unread.ports(leftOut.ports.join('、'))}</p>}
          {leftOut.calls === 0 ? null : <p>{words.unread.calls(leftOut.calls)}</p>}
        </Note>
      )}
      {unknownLanes.length === 0 ? null : (
        <Note tone="warn" title={importWords[service].lanes.unknown(unknownLanes.length)}>
          <p>{importWords[service].lanes.help}</p>
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
