import { useSelector } from '@xstate/react';
import { operatorSteps as words } from '#copy/operator/orders.ts';
import { DEVIATION_REASON_MIN } from '#domain/orders/order-life.ts';
import {
  type OperatorOrderRef,
  selectCanConfirmDeviation,
  selectCanDeviate,
  selectCanEdit,
  selectDeviationReason,
  selectIsDeviating,
  selectStep,
} from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Badge } from '#src/ui/parts/common/Badge.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

/** Takes a step despite missing requirements: asks for a reason, then previews the consequences. */
export function Deviation({ actor, name }: { actor: OperatorOrderRef; name: string }) {
  const isDeviating = useSelector(actor, selectIsDeviating);
  const canDeviate = useSelector(actor, selectCanDeviate);
  return isDeviating ? (
    <DeviationForm actor={actor} />
  ) : (
    <Button
      tone="danger"
      aria-expanded={false}
      disabled={!canDeviate}
      className="justify-self-start"
      onClick={() => actor.send({ type: 'deviation.open' })}
    >
      {words.deviate(name)}
    </Button>
  );
}

function DeviationForm({ actor }: { actor: OperatorOrderRef }) {
  const reason = useSelector(actor, selectDeviationReason);
  const canEdit = useSelector(actor, selectCanEdit);
  const canConfirm = useSelector(actor, selectCanConfirmDeviation);
  const isConfirming = useSelector(actor, (snapshot) => selectStep(snapshot) !== undefined);
  const { title, seen, reason: label, reasonHelp, confirm, close, undo } = words.deviation;
  return (
    <fieldset
      ref={focusReason}
      aria-label={title}
      className="grid min-w-0 gap-1 rounded border border-danger-line p-1.5"
    >
      <p className="flex flex-wrap items-center gap-1">
        <span className="font-strong">{title}</span>
        <Badge tone="danger">{seen}</Badge>
      </p>
      <Field label={label} required help={reasonHelp(DEVIATION_REASON_MIN)}>
        {(control) => (
          <TextArea
            {...control}
            limit={200}
            readOnly={!canEdit}
            value={reason}
            onChange={(typed) => actor.send({ type: 'deviation.typed', reason: typed })}
          />
        )}
      </Field>
      <span className="flex flex-wrap items-center gap-1">
        <Button
          tone="danger"
          busy={isConfirming}
          disabled={!(canConfirm || isConfirming)}
          onClick={() => actor.send({ type: 'deviation.confirm' })}
        >
          {confirm}
        </Button>
        <Button tone="quiet" disabled={!canEdit} onClick={() => actor.send({ type: 'deviation.close' })}>
          {close}
        </Button>
        <span className="text-12 text-ink-3">{undo}</span>
      </span>
    </fieldset>
  );
}

/** The form replaces the button that opened it. */
const focusReason = (form: HTMLElement | null) => form?.querySelector('textarea')?.focus();
