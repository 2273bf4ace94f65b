import { fclTools } from '#copy/fcl/tools.ts';
import { KIT } from '#copy/kit.ts';
import { formatMoney } from '#domain/money.ts';
import type { TrendCarrier, TrendDay } from './tools.ts';

const words = fclTools.trend;
const SCROLLED_BY_KEYS = { tabIndex: 0 } as const;

interface TrendTableProps {
  days: readonly TrendDay[];
  carriers: readonly TrendCarrier[];
  currency: string;
}

/** Prices by day, latest first; scrolls horizontally. */
export function TrendTable({ days, carriers, currency }: TrendTableProps) {
  const money = (amount: string | null | undefined) => (amount == null ? KIT.none : formatMoney(amount, currency));
  const heads = [words.min, words.avg, ...carriers.map(({ nameCn }) => nameCn)];
  return (
    <details className="min-w-0">
      <summary className="cursor-pointer text-link">{words.table}</summary>
      <section {...SCROLLED_BY_KEYS} aria-label={KIT.table.scroll(words.table)} className="mt-1 overflow-x-auto">
        <table className="w-full whitespace-nowrap">
          <caption className="sr-only">{words.table}</caption>
          <thead>
            <tr className="text-12 text-ink-2">
              <th scope="col" className="py-0.5 text-left">
                {words.date}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-0.5 pl-2 text-right">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days
              .map(({ date, min, avg }, at) => ({
                date,
                amounts: [min, avg, ...carriers.map(({ amounts }) => amounts[at])],
              }))
              .toReversed()
              .map(({ date, amounts }) => (
                <tr key={date}>
                  <th scope="row" className="border-line border-t py-0.5 text-left font-normal">
                    {date}
                  </th>
                  {amounts.map((amount, column) => (
                    <td key={heads[column]} className="border-line border-t py-0.5 pl-2 text-right">
                      {money(amount)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
