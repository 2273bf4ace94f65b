import { KIT } from '#copy/kit.ts';
import { ratesImport as words } from '#copy/operator/rates.ts';
import { letterOf } from '#domain/rates/near-rows.ts';
import type { RatePreview } from '#machines/rates-import/index.ts';
import { classes } from '#src/ui/classes.ts';

/** Focusable, so that arrow keys can scroll wide tables. */
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

type Near = RatePreview['near'][number];
type CellError = RatePreview['errors'][number];

interface NearRowsProps {
  near: Near;
  errors: readonly CellError[];
}

const CELL = 'border-line border-r border-b px-0.75 py-0.5 text-left';

/** Rows of the sheet around each error, with the wrong cells marked and explained. */
export function ErrorRows({ near: { sheet, titles, rows }, errors }: NearRowsProps) {
  const wrong = new Map(
    errors.filter((error) => error.sheet === sheet).map((error) => [`${error.row} ${error.column}`, error.message]),
  );
  return (
    <section
      {...SCROLLED_BY_KEYS}
      aria-label={KIT.table.scroll(words.near(sheet))}
      className="relative min-w-0 overflow-x-auto"
    >
      <table className="border-line border-t border-l text-12 tabular-nums">
        <caption className="sr-only">{words.near(sheet)}</caption>
        <thead>
          <tr className="bg-sunken text-ink-3">
            <th scope="col" className={CELL}>
              <span className="sr-only">{words.errorColumns.row}</span>
            </th>
            {titles.map((title, column) => (
              <th key={letterOf(column)} scope="col" className={CELL}>
                {letterOf(column)}
                <span className="sr-only"> {title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }, index) => (
            <Row
              key={row}
              row={row}
              cells={cells.map((text, column) => ({ text, why: wrong.get(`${row} ${titles[column]}`) ?? null }))}
              left={index === 0 ? 0 : row - (rows[index - 1]?.row ?? row) - 1}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  row: number;
  cells: readonly { text: string; why: string | null }[];
  /** Number of omitted rows above this one. */
  left: number;
}

function Row({ row, cells, left }: RowProps) {
  return (
    <>
      {left > 0 ? (
        <tr className="text-ink-3">
          <th scope="row" className={CELL}>
            …
          </th>
          <td colSpan={cells.length} className={CELL}>
            {words.leftOut(left)}
          </td>
        </tr>
      ) : null}
      <tr>
        <th scope="row" className={classes(CELL, 'bg-sunken text-ink-3')}>
          {row}
        </th>
        {cells.map(({ text, why }, column) => (
          <td
            key={letterOf(column)}
            title={why ?? undefined}
            className={classes(CELL, 'whitespace-nowrap', why !== null && 'bg-danger-soft font-strong text-danger')}
          >
            {text || (why === null ? '' : words.empty)}
            {why === null ? null : <span className="sr-only">：{why}</span>}
          </td>
        ))}
      </tr>
    </>
  );
}
