import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import {
  type OperatorInvoiceRef,
  selectCanIssue,
  selectCanRemove,
  selectCanWrite,
  selectFile,
  selectFileError,
  selectIsIssuing,
  selectIsNumberWrong,
  selectPaper,
} from '#machines/operator-invoice/index.ts';
import { OneFileField } from '#src/features/files/views/OneFileField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import type { HoldFile } from '../rates-import/RateFile.tsx';

/** Selects the electronic invoice, shows its name and uploads it. */
export function IssueForm({ actor, hold }: { actor: OperatorInvoiceRef; hold: HoldFile }) {
  const canIssue = useSelector(actor, selectCanIssue);
  const isIssuing = useSelector(actor, selectIsIssuing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'invoice.issue' });
  };
  return (
    <form
      noValidate
      method="post"
      aria-labelledby="issue"
      onSubmit={submit}
      className="grid min-w-0 gap-1 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h3 id="issue" className="font-strong text-16">
        {words.issue}
      </h3>
      <Choice actor={actor} hold={hold} />
      <Chosen actor={actor} />
      <Paper actor={actor} />
      <span className="flex flex-wrap items-center gap-1">
        <Button type="submit" tone="primary" busy={isIssuing} disabled={!(canIssue || isIssuing)}>
          {words.hand}
        </Button>
        <span className="text-12 text-ink-3">{words.handHelp}</span>
      </span>
    </form>
  );
}

function Choice({ actor, hold }: { actor: OperatorInvoiceRef; hold: HoldFile }) {
  const fileError = useSelector(actor, selectFileError);
  const canWrite = useSelector(actor, selectCanWrite);
  return (
    <div aria-live="polite">
      <OneFileField
        label={words.file}
        error={fileError === null ? null : words.fileErrors[fileError]}
        oneFile={words.oneFile}
        rules={words.fileRules}
        accept={words.fileAccept}
        full={!canWrite}
        onFile={(file) => actor.send({ type: 'file.chosen', file: hold(file) })}
      />
    </div>
  );
}

/** Invoice number and date, to find it later. */
function Paper({ actor }: { actor: OperatorInvoiceRef }) {
  const { number, issuedOn } = useSelector(actor, selectPaper);
  const isNumberWrong = useSelector(actor, selectIsNumberWrong);
  const canWrite = useSelector(actor, selectCanWrite);
  return (
    <div className="grid gap-1.5 md:grid-cols-2">
      <Field
        label={words.invoiceNumber}
        required
        help={words.invoiceNumberHelp}
        error={isNumberWrong ? words.invoiceNumberWrong : null}
      >
        {(control) => (
          <TextInput
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={number}
            readOnly={!canWrite}
            onChange={(value) => actor.send({ type: 'paper.typed', field: 'number', value })}
          />
        )}
      </Field>
      <Field label={words.issuedOn} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            autoComplete="off"
            value={issuedOn}
            readOnly={!canWrite}
            onChange={(value) => actor.send({ type: 'paper.typed', field: 'issuedOn', value })}
          />
        )}
      </Field>
    </div>
  );
}

function Chosen({ actor }: { actor: OperatorInvoiceRef }) {
  const file = useSelector(actor, selectFile);
  const canRemove = useSelector(actor, selectCanRemove);
  return file === null ? null : (
    <p className="flex min-w-0 flex-wrap items-center gap-1">
      <span className="min-w-0 wrap-break-word">{file.name}</span>
      <Button size={32} disabled={!canRemove} onClick={() => actor.send({ type: 'file.remove' })}>
        {words.remove}
      </Button>
    </p>
  );
}
