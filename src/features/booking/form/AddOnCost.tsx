import { stepWords } from '#copy/booking/steps.ts';
import { fees } from '#copy/search/terms.ts';
import { type FeeLine, totalsOf } from '#domain/fees/line.ts';
import { formatMoney } from '#domain/money.ts';
import type { AddOnPrice } from '#machines/pricing/index.ts';

/** A percentage of a value that is not declared yet. */
const isRate = ({ basis, quantity }: FeeLine) => basis === 'PERCENT' && Number(quantity) === 0;

const eachOf = ({ unitPrice, currency, quantity, basis, ctnType }: FeeLine) =>
  basis === 'PERCENT'
    ? stepWords.services.rate(unitPrice)
    : fees.each(formatMoney(unitPrice, currency), quantity, [fees.bases[basis], ctnType].filter(Boolean).join(' '));

/** Price of a service, shown beside its checkbox before it is ticked. */
export function AddOnCost({ id, price }: { id: string; price: AddOnPrice }) {
  const { isIncluded, lines } = price;
  const known = lines.filter(({ atCost }) => !atCost);
  return (
    <p id={id} className="text-right">
      {isIncluded ? (
        <span className="text-ink-3">{stepWords.services.included}</span>
      ) : known.length === 0 ? (
        stepWords.services.onRequest
      ) : (
        <>
          {known.every(isRate) ? null : (
            <span className="font-strong tabular-nums">
              {totalsOf(known)
                .map(({ currency, amount }) => formatMoney(amount, currency))
                .join('、')}
            </span>
          )}{' '}
          <span className="text-12 text-ink-3">{known.map(eachOf).join('、')}</span>
        </>
      )}
    </p>
  );
}
