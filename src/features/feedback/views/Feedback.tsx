import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { feedbackErrors, feedback as words } from '#copy/content/help.ts';
import { feedbackFields } from '#domain/feedback/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import {
  type FeedbackRef,
  selectCanClose,
  selectError,
  selectFailure,
  selectIsSending,
  selectIsSent,
  selectTyped,
} from '#machines/feedback/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { TextArea } from '#src/ui/parts/TextArea.tsx';

const selectText = selectTyped('text');
const selectContact = selectTyped('contact');
const selectTextError = selectError('text');
const selectContactError = selectError('contact');

const errorText = (error: ErrorCode | null) => error && feedbackErrors[error as keyof typeof feedbackErrors];

export interface FeedbackProps {
  actor: FeedbackRef;
  /** Wording of the question. */
  asks?: { readonly text: string; readonly textHelp: string };
}

/** A short message with an optional contact. */
export function Feedback({ actor, asks = words }: FeedbackProps) {
  const isSent = useSelector(actor, selectIsSent);
  const canClose = useSelector(actor, selectCanClose);
  const close = (
    <Button disabled={!canClose} onClick={() => actor.send({ type: 'feedback.close' })}>
      {words.close}
    </Button>
  );
  if (!isSent) return <FeedbackForm actor={actor} asks={asks} close={close} />;
  return (
    <div className="grid justify-items-end gap-2">
      <div className="w-full">
        <Note tone="ok" live title={words.sentTitle}>
          {words.sent}
        </Note>
      </div>
      {close}
    </div>
  );
}

function FeedbackForm({ actor, asks, close }: Required<FeedbackProps> & { close: React.ReactNode }) {
  const text = useSelector(actor, selectText);
  const contact = useSelector(actor, selectContact);
  const textError = useSelector(actor, selectTextError);
  const contactError = useSelector(actor, selectContactError);
  const failure = useSelector(actor, selectFailure);
  const isSending = useSelector(actor, selectIsSending);
  const canClose = useSelector(actor, selectCanClose);
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'feedback.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-2">
      <Field label={asks.text} required help={asks.textHelp} error={errorText(textError)}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            limit={feedbackFields.text.most}
            readOnly={!canClose}
            onChange={(typed) => actor.send({ type: 'feedback.typed', field: 'text', text: typed })}
          />
        )}
      </Field>
      <Field label={words.contact} help={words.contactHelp} error={errorText(contactError)}>
        {(control) => (
          <TextInput
            {...control}
            value={contact}
            maxLength={feedbackFields.contact.most}
            autoComplete="off"
            readOnly={!canClose}
            onChange={(typed) => actor.send({ type: 'feedback.typed', field: 'contact', text: typed })}
          />
        )}
      </Field>
      {failure === null ? null : (
        <Note tone="danger" live>
          {words.failed(failure)}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-1">
        {close}
        <Button type="submit" tone="primary" busy={isSending} disabled={!canClose && !isSending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
