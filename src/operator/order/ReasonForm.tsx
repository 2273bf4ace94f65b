import { useSelector } from '@xstate/react';
import {
  type OperatorOrderRef,
  selectCanEdit,
  selectCanReturn,
  selectIsDeciding,
  selectReturned,
} from '#machines/operator-order/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

interface ReasonFormProps {
  actor: OperatorOrderRef;
  words: { reason: string; keep: string; confirm: string };
}

/** Reason for rejecting a document or an amendment. */
export function ReasonForm({ actor, words }: ReasonFormProps) {
  const reason = useSelector(actor, (snapshot) => selectReturned(snapshot)?.reason ?? '');
  const canEdit = useSelector(actor, selectCanEdit);
  const canReturn = useSelector(actor, selectCanReturn);
  const isDeciding = useSelector(actor, selectIsDeciding);
  return (
    <div className="grid gap-1" ref={focusReason}>
      <Field label={words.reason} required>
        {(control) => (
          <TextArea
            {...control}
            limit={200}
            readOnly={!canEdit}
            value={reason}
            onChange={(typed) => actor.send({ type: 'reason.typed', reason: typed })}
          />
        )}
      </Field>
      <span className="flex flex-wrap justify-end gap-1">
        <Button disabled={!canEdit} onClick={() => actor.send({ type: 'decision.cancel' })}>
          {words.keep}
        </Button>
        <Button
          tone="danger"
          busy={isDeciding}
          disabled={!(canReturn || isDeciding)}
          onClick={() => actor.send({ type: 'decision.confirm' })}
        >
          {words.confirm}
        </Button>
      </span>
    </div>
  );
}

/** The form replaces the button that opened it. */
const focusReason = (form: HTMLElement | null) => form?.querySelector('textarea')?.focus();
