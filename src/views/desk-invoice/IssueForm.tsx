import { useSelector } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import {
  type DeskInvoiceRef,
  selectCanIssue,
  selectCanWrite,
  selectFile,
  selectFileError,
  selectIsIssuing,
} from '#machines/desk-invoice/index.ts';
import { deskInvoices as words } from '#src/ui/copy/desk-invoices.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { FileUpload } from '#src/ui/parts/FileUpload.tsx';
import type { HoldFile } from '../rates-import/hold-file.ts';

/** The electronic invoice is chosen, looked at by its name, and handed over. */
export function IssueForm({ actor, hold }: { actor: DeskInvoiceRef; hold: HoldFile }) {
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
      <span className="flex flex-wrap items-center gap-1">
        <Button type="submit" tone="primary" busy={isIssuing} disabled={!(canIssue || isIssuing)}>
          {words.hand}
        </Button>
        <span className="text-12 text-ink-3">{words.handHelp}</span>
      </span>
    </form>
  );
}

function Choice({ actor, hold }: { actor: DeskInvoiceRef; hold: HoldFile }) {
  const fileError = useSelector(actor, selectFileError);
  const canWrite = useSelector(actor, selectCanWrite);
  const [isOneOfMany, setIsOneOfMany] = useState(false);
  const choose = (files: readonly File[]) => {
    const [file] = files;
    setIsOneOfMany(files.length > 1);
    if (file !== undefined && files.length === 1) actor.send({ type: 'file.chosen', file: hold(file) });
  };
  const error = isOneOfMany ? words.oneFile : fileError === null ? null : words.fileErrors[fileError];
  return (
    <div aria-live="polite">
      <Field label={words.file} error={error}>
        {(control) => (
          <FileUpload
            {...control}
            items={[]}
            rules={words.fileRules}
            accept={words.fileAccept}
            multiple={false}
            full={!canWrite}
            onFiles={choose}
            onRetry={nothing}
            onRemove={nothing}
          />
        )}
      </Field>
    </div>
  );
}

/** The one file is named below the field, with its own button. */
const nothing = () => undefined;

function Chosen({ actor }: { actor: DeskInvoiceRef }) {
  const file = useSelector(actor, selectFile);
  const canIssue = useSelector(actor, selectCanIssue);
  return file === null ? null : (
    <p className="flex min-w-0 flex-wrap items-center gap-1">
      <span className="min-w-0 wrap-break-word">{file.name}</span>
      <Button size={32} disabled={!canIssue} onClick={() => actor.send({ type: 'file.remove' })}>
        {words.remove}
      </Button>
    </p>
  );
}
