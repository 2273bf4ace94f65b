import type { Offer } from '#contract/calls/item.ts';
import { KIT } from '#copy/kit.ts';
import { countedText, fees, groupName } from '#copy/search/terms.ts';
import { keyedLines } from '#domain/fees/line-keys.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { classes } from '#src/ui/classes.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { FeeCode } from '#src/ui/parts/FeeCode.tsx';

type Line = Offer['lines'][number];

const GROUPS: readonly Line['group'][] = ['FREIGHT', 'DANGEROUS', 'ORIGIN', 'SERVICE', 'DESTINATION'];

interface FeeTableProps {
  offer: Pick<Offer, 'lines' | 'totals'>;
  /** For a side column: calculations stay below the name at every width. */
  isNarrow?: boolean;
}

/** Price lines of the requested containers by group, with one total for each currency. */
export function FeeTable({ offer, isNarrow = false }: FeeTableProps) {
  const groups = GROUPS.map((group) => ({ group, lines: offer.lines.filter((line) => line.group === group) }));
  return (
    <>
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">{fees.title}</caption>
        <thead>
          <tr className="text-12 text-ink-2">
            <th scope="col" className="bg-sunken px-1 py-0.75 text-left font-strong">
              {fees.columns.name}
            </th>
            {isNarrow ? null : (
              <th scope="col" className="bg-sunken px-1 py-0.75 text-right font-strong max-md:hidden">
                {fees.columns.unitPrice}
              </th>
            )}
            <th scope="col" className="bg-sunken px-1 py-0.75 text-right font-strong">
              {fees.columns.amount}
            </th>
          </tr>
        </thead>
        {groups.map(({ group, lines }) =>
          lines.length === 0 ? null : (
            <tbody key={group}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={isNarrow ? 2 : 3}
                  className="px-1 pt-1.5 pb-0.5 text-left font-strong text-12 text-ink-2"
                >
                  {groupName(group, lines)}
                </th>
              </tr>
              {keyedLines(lines).map(([key, line]) => (
                <FeeRow key={key} line={line} isNarrow={isNarrow} />
              ))}
            </tbody>
          ),
        )}
        <tfoot>
          {offer.totals.map(({ currency, amount }, index) => {
            const look = classes('px-1 py-1', index === 0 && 'border-line-ink border-t-[3px] border-double');
            return (
              <tr key={currency}>
                <th scope="row" className={classes(look, 'text-left font-strong text-16')}>
                  {fees.total[currency] ?? currency}
                </th>
                <td colSpan={isNarrow ? 1 : 2} className={classes(look, 'text-right')}>
                  <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={16} />
                </td>
              </tr>
            );
          })}
        </tfoot>
      </table>
      <p className="mt-1 text-12 text-ink-3">
        <DemoMark /> {offer.totals.length > 1 ? fees.apart : ''}
        {offer.lines.some(({ atCost }) => atCost) ? fees.atCostNote : ''}
      </p>
    </>
  );
}

const cell = 'border-line border-b px-1 py-0.75 align-baseline';

function FeeRow({ line, isNarrow }: { line: Line; isNarrow: boolean }) {
  const counted = countedText(line);
  return (
    <tr className={line.atCost ? 'text-ink-3' : undefined}>
      <th scope="row" className={classes(cell, 'text-left font-normal')}>
        {line.feeName} <FeeCode code={line.feeCode} />
        {line.taxRate === null ? null : <span className="text-12 text-ink-3"> {fees.tax(line.taxRate)}</span>}
        <span className={classes('block text-12 text-ink-3', !isNarrow && 'md:hidden')}>{counted}</span>
      </th>
      {isNarrow ? null : <td className={classes(cell, 'text-right text-ink-2 max-md:hidden')}>{counted}</td>}
      <td className={classes(cell, 'whitespace-nowrap text-right')}>
        {line.atCost ? KIT.none : <Money symbol={currencySymbol(line.currency)} amount={formatAmount(line.amount)} />}
        {line.payTerm === 'COL' ? <span className="block text-12 text-ink-3">{fees.collect}</span> : null}
      </td>
    </tr>
  );
}
