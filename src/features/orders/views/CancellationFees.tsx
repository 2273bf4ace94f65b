import type { Cancellation } from '#contract/fields/cancellation.ts';
import { cancellation as words } from '#copy/orders/order.ts';
import { formatMoney } from '#domain/money.ts';

/** The total of each currency, as a sentence names it; empty where nothing is charged. */
export const feeText = (totals: Cancellation['totals']): string =>
  totals.map(({ currency, amount }) => formatMoney(amount, currency)).join(' + ');

/** The fee of an answer, line by line, with a total for each currency. */
export function CancellationFees({ cancellation }: { cancellation: Pick<Cancellation, 'fees' | 'no' | 'totals'> }) {
  const { fees, totals } = cancellation;
  if (fees.length === 0) return <p>{words.fees.none}</p>;
  const rows = [
    ...fees.map(({ feeCode, feeName, currency, amount }, index) => ({
      key: `${feeCode}-${index}`,
      name: feeName,
      amount: formatMoney(amount, currency),
    })),
  ];
  return (
    <table className="w-full max-w-[420px] tabular-nums">
      <caption className="text-left font-strong">{words.fees.title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.fees.name}</th>
          <th scope="col">{words.fees.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, amount }) => (
          <tr key={key} className="border-line border-t">
            <th scope="row" className="py-0.5 text-left font-normal">
              {name}
            </th>
            <td className="py-0.5 text-right">{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ currency, amount }) => (
          <tr key={currency} className="border-line border-t font-strong">
            <th scope="row" className="py-0.5 text-left">
              {words.fees.total}
            </th>
            <td className="py-0.5 text-right">{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
