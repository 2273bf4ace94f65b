import type { Ref } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import type { Column, TableProps } from './Table.types.ts';
import { cellLook, tableLooks } from './table-looks.ts';

export function HeadCell<Row>({
  column,
  sort,
  onSort,
  first,
  look,
}: { column: Column<Row>; first: boolean; look: string } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const sorted = sort?.key === column.key;
  const words = column.quiet ? <span className="sr-only">{column.label}</span> : column.label;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={classes(cellLook.head, look, column.numeric ? 'text-right' : 'text-left', first && 'left-0 z-3')}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ key: column.key, descending: sorted && !sort.descending })}
          className={classes(
            'inline-flex min-h-3 cursor-pointer items-center gap-0.5 font-strong hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {words}
          <Icon name={sorted ? (sort.descending ? 'down' : 'up') : 'sort'} small className="print:hidden" />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

export function BodyRow<Row>({
  table,
  row,
  index,
  measure,
}: {
  table: TableProps<Row>;
  row: Row;
  index: number;
  measure?: Ref<HTMLTableRowElement>;
}) {
  const look = tableLooks[table.cardsBelow ?? 768];
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes('group', look.row, table.faint?.(row) && 'text-ink-3')}
    >
      {table.columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(index === 0 ? { scope: 'row' as const } : {})}
            className={classes(
              cellLook.body,
              look.cell,
              table.dense ? look.dense : look.roomy,
              index === 0 && classes(cellLook.first, look.firstCell),
              column.early && cellLook.early,
              column.numeric && look.numeric,
              column.wideOnly && look.wideOnly,
              column.card,
              column.quiet && 'self-end',
            )}
          >
            {index > 0 && !column.quiet && !column.wideOnly && <span className={look.label}>{column.label}</span>}
            <span className="min-w-0">{column.render(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row with what lies open under it, measured as one. */
export function DetailedRow<Row>({
  measure,
  ...props
}: {
  table: TableProps<Row>;
  row: Row;
  index: number;
  measure?: Ref<HTMLTableSectionElement>;
}) {
  const { table, row, index } = props;
  const look = tableLooks[table.cardsBelow ?? 768];
  const open = table.detail?.(row) ?? null;
  return (
    <tbody ref={measure} data-index={index} className={look.tbody}>
      <BodyRow {...props} />
      {open !== null && (
        <tr className={look.detailRow}>
          <td colSpan={table.columns.length} className={look.detail}>
            <div className="contain-inline-size">{open}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

const UNSAID = { 'aria-hidden': true } as const;

export const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr {...UNSAID}>
      <td colSpan={columns} className="p-0" style={{ height: `${height}px` }} />
    </tr>
  ) : null;
