import type { EnquiryAnswer as Answer, EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { orderPath } from '#contract/routes.ts';
import { enquiries as words } from '#copy/enquiry/own.ts';
import { currencySymbol, formatAmount } from '#domain/money.ts';
import { vehicleOfPrice } from '#domain/road/vehicles.ts';
import { FeeTable } from '#src/features/offers/views/FeeTable.tsx';
import { classes } from '#src/ui/classes.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Money } from '#src/ui/parts/common/Money.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Countdown, DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

type Option = EnquiryAnswer['options'][number];

/** Order form of an option; null when it cannot be ordered online. */
export function acceptHref({ service, enquiryNo, status }: EnquiryAnswer, { optionId, priceId, isExpired }: Option) {
  const path = orderPath(service);
  const canOrder = status === 'answered' && priceId !== null && !isExpired && path !== null;
  return canOrder ? `${path}?${new URLSearchParams({ enquiryNo, optionId })}` : null;
}

interface EnquiryOptionProps {
  option: EnquiryAnswer['options'][number];
  /** One-based, in the operator's order. */
  index: number;
  enquiry: EnquiryAnswer;
  /** Preview in the operator console: hides order links. */
  isPreview: boolean;
}

export function EnquiryOption({ option, index, enquiry, isPreview }: EnquiryOptionProps) {
  const { now } = enquiry;
  const { carrier, store, etd, transitDays, totals, validTo, isExpired, remark } = option;
  const href = acceptHref(enquiry, option);
  const vehicle = vehicleOfPrice(option.priceId ?? '');
  return (
    <article
      aria-label={words.option(index)}
      className="grid h-full content-start gap-1.5 rounded border border-line-2 p-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-1">
        <h4 className="font-strong">
          {words.option(index)}
          {carrier === null ? null : <span className="ml-1">{carrier.nameCn}</span>}
          {store === undefined ? null : <span className="ml-1">{store.nameCn}</span>}
          {vehicle === null ? null : <span className="ml-1">{vehicle.nameCn}</span>}
          {carrier === null ? null : <span className="ml-0.5 font-normal text-12 text-ink-3">{carrier.code}</span>}
        </h4>
        {isExpired ? <Badge>{words.ended}</Badge> : null}
      </div>
      <p className="flex flex-wrap gap-x-1.5 text-ink-2">
        {etd === null ? null : (
          <span>
            {words.sails} <DateTime instant={etd} zone={HOUSE_ZONE} dateOnly />
          </span>
        )}
        {transitDays === null ? null : <span>{words.transit(transitDays)}</span>}
      </p>
      <p className="flex flex-wrap gap-x-2">
        {totals.map(({ currency, amount }) => (
          <Money
            key={currency}
            symbol={currencySymbol(currency)}
            amount={formatAmount(amount)}
            size={20}
            old={isExpired}
          />
        ))}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-1 text-12 text-ink-2">
        {words.validTo} <DateTime instant={validTo} zone={HOUSE_ZONE} />
        {isExpired ? null : <Countdown deadline={validTo} now={now} label={words.validTo} />}
      </p>
      {href === null ? null : isPreview ? (
        <Button tone="primary" disabled>
          {words.order}
        </Button>
      ) : (
        <ButtonLink tone="primary" href={href}>
          <span className="sr-only">{words.orderOf(index)}</span>
          {words.order}
        </ButtonLink>
      )}
      <FeeTable offer={option} isNarrow />
      {remark === null ? null : <p className="text-12 text-ink-3">{remark}</p>}
    </article>
  );
}

interface EnquiryOptionsProps {
  answer: Answer;
  /** Preview in the operator console: hides order links. */
  isPreview?: boolean;
}

/** Options of an answer side by side. */
export function EnquiryOptions({ answer, isPreview = false }: EnquiryOptionsProps) {
  const { options, service } = answer;
  return options.length === 0 ? null : (
    <>
      <ol className={classes('grid gap-2 lg:grid-cols-2', !isPreview && 'xl:grid-cols-3')}>
        {options.map((option, index) => (
          <li key={option.optionId} className="min-w-0">
            <EnquiryOption option={option} index={index + 1} enquiry={answer} isPreview={isPreview} />
          </li>
        ))}
      </ol>
      {options.every(({ priceId }) => priceId !== null) ? null : <p className="text-ink-2">{words.notOrdered}</p>}
      <p className="text-12 text-ink-3">{words.ownFinalWord[service] ?? words.finalWord}</p>
    </>
  );
}

/** Describes the status of an enquiry. */
export function Standing({ answer: { status, reply, deadline, options, orderNo } }: { answer: Answer }) {
  switch (status) {
    case 'waiting':
    case 'manual':
      return (
        <Note tone={status === 'waiting' ? 'plain' : 'warn'}>
          <span className="flex flex-wrap gap-x-1">
            {status === 'waiting' ? words.waitingAnswer : reply}
            <span>
              {words.answerBefore} <DateTime instant={deadline} zone={HOUSE_ZONE} />
            </span>
          </span>
        </Note>
      );
    case 'expired':
      return <Note tone="warn">{options.length > 0 ? words.expiredOptions : words.expiredWaiting}</Note>;
    case 'declined':
      return <Note tone="warn">{words.declined(reply ?? '')}</Note>;
    case 'accepted':
      return orderNo === null ? null : <Note tone="ok">{words.acceptedAs(orderNo)}</Note>;
    default:
      return null;
  }
}
