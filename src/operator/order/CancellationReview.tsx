import { useSelector } from '@xstate/react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { Cancellation } from '#contract/fields/cancellation.ts';
import { operatorCancellation as words } from '#copy/operator/orders.ts';
import { isOpenCancellation } from '#domain/orders/cancellation.ts';
import {
  type CancellationAct,
  type OperatorCancellationRef,
  selectCanBegin,
  selectDone,
  selectForm,
  selectRefusal,
} from '#machines/operator-cancellation/index.ts';
import { CancellationFees } from '#src/features/orders/views/CancellationFees.tsx';
import { CancellationHead, nameOf } from '#src/features/orders/views/CancellationHead.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { CancellationForm } from './CancellationForm.tsx';

interface CancellationReviewProps {
  actor: OperatorCancellationRef;
  order: Pick<OrderAnswer, 'cancellations' | 'cancelling'>;
  canOffer: boolean;
}

/** Cancels the open order for a fee: the customer's request, the answer, or an offer. */
export function CancellationReview({ actor, order, canOffer }: CancellationReviewProps) {
  const form = useSelector(actor, selectForm);
  const { cancellations = [], cancelling } = order;
  const open = cancellations.find(isOpenCancellation) ?? null;
  const hasResult = useSelector(actor, (snapshot) => selectDone(snapshot) !== null || selectRefusal(snapshot) !== null);
  if (cancellations.length === 0 && !canOffer && !hasResult) return null;
  return (
    <section
      aria-labelledby="cancellation"
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="cancellation" className="font-strong text-16">
        {words.title}{' '}
        <span className="font-normal text-12 text-ink-3">{open === null ? words.offerLead : words.lead}</span>
      </h3>
      <Result actor={actor} />
      {cancellations.map((one) => (
        <article key={one.no} aria-label={nameOf(one)} className="grid gap-1 border-line border-t pt-1">
          <CancellationHead cancellation={one} />
          {one.answeredAt === null ? null : <CancellationFees cancellation={one} />}
          {one.state === 'answered' ? <p className="text-ink-2">{words.waiting}</p> : null}
        </article>
      ))}
      {cancelling !== undefined && (open !== null || form !== null) ? (
        <p className="text-12 text-ink-2">{words.terms(cancelling.clause, cancelling.terms)}</p>
      ) : null}
      {form === null ? <Acts actor={actor} open={open} canOffer={canOffer} /> : <CancellationForm actor={actor} />}
    </section>
  );
}

interface ActsProps {
  actor: OperatorCancellationRef;
  open: Cancellation | null;
  canOffer: boolean;
}

function Acts({ actor, open, canOffer }: ActsProps) {
  const canBegin = useSelector(actor, selectCanBegin);
  const begin = (act: CancellationAct) => () =>
    actor.send({ type: 'cancellation.begin', act, no: open?.no ?? 0, version: open?.version ?? 0 });
  if (open === null)
    return canOffer ? (
      <Button size={32} className="justify-self-start" disabled={!canBegin} onClick={begin('OFFER')}>
        {words.offer}
      </Button>
    ) : null;
  const isOwn = open.side === 'desk';
  return (
    <span className="flex flex-wrap gap-1">
      <Button tone="primary" disabled={!canBegin} onClick={begin('FEE')}>
        {open.state === 'answered' ? words.change : words.acts.FEE.begin}
      </Button>
      {isOwn ? null : (
        <Button tone="danger" disabled={!canBegin} onClick={begin('FREE')}>
          {words.acts.FREE.begin}
        </Button>
      )}
      <Button disabled={!canBegin} onClick={begin('REFUSE')}>
        {isOwn ? words.withdraw : words.acts.REFUSE.begin}
      </Button>
    </span>
  );
}

function Result({ actor }: Pick<ActsProps, 'actor'>) {
  const done = useSelector(actor, selectDone);
  const refusal = useSelector(actor, selectRefusal);
  return (
    <>
      <p role="status" className="text-ink-2 empty:hidden">
        {done === null ? null : words.acts[done].done}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {refusal}
      </p>
    </>
  );
}
