import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { frame as words } from '#copy/booking/frame.ts';
import { KIT } from '#copy/kit.ts';
import { countedText, fees, groupName } from '#copy/search/terms.ts';
import type { BookingForm } from '#domain/booking/service.ts';
import { collectTotalsOf, type FeeLine } from '#domain/fees/line.ts';
import { keyedLines } from '#domain/fees/line-keys.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { type OrderFormRef, selectFacts, selectPricing } from '#machines/order-form/index.ts';
import {
  type PriceQuote,
  type PricingRef,
  selectCanRetry,
  selectFailure,
  selectIsBusy,
} from '#machines/pricing/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { DemoMark } from '#src/ui/parts/DemoMark.tsx';
import { FeeCode } from '#src/ui/parts/FeeCode.tsx';
import { portTime } from '#src/ui/text/time-text.ts';
import { useDerived, useShared } from './use-booking.ts';
import { useQuote } from './use-quote.ts';

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

/** Whether the price is up to date, and when it expires. */
export function Pricing({ actor, children }: { actor: PricingRef; children?: ReactNode }) {
  const isBusy = useSelector(actor, selectIsBusy);
  const failure = useSelector(actor, selectFailure);
  const canRetry = useSelector(actor, selectCanRetry);
  return (
    <div className="grow">
      {isBusy || failure !== null ? null : children}
      <div className="flex flex-wrap items-center gap-1 text-12" role="status">
        {isBusy ? <span className="ml-auto text-ink-3">{words.price.busy}</span> : null}
        {failure === null ? null : (
          <span className="text-danger">
            {words.price.failed}：{failure}
          </span>
        )}
        {canRetry ? (
          <Button size={32} onClick={() => actor.send({ type: 'pricing.retry' })}>
            {KIT.retry}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface Offered {
  offer?: { timezone: string; validTo?: number } | null;
}

const zoneOf = (facts: object) => (facts as Offered).offer?.timezone ?? CHINA;

/** Validity of the listed price; a quote expires earlier. */
function validityOf(facts: object): string | null {
  const { offer } = facts as Offered;
  if (offer?.validTo === undefined) return null;
  const { date, clock } = portTime(offer.validTo, offer.timezone);
  return words.price.validTo(`${date.slice(5)} ${clock}`);
}

interface TotalsProps {
  quote: Pick<PriceQuote, 'totals'>;
  /** A new quote is pending: hide the amounts. */
  isDue: boolean;
  /** Omits the currency code beside its symbol. */
  isShort?: boolean;
}

export function Totals({ quote, isDue, isShort = false }: TotalsProps) {
  return (
    <dl className="grid gap-0.5">
      {quote.totals.map(({ currency, amount }) => (
        <div key={currency} className="flex flex-wrap items-baseline justify-between gap-x-2">
          <dt className={isShort ? 'sr-only' : 'font-strong'}>{fees.total[currency] ?? currency}</dt>
          <dd>
            {isDue ? (
              <span className={`text-ink-3 ${isShort ? 'text-16' : 'text-20 leading-head'}`}>{words.price.due}</span>
            ) : (
              <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} size={isShort ? 16 : 20} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Charges the consignee pays. */
function Collect({ lines }: { lines: readonly FeeLine[] }) {
  return collectTotalsOf(lines).map(({ currency, amount }) => (
    <p key={currency} className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-2 text-ink-2">
      <span>{words.price.collect(fees.total[currency] ?? currency)}</span>
      <Money symbol={currencySymbol(currency)} amount={formatAmount(amount)} />
    </p>
  ));
}

/** Names the fields that the price does not yet include. */
function unpricedText(actor: OrderFormRef, form: BookingForm): string {
  const paths = actor.getSnapshot().context.service.unpriced?.(form) ?? [];
  return paths.length === 0 ? '' : words.price.without(paths.map((path) => words.price.unpriced[path] ?? path));
}

interface PricePanelProps {
  actor: OrderFormRef;
}

/** Current price of the order, one total for each currency. Reserves height for the first price: two totals for a price chosen from a list. */
export function PricePanel({ actor }: PricePanelProps) {
  const pricing = useShared(actor, selectPricing);
  const { quote, isDue } = useQuote(actor);
  const facts = useShared(actor, selectFacts);
  const zone = zoneOf(facts);
  const validity = validityOf(facts);
  const missing = useDerived<BookingForm, string>(actor, '', (form) => unpricedText(actor, form));
  const valid = quote === null ? null : portTime(quote.validTo, zone);
  const until =
    valid === null ? null : (
      <span className="block text-right text-12 text-ink-3">
        {words.price.heldTo(`${valid.date.slice(5)} ${valid.clock}`)}
      </span>
    );
  return (
    <section aria-label={words.price.title} className="grid gap-1.5 rounded border border-line bg-surface p-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-1">
        <h2 className="font-strong text-16">{words.price.title}</h2>
        {pricing ? <Pricing actor={pricing}>{until}</Pricing> : until}
      </div>
      <div className={validity === null ? 'min-h-6' : 'min-h-14'}>
        {quote === null ? (
          <p className="text-ink-3">{words.price.nothing}</p>
        ) : (
          <>
            <Totals quote={quote} isDue={isDue} />
            {isDue ? null : <Collect lines={quote.lines} />}
            <p className="mt-0.5 text-12 text-ink-3">
              <DemoMark /> {quote.totals.length > 1 ? fees.apart : ''}
              {quote.lines.some(({ atCost }) => atCost) ? fees.atCostNote : ''}
            </p>
            {validity === null ? null : <p className="text-12 text-ink-3">{validity}</p>}
          </>
        )}
      </div>
      {missing === '' ? null : <p className="text-12 text-warn">{missing}</p>}
      {quote === null ? null : (
        <div className={`border-line-ink border-t-[3px] border-double pt-1.5 ${isDue ? 'invisible' : ''}`}>
          <PriceLines lines={quote.lines} />
        </div>
      )}
    </section>
  );
}
