import { goods } from '#copy/procurement/market.ts';
import { compare } from '#domain/decimal.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { bandAt, type PriceBand } from '#domain/procurement/tiers.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';

const words = goods.bands;

interface BandTableProps {
  bands: readonly PriceBand[];
  unit: string;
  currency: string;
  /** Decimal text; null while unknown. */
  quantity: string | null;
  /** Remaining quantity, as decimal text. */
  left: string;
}

/** Unit price per quantity band, with the current band marked; marks bands above the remaining quantity. */
export function BandTable({ bands, unit, currency, quantity, left }: BandTableProps) {
  const current = quantity === null || compare(quantity, left) > 0 ? null : bandAt(bands, quantity);
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{words.title}</caption>
      <thead>
        <tr className="border-line border-b text-left text-12 text-ink-3">
          <th scope="col" className="py-0.5 font-normal">
            {words.from}
          </th>
          <th scope="col" className="py-0.5 text-right font-normal">
            {words.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, below, price }) => (
          <tr key={from} className="border-line border-b last:border-b-0">
            <td className="py-0.5">
              {below === null ? words.atLeast(from, unit) : words.below(from, below, unit)}{' '}
              {current?.from === from ? <Badge tone="ok">{words.current}</Badge> : null}
              {compare(from, left) > 0 ? <span className="text-12 text-ink-3">{words.beyond}</span> : null}
            </td>
            <td className="py-0.5 text-right tabular-nums">
              <Money symbol={currencySymbol(currency)} amount={formatAmount(price)} /> <DemoMark />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
