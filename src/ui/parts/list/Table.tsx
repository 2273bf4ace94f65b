import { KIT } from '#copy/kit.ts';
import { classes } from '../../classes.ts';
import { BodyRow, DetailedRow, Gap, HeadCell } from './Table.parts.tsx';
import type { RowWindow, TableProps } from './Table.types.ts';
import { cellClasses, tableClasses } from './table-classes.ts';

export type { Column, Sort, TableProps, TotalLine } from './Table.types.ts';

export function TableBody<Row>({ table, window }: { table: TableProps<Row>; window: RowWindow | null }) {
  const { columns, rows, rowKey, totals } = table;
  const from = window?.from ?? 0;
  const styles = tableClasses[table.cardsBelow ?? 768];
  const shown = rows.slice(from, window?.to ?? rows.length);
  return (
    <table aria-rowcount={rows.length + 1} className="w-full border-separate border-spacing-0 [overflow-wrap:normal]">
      <caption className="sr-only">{table.caption}</caption>
      <thead className={styles.thead}>
        <tr aria-rowindex={1}>
          {columns.map((column, index) => (
            <HeadCell
              key={column.key}
              column={column}
              sort={table.sort}
              onSort={table.onSort}
              first={index === 0}
              look={styles.head}
            />
          ))}
        </tr>
      </thead>
      {table.detail ? (
        <>
          {window && window.before > 0 && (
            <tbody>
              <Gap height={window.before} columns={columns.length} />
            </tbody>
          )}
          {shown.map((row, offset) => (
            <DetailedRow
              key={rowKey(row)}
              table={table}
              row={row}
              index={from + offset}
              {...(window ? { measure: window.measure } : {})}
            />
          ))}
          {window && window.after > 0 && (
            <tbody>
              <Gap height={window.after} columns={columns.length} />
            </tbody>
          )}
        </>
      ) : (
        <tbody className={styles.tbody}>
          {window && <Gap height={window.before} columns={columns.length} />}
          {shown.map((row, offset) => (
            <BodyRow
              key={rowKey(row)}
              table={table}
              row={row}
              index={from + offset}
              {...(window ? { measure: window.measure } : {})}
            />
          ))}
          {window && <Gap height={window.after} columns={columns.length} />}
        </tbody>
      )}
      {totals && totals.length > 0 && (
        <tfoot className={styles.tbody}>
          {totals.map((line, index) => (
            <tr key={line.key} className={classes(styles.total, index === 0 && styles.firstTotal)}>
              <th scope="row" className={classes(cellClasses.total, 'text-left', index === 0 && styles.doubleRule)}>
                {line.label}
              </th>
              <td
                colSpan={columns.length - 1}
                className={classes(cellClasses.total, 'text-right', index === 0 && styles.doubleRule)}
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

/** Table that turns into cards. Long lists should use `WindowedTable`, which renders only rows in view. */
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
