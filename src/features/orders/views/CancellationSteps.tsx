import { useSelector } from '@xstate/react';
import { orders } from '#copy/orders/list.ts';
import { cancellation as words } from '#copy/orders/order.ts';
import { CANCEL_REASON_LONGEST } from '#domain/limits.ts';
import {
  type OrderCancellationRef,
  selectCanConfirm,
  selectCanKeep,
  selectFailure,
  selectIsBusy,
  selectReason,
} from '#machines/order-cancellation/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { Link } from '#src/ui/parts/Link.tsx';

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
