import { useSelector } from '@xstate/react';
import type { OrderAnswer } from '#contract/calls/orders.ts';
import type { Cancellation } from '#contract/fields/cancellation.ts';
import { orders } from '#copy/orders/list.ts';
import { cancellation as words } from '#copy/orders/order.ts';
import { CANCEL_REASON_LONGEST } from '#domain/limits.ts';
import { isOpenCancellation } from '#domain/orders/cancellation.ts';
import {
  type OrderCancellationRef,
  selectCanAsk,
  selectCanConfirm,
  selectCanKeep,
  selectFailure,
  selectIsAccepting,
  selectIsAsking,
  selectIsBusy,
  selectIsConfirming,
  selectIsOutdated,
  selectReason,
} from '#machines/order-cancellation/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { CancellationFees, feeText } from './CancellationFees.tsx';
import { CancellationHead, nameOf } from './CancellationHead.tsx';

interface StepProps {
  actor: OrderCancellationRef;
}

/** The form of a request: the words of the agreement, and why the order shall be cancelled. */
export function AskForm({ actor, terms }: StepProps & { terms: string }) {
  const reason = useSelector(actor, selectReason);
  const canKeep = useSelector(actor, selectCanKeep);
  const canConfirm = useSelector(actor, selectCanConfirm);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <section aria-label={words.askTitle} ref={focusReason} className="grid gap-1 rounded border border-line p-2">
      <p role="status">{words.askText}</p>
      <p className="text-ink-2">{terms}</p>
      <Link href="?redirect=contract" className="justify-self-start text-link">
        {orders.cancelAgreement}
      </Link>
      <Field label={words.why} help={words.whyHelp} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={CANCEL_REASON_LONGEST}
            value={reason}
            readOnly={!canKeep}
            onChange={(typed) => actor.send({ type: 'cancellation.reasoned', reason: typed })}
          />
        )}
      </Field>
      <Failure actor={actor} />
      <div className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canKeep} onClick={() => actor.send({ type: 'cancellation.keep' })}>
          {words.back}
        </Button>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={!(canConfirm || isBusy)}
          onClick={() => actor.send({ type: 'cancellation.confirm' })}
        >
          {words.send}
        </Button>
      </div>
    </section>
  );
}

/** Asks once more before the order is cancelled or the request given up. */
export function Question({ actor, name, text, confirm }: StepProps & { name: string; text: string; confirm: string }) {
  const canKeep = useSelector(actor, selectCanKeep);
  const isBusy = useSelector(actor, selectIsBusy);
  return (
    <section aria-label={name} className="grid gap-1 rounded border border-danger-line bg-danger-soft p-2">
      <p role="status">{text}</p>
      <Failure actor={actor} />
      <div className="flex flex-wrap justify-end gap-1">
        <Button ref={takeFocus} disabled={!canKeep} onClick={() => actor.send({ type: 'cancellation.keep' })}>
          {words.back}
        </Button>
        <Button tone="danger" busy={isBusy} onClick={() => actor.send({ type: 'cancellation.confirm' })}>
          {confirm}
        </Button>
      </div>
    </section>
  );
}

function Failure({ actor }: StepProps) {
  const failure = useSelector(actor, selectFailure);
  return (
    <p role="alert" className="text-danger empty:hidden">
      {failure}
    </p>
  );
}

/** The step replaces the button that opened it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();
const focusReason = (form: HTMLElement | null) => form?.querySelector('input')?.focus();

interface CancellationsProps {
  actor: OrderCancellationRef;
  order: Pick<OrderAnswer, 'cancellations' | 'cancelling' | 'orderNo'>;
}

/** The requests to cancel an order at a fee, the open one first, and the form of a new one. */
export function Cancellations({ actor, order }: CancellationsProps) {
  const isAsking = useSelector(actor, selectIsAsking);
  const isOutdated = useSelector(actor, selectIsOutdated);
  const { cancellations = [], cancelling } = order;
  const mayAsk = cancelling?.mayAsk === true && isAsking;
  if (cancellations.length === 0 && !mayAsk && !isOutdated) return null;
  return (
    <section aria-labelledby="cancellations" className="grid gap-2 rounded border border-line bg-surface p-2 md:p-3">
      <h3 id="cancellations" className="font-strong text-16">
        {words.title}
      </h3>
      {isOutdated ? <Outdated actor={actor} /> : null}
      {mayAsk ? <AskForm actor={actor} terms={words.terms(cancelling.clause, cancelling.terms)} /> : null}
      {cancellations.map((one) => (
        <article key={one.no} aria-label={nameOf(one)} className="grid gap-1 border-line border-t pt-1">
          <CancellationHead cancellation={one} isConfirmedHere={cancelling?.mayAct === true} />
          {one.state === 'requested' ? <p className="text-ink-2">{words.waitingText}</p> : null}
          {one.answeredAt === null ? null : <CancellationFees cancellation={one} />}
          {isOpenCancellation(one) && cancelling?.mayAct ? (
            <Decision actor={actor} cancellation={one} orderNo={order.orderNo} />
          ) : null}
        </article>
      ))}
    </section>
  );
}

function Decision({
  actor,
  cancellation,
  orderNo,
}: Pick<CancellationsProps, 'actor'> & { cancellation: Cancellation; orderNo: string }) {
  const isConfirming = useSelector(actor, selectIsConfirming);
  const isAccepting = useSelector(actor, selectIsAccepting);
  const canChoose = useSelector(actor, selectCanAsk);
  const { no, state, version, totals } = cancellation;
  if (isConfirming)
    return isAccepting ? (
      <Question
        actor={actor}
        name={words.accept}
        text={words.acceptQuestion(orderNo, feeText(totals))}
        confirm={words.confirmAccept}
      />
    ) : (
      <Question actor={actor} name={words.keepOrder} text={words.withdrawQuestion} confirm={words.confirmWithdraw} />
    );
  return (
    <div className="flex flex-wrap justify-end gap-1">
      <Button disabled={!canChoose} onClick={() => actor.send({ type: 'cancellation.withdraw', no })}>
        {words.keepOrder}
      </Button>
      {state === 'answered' ? (
        <Button
          tone="danger"
          disabled={!canChoose}
          onClick={() => actor.send({ type: 'cancellation.accept', no, version })}
        >
          {words.accept}
        </Button>
      ) : null}
    </div>
  );
}

function Outdated({ actor }: Pick<CancellationsProps, 'actor'>) {
  const failure = useSelector(actor, selectFailure);
  return (
    <Note
      tone="warn"
      live
      action={
        <Button size={32} onClick={() => actor.send({ type: 'cancellation.keep' })}>
          {words.understood}
        </Button>
      }
    >
      {failure}
    </Note>
  );
}
