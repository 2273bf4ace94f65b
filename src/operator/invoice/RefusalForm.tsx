import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import {
  type OperatorInvoiceRef,
  selectCanRefuse,
  selectCanWrite,
  selectIsRefusing,
  selectReason,
} from '#machines/operator-invoice/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

export function RefusalForm({ actor }: { actor: OperatorInvoiceRef }) {
  const reason = useSelector(actor, selectReason);
  const canWrite = useSelector(actor, selectCanWrite);
  const canRefuse = useSelector(actor, selectCanRefuse);
  const isRefusing = useSelector(actor, selectIsRefusing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'invoice.refuse' });
  };
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="refusal"
      onSubmit={submit}
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="refusal" className="font-strong text-16">
        {words.refusal}
      </h3>
      <Field label={words.reason} required help={words.reasonHelp}>
        {(control) => (
          <TextArea
            {...control}
            limit={200}
            readOnly={!canWrite}
            value={reason}
            onChange={(typed) => actor.send({ type: 'reason.typed', reason: typed })}
          />
        )}
      </Field>
      <Button
        type="submit"
        tone="danger"
        busy={isRefusing}
        disabled={!(canRefuse || isRefusing)}
        className="justify-self-start"
      >
        {words.refuse}
      </Button>
    </form>
  );
}
