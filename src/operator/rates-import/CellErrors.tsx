import { useState } from 'react';
import { ratesImport as words } from '#copy/operator/rates.ts';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';
import { Counts } from './Counts.tsx';
import { ErrorRows } from './ErrorRows.tsx';

type CellError = RatePreview['errors'][number];

const ROWS_AT_ONCE = 200;

const columns: readonly Column<CellError>[] = [
  { key: 'sheet', label: words.errorColumns.sheet, render: ({ sheet }) => sheet },
  { key: 'row', label: words.errorColumns.row, numeric: true, render: ({ row }) => row },
  { key: 'column', label: words.errorColumns.column, render: ({ column }) => column },
  { key: 'found', label: words.errorColumns.found, render: ({ found }) => found || words.empty },
  { key: 'message', label: words.errorColumns.message, render: ({ message }) => message },
];

const keyOf = ({ sheet, row, column, kind }: CellError) => [sheet, row, column, kind].join(' ');

/** Cells with errors that prevent publication. */
export function CellErrors({ preview }: { preview: RatePreview }) {
  const { errors, errorTotal } = preview;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  return (
    <div className="grid min-w-0 gap-1.5">
      <Counts preview={preview} />
      <h3 className="font-strong">{words.errors(errorTotal)}</h3>
      <p>{words.errorsHelp}</p>
      {preview.near.map((near) => (
        <ErrorRows key={near.sheet} near={near} errors={errors} />
      ))}
      <Table dense caption={words.errors(errorTotal)} columns={columns} rows={errors.slice(0, shown)} rowKey={keyOf} />
      {errors.length > shown ? (
        <Button onClick={() => setShown(shown + ROWS_AT_ONCE)}>{words.showMore}</Button>
      ) : errorTotal > errors.length ? (
        <p>{words.moreErrors(errorTotal - errors.length)}</p>
      ) : null}
    </div>
  );
}
