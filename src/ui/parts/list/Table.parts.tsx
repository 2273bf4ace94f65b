import type { Ref } from 'react';
import { classes } from '../../classes.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Column, TableProps } from './Table.types.ts';
import { cellClasses, tableClasses } from './table-classes.ts';

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
      className={classes(cellClasses.head, look, column.numeric ? 'text-right' : 'text-left', first && 'left-0 z-3')}
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
      {column.mark}
    </th>
  );
}

export function BodyRow<Row>({
  table,
  row,
  index,
  measure,
  isContinued = false,
}: {
  table: TableProps<Row>;
  row: Row;
  index: number;
  measure?: Ref<HTMLTableRowElement>;
  /** The row has details below it: draw the line beneath both. */
  isContinued?: boolean;
}) {
  const styles = tableClasses[table.cardsBelow ?? 768];
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={classes('group', styles.row, table.faint?.(row) && 'text-ink-3')}
    >
      {table.columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        const content = column.render(row);
        /** Cards omit empty cells. */
        const isWideOnly = column.wideOnly || (index > 0 && (content === null || content === ''));
        return (
          <Cell
            key={column.key}
            {...(index === 0 ? { scope: 'row' as const } : {})}
            className={classes(
              cellClasses.body,
              styles.cell,
              !isContinued && styles.rule,
              table.dense ? styles.dense : styles.roomy,
              index === 0 && classes(cellClasses.first, styles.firstCell),
              column.early && cellClasses.early,
              column.numeric && styles.numeric,
              isWideOnly && styles.wideOnly,
              column.card,
              column.quiet && 'self-end',
            )}
          >
            {index > 0 && !column.quiet && !isWideOnly && <span className={styles.label}>{column.label}</span>}
            <span className="min-w-0">{content}</span>
          </Cell>
        );
      })}
    </tr>
  );
}

/** A row and its details, measured together. */
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
  const styles = tableClasses[table.cardsBelow ?? 768];
  const open = table.detail?.(row) ?? null;
  return (
    <tbody ref={measure} data-index={index} className={styles.tbody}>
      <BodyRow {...props} isContinued={open !== null} />
      {open !== null && (
        <tr className={styles.detailRow}>
          <td colSpan={table.columns.length} className={styles.detail}>
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
