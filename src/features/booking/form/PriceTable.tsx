import { booking as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { fees } from '#copy/search/terms.ts';
import { decimalText, subtract } from '#domain/decimal.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import type { Price } from '#machines/pricing/index.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';

type Line = Price['lines'][number];
const nameOf = ({ feeCode, ctnType, currency }: Line) => `${feeCode} ${ctnType ?? ''} ${currency}`;

/** A fee may have two rates for one container type: pairs them by position. */
const keyed = (lines: readonly Line[]) =>
  new Map(
    lines.map((line, index) => {
      const before = lines.slice(0, index).filter((one) => nameOf(one) === nameOf(line)).length;
      return [`${nameOf(line)} ${before}`, line] as const;
    }),
  );

/** Lines that were added, removed or changed. */
function differences(before: Price, after: Price) {
  const [old, fresh] = [keyed(before.lines), keyed(after.lines)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    return was?.amount === is?.amount ? [] : [{ key, was, is }];
  });
}

interface PriceTableProps {
  previous: Price;
  quote: Price;
  /** Adds a column with the difference. */
  withDifference?: boolean;
}

/** Compares two prices line by line, and their totals. */
export function PriceTable({ previous, quote, withDifference = false }: PriceTableProps) {
  const currencies = [...new Set([...previous.totals, ...quote.totals].map(({ currency }) => currency))];
  const total = (price: Price, currency: string) =>
    price.totals.find((one) => one.currency === currency)?.amount ?? null;
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-line border-b text-12 text-ink-2">
          <th scope="col" className="py-0.5 text-left">
            {words.price.line}
          </th>
          <th scope="col" className="py-0.5 pl-1 text-right">
            {words.price.was}
          </th>
          <th scope="col" className="py-0.5 pl-1 text-right">
            {words.price.now}
          </th>
          {withDifference ? (
            <th scope="col" className="py-0.5 pl-1 text-right">
              {amendment.difference.column}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {differences(previous, quote).map(({ key, was, is }) => (
          <tr key={key} className="border-line border-b">
            <th scope="row" className="py-0.5 text-left font-normal">
              {(is ?? was)?.feeName}
            </th>
            <Amount currency={(is ?? was)?.currency ?? ''} amount={was?.amount ?? null} old />
            <Amount currency={(is ?? was)?.currency ?? ''} amount={is?.amount ?? null} />
            {withDifference ? (
              <Amount currency={(is ?? was)?.currency ?? ''} amount={differenceOf(was?.amount, is?.amount)} />
            ) : null}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {currencies.map((currency) => {
          const [was, is] = [total(previous, currency), total(quote, currency)];
          return (
            <tr key={currency} className="border-line-ink border-t">
              <th scope="row" className="py-0.5 text-left font-strong">
                {fees.total[currency] ?? currency}
              </th>
              <Amount currency={currency} amount={was} old={was !== is} />
              <Amount currency={currency} amount={is} />
              {withDifference ? <Amount currency={currency} amount={differenceOf(was, is)} /> : null}
            </tr>
          );
        })}
      </tfoot>
    </table>
  );
}

const differenceOf = (was: string | null | undefined, is: string | null | undefined): string =>
  decimalText(subtract(is ?? '0', was ?? '0'));

const Amount = ({ currency, amount, old }: { currency: string; amount: string | null; old?: boolean }) => (
  <td className="py-0.5 pl-1 text-right">
    {amount === null ? (
      KIT.none
    ) : (
      <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} {...(old ? { old } : {})} />
    )}
  </td>
);
