import { frame as words } from '#copy/booking/frame.ts';
import { countedText, fees, groupName } from '#copy/search/terms.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { keyedLines } from '#domain/fees/line-keys.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { FeeCode } from '#src/ui/parts/FeeCode.tsx';

const GROUPS = ['FREIGHT', 'DANGEROUS', 'ORIGIN', 'SERVICE', 'DESTINATION'] as const;
const isZero = ({ amount, atCost }: FeeLine) => !atCost && /^0*(?:\.0*)?$/.test(amount);

/** Price lines by group; zero amounts are folded. */
export function PriceLines({ lines }: { lines: readonly FeeLine[] }) {
  const zero = lines.filter(isZero);
  return (
    <div className="grid gap-1">
      {GROUPS.map((group) => {
        const own = lines.filter((line) => line.group === group && !isZero(line));
        return own.length === 0 ? null : (
          <section key={group} aria-label={groupName(group, own)}>
            <h3 className="text-12 text-ink-2">{groupName(group, own)}</h3>
            <ul>
              {keyedLines(own).map(([key, line]) => (
                <PriceLine key={key} line={line} />
              ))}
            </ul>
          </section>
        );
      })}
      {zero.length === 0 ? null : (
        <details>
          <summary className="cursor-pointer text-12 text-link">{words.price.zero(zero.length)}</summary>
          <ul>
            {keyedLines(zero).map(([key, line]) => (
              <PriceLine key={key} line={line} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function PriceLine({ line }: { line: FeeLine }) {
  return (
    <li className="flex items-baseline justify-between gap-2 border-line border-b py-0.5">
      <span className="min-w-0">
        {line.feeName} <FeeCode code={line.feeCode} />
        <span className="block text-12 text-ink-3">
          {countedText(line)}
          {line.taxRate === null ? '' : ` ${fees.tax(line.taxRate)}`}
        </span>
      </span>
      <span className="shrink-0">
        {line.atCost ? '*' : <Money symbol={currencySymbol(line.currency)} amount={formatAmount(line.amount)} />}
        {line.payTerm === 'COL' ? <span className="block text-right text-12 text-ink-3">{fees.collect}</span> : null}
      </span>
    </li>
  );
}
