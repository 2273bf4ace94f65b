import type { OrderFilePreview } from '#contract/calls/operator-order-file.ts';
import { orderFile as words } from '#copy/operator/order-file.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { type Column, Table } from '#src/ui/parts/list/Table.tsx';

type Change = OrderFilePreview['changes'][number];
type CellError = OrderFilePreview['errors'][number];

const changeColumns: readonly Column<Change>[] = [
  { key: 'row', label: words.changeColumns.row, render: ({ row }) => words.row(row) },
  { key: 'orderNo', label: words.changeColumns.order, render: ({ orderNo }) => orderNo },
  { key: 'what', label: words.changeColumns.what, render: ({ what }) => what },
  { key: 'before', label: words.changeColumns.before, render: ({ before }) => before || words.empty },
  { key: 'after', label: words.changeColumns.after, render: ({ after }) => after || words.empty },
];

const errorColumns: readonly Column<CellError>[] = [
  { key: 'row', label: words.errorColumns.row, render: ({ row }) => words.row(row) },
  { key: 'column', label: words.errorColumns.column, render: ({ column }) => column },
  { key: 'found', label: words.errorColumns.found, render: ({ found }) => found || words.empty },
  { key: 'message', label: words.errorColumns.message, render: ({ message }) => message },
];

/** What the file changes, or what is wrong in it. */
export function FilePreview({ preview }: { preview: OrderFilePreview }) {
  const { alsoIn, changes, changeTotal, digest, errors, errorTotal, orders } = preview;
  if (errorTotal > 0)
    return (
      <div className="grid min-w-0 gap-1">
        <p role="alert" className="text-danger">
          {words.errors(errorTotal)}
        </p>
        <Table
          dense
          caption={words.errors(errorTotal)}
          columns={errorColumns}
          rows={errors}
          rowKey={({ row, column, message }) => [row, column, message].join(' ')}
        />
        {errorTotal > errors.length ? <p>{words.moreErrors(errorTotal - errors.length)}</p> : null}
      </div>
    );
  if (digest === null) return <p role="status">{words.unchanged}</p>;
  return (
    <div className="grid min-w-0 gap-1">
      <p role="status" className="font-strong">
        {words.changes(orders, changeTotal)}
      </p>
      {alsoIn.length === 0 ? null : (
        <Note tone="warn" title={words.alsoIn}>
          <ul>
            {alsoIn.map(({ number, orderNos }) => (
              <li key={number}>{words.alsoInOne(number, orderNos)}</li>
            ))}
          </ul>
        </Note>
      )}
      <Table
        dense
        caption={words.changes(orders, changeTotal)}
        columns={changeColumns}
        rows={changes}
        rowKey={({ row, orderNo, what }) => [row, orderNo, what].join(' ')}
      />
      {changeTotal > changes.length ? <p>{words.moreChanges(changeTotal - changes.length)}</p> : null}
    </div>
  );
}
