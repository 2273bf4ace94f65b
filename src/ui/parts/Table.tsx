import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { KIT } from '../copy/kit.ts';
import { Icon } from '../icons/Icon.tsx';
import { cellLook, type TableWidth, tableLooks } from './table-looks.ts';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** Left out of the card, where the first column is its head. */
  readonly wideOnly?: boolean;
  /** Hides the words of the head: a column of buttons. */
  readonly quiet?: boolean;
}

export interface Sort {
  readonly key: string;
  readonly descending: boolean;
}

export interface TotalLine {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
}

export interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A weaker line: fees at cost, closed sailings. */
  faint?: (row: Row) => boolean;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  totals?: readonly TotalLine[] | undefined;
  dense?: boolean | undefined;
  /** The width of its own place, not of the window, under which a row is a card. */
  cardsBelow?: TableWidth | undefined;
  empty?: ReactNode;
}

/** A stretch of the rows, with the height of what is left out before and after it. */
export interface RowWindow {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly measure: (element: HTMLTableRowElement | null) => void;
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
  first,
}: { column: Column<Row>; first: boolean } & Pick<TableProps<Row>, 'sort' | 'onSort'>) {
  const sorted = sort?.key === column.key;
  const words = column.quiet ? <span className="sr-only">{column.label}</span> : column.label;
  return (
    <th
      scope="col"
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={classes(cellLook.head, column.numeric ? 'text-right' : 'text-left', first && 'left-0 z-3')}
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
          <Icon name={sorted ? (sort.descending ? 'down' : 'up') : 'sort'} small />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

function BodyRow<Row>({
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
      {table.columns.map((column, place) => {
        const Cell = place === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            {...(place === 0 ? { scope: 'row' as const } : {})}
            className={classes(
              cellLook.body,
              look.cell,
              table.dense ? look.dense : look.roomy,
              place === 0 && look.firstCell,
              column.numeric && look.numeric,
              column.wideOnly && look.wideOnly,
            )}
          >
            {place > 0 && !column.quiet && <span className={look.label}>{column.label}</span>}
            <span className="min-w-0">{column.render(row)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}

const UNSAID = { 'aria-hidden': true } as const;

const Gap = ({ height, columns }: { height: number; columns: number }) =>
  height > 0 ? (
    <tr {...UNSAID}>
      <td colSpan={columns} className="p-0" style={{ height: `${height}px` }} />
    </tr>
  ) : null;

export function TableBody<Row>({ table, window }: { table: TableProps<Row>; window: RowWindow | null }) {
  const { columns, rows, rowKey, totals } = table;
  const from = window?.from ?? 0;
  const look = tableLooks[table.cardsBelow ?? 768];
  return (
    <table aria-rowcount={rows.length + 1} className="w-full border-separate border-spacing-0 [overflow-wrap:normal]">
      <caption className="sr-only">{table.caption}</caption>
      <thead className={look.thead}>
        <tr aria-rowindex={1}>
          {columns.map((column, place) => (
            <HeadCell key={column.key} column={column} sort={table.sort} onSort={table.onSort} first={place === 0} />
          ))}
        </tr>
      </thead>
      <tbody className={look.tbody}>
        {window && <Gap height={window.before} columns={columns.length} />}
        {rows.slice(from, window?.to ?? rows.length).map((row, place) => (
          <BodyRow
            key={rowKey(row)}
            table={table}
            row={row}
            index={from + place}
            {...(window ? { measure: window.measure } : {})}
          />
        ))}
        {window && <Gap height={window.after} columns={columns.length} />}
      </tbody>
      {totals && totals.length > 0 && (
        <tfoot className={look.tbody}>
          {totals.map((line, place) => (
            <tr key={line.key} className={classes(look.total, place === 0 && look.firstTotal)}>
              <th scope="row" className={classes(cellLook.total, 'text-left', place === 0 && look.doubleRule)}>
                {line.label}
              </th>
              <td
                colSpan={columns.length - 1}
                className={classes(cellLook.total, 'text-right', place === 0 && look.doubleRule)}
              >
                {line.value}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** The tally sheet. Long lists want `WindowedTable`, which draws only what is in view. */
export function Table<Row>(props: TableProps<Row>) {
  return (
    <div className="@container overflow-clip rounded border border-line bg-surface">
      {props.rows.length === 0 ? (
        <div className="p-3 text-center text-ink-2">{props.empty ?? KIT.table.empty}</div>
      ) : (
        <TableBody table={props} window={null} />
      )}
    </div>
  );
}
