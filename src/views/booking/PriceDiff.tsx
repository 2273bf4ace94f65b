import { useSelector } from '@xstate/react';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { type CheckoutRef, selectIsDiffering, selectLatestQuote, selectPrevious } from '#machines/checkout/index.ts';
import type { Price } from '#machines/pricing/index.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { fees } from '#src/ui/copy/fees.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';

type Line = Price['lines'][number];
const nameOf = ({ feeCode, ctnType, currency }: Line) => `${feeCode} ${ctnType ?? ''} ${currency}`;

/** A fee may be charged at two rates for one box type: the first stands against the first. */
const keyed = (lines: readonly Line[]) =>
  new Map(
    lines.map((line, index) => {
      const before = lines.slice(0, index).filter((one) => nameOf(one) === nameOf(line)).length;
      return [`${nameOf(line)} ${before}`, line] as const;
    }),
  );

/** Lines that are not what they were; lines that stayed say nothing. */
function differences(before: Price, after: Price) {
  const [old, fresh] = [keyed(before.lines), keyed(after.lines)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)];
    return was?.amount === is?.amount ? [] : [{ key, was, is }];
  });
}

/** The price that was shown and the one that holds now. */
export function PriceDiff({ actor }: { actor: CheckoutRef }) {
  const previous = useSelector(actor, selectPrevious);
  const quote = useSelector(actor, selectLatestQuote);
  const isOpen = useSelector(actor, selectIsDiffering);
  if (!isOpen || previous === null || quote === null) return null;
  const currencies = [...new Set([...previous.totals, ...quote.totals].map(({ currency }) => currency))];
  const total = (price: Price, currency: string) =>
    price.totals.find((one) => one.currency === currency)?.amount ?? null;
  return (
    <>
      <p className="mb-1 text-ink-2">{words.price.changedLead}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-line border-b text-12 text-ink-2">
            <th scope="col" className="py-0.5 text-left">
              {words.price.line}
            </th>
            <th scope="col" className="py-0.5 text-right">
              {words.price.was}
            </th>
            <th scope="col" className="py-0.5 text-right">
              {words.price.now}
            </th>
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
              </tr>
            );
          })}
        </tfoot>
      </table>
      <div className="mt-2 flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button onClick={() => actor.send({ type: 'price.decline' })}>{words.price.decline}</Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'price.accept' })}>
          {words.price.accept}
        </Button>
      </div>
    </>
  );
}

/** Nothing is ordered before the person agrees. */
export function PriceDiffDialog({ actor }: { actor: CheckoutRef }) {
  const isOpen = useSelector(actor, selectIsDiffering);
  if (!isOpen) return null;
  return (
    <Dialog open title={words.price.changed} width={560} onClose={() => actor.send({ type: 'price.decline' })}>
      <PriceDiff actor={actor} />
    </Dialog>
  );
}

const Amount = ({ currency, amount, old }: { currency: string; amount: string | null; old?: boolean }) => (
  <td className="py-0.5 text-right">
    {amount === null ? (
      KIT.none
    ) : (
      <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} {...(old ? { old } : {})} />
    )}
  </td>
);
