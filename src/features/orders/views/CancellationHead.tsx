import type { Cancellation } from '#contract/fields/cancellation.ts';
import { cancellation as words } from '#copy/orders/order.ts';
import { DateTime } from '#src/ui/parts/list/DateTime.tsx';
import { HOUSE_ZONE } from '#src/ui/text/time-text.ts';

export const nameOf = ({ side, no }: Pick<Cancellation, 'no' | 'side'>): string =>
  side === 'customer' ? words.name(no) : words.offered(no);

const Labelled = ({ label, text }: { label: string; text: string | null }) =>
  text === null || text === '' ? null : (
    <p>
      {label}：{text}
    </p>
  );

interface CancellationHeadProps {
  cancellation: Cancellation;
  /** Shown to the customer, who confirms the fee. */
  isConfirmedHere?: boolean;
}

/** Shows the side that proposed the cancellation, its reasons and its state. */
export function CancellationHead({ cancellation, isConfirmedHere = false }: CancellationHeadProps) {
  const { state, side, at, answeredAt, decidedAt, reason, answerReason, clause } = cancellation;
  const moments = [
    { label: side === 'customer' ? words.requestedAt : words.offeredAt, at },
    { label: words.answeredAt, at: side === 'customer' ? answeredAt : null },
    { label: words.decidedAt, at: decidedAt },
  ];
  return (
    <div className="grid gap-0.5">
      <h4 className="flex flex-wrap gap-x-1 font-strong">
        {nameOf(cancellation)}{' '}
        <span>{state === 'answered' && isConfirmedHere ? words.waitsForYou : words.states[state]}</span>
      </h4>
      <p className="flex flex-wrap gap-x-2 text-12 text-ink-3">
        {moments.map(({ label, at: moment }) =>
          moment === null ? null : (
            <span key={label}>
              {label} <DateTime instant={moment} zone={HOUSE_ZONE} withYear />
            </span>
          ),
        )}
      </p>
      <Labelled label={words.reason} text={reason} />
      <Labelled label={words.answerReason} text={side === 'customer' ? answerReason : null} />
      <Labelled label={words.clause} text={clause} />
    </div>
  );
}
