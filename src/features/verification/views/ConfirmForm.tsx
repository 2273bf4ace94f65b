import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { verificationErrorText, verification as words } from '#copy/user-centre/rooms.ts';
import { verificationFields } from '#domain/enterprise/verification-fields.ts';
import {
  selectCanEdit,
  selectEnterprise,
  selectError,
  selectIsSubmitting,
  selectOtherName,
  selectRefusal,
  selectText,
  type VerificationRef,
} from '#machines/verification/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

/** Register data, read-only. */
export function ConfirmForm({ actor }: { actor: VerificationRef }) {
  const enterprise = useSelector(actor, selectEnterprise);
  const otherName = useSelector(actor, selectOtherName);
  if (enterprise === null) return null;

  const rows: [term: string, text: string][] = [
    [words.creditCode, enterprise.creditCode],
    [words.name, enterprise.name],
    [words.legalPerson, enterprise.legalPerson],
    [words.address, enterprise.address],
    [words.registerStatus, enterprise.status],
  ];
  return (
    <Step actor={actor} edit={words.notThis} submit={words.submit}>
      <p className="text-ink-2">{words.confirmLead}</p>
      <dl className="overflow-clip rounded border border-line">
        {rows.map(([term, text]) => (
          <div key={term} className="grid border-line border-b last:border-b-0 md:grid-cols-[160px_1fr]">
            <dt className="bg-sunken px-1.5 pt-1 text-12 text-ink-2 md:py-1">{term}</dt>
            <dd className="wrap-break-word bg-sunken px-1.5 pb-1 font-strong md:bg-surface md:py-1">{text}</dd>
          </div>
        ))}
      </dl>
      {otherName === null ? null : <Note tone="warn">{words.otherName(otherName)}</Note>}
    </Step>
  );
}

/** For a code missing in the register: the name from the licence, for manual review. */
export function UnknownForm({ actor }: { actor: VerificationRef }) {
  const code = useSelector(actor, selectText('creditCode'));
  const name = useSelector(actor, selectText('name'));
  const error = useSelector(actor, selectError('name'));
  const isSubmitting = useSelector(actor, selectIsSubmitting);

  return (
    <Step actor={actor} edit={words.editAgain} submit={words.submitToOperator}>
      <Note tone="warn" live title={words.unknownTitle}>
        {words.unknownText}
      </Note>
      <p>
        <span className="text-ink-2">{words.creditCode}</span> <span className="font-strong">{code}</span>
      </p>
      <Field label={words.name} help={words.nameHelp} error={error && verificationErrorText('name', error)}>
        {(control) => (
          <TextInput
            {...control}
            name="companyName"
            autoComplete="organization"
            maxLength={verificationFields.name.most}
            value={name}
            readOnly={isSubmitting}
            onChange={(text) => actor.send({ type: 'name.typed', text })}
          />
        )}
      </Field>
    </Step>
  );
}

interface StepProps {
  actor: VerificationRef;
  edit: string;
  submit: string;
  children: ReactNode;
}

function Step({ actor, edit, submit, children }: StepProps) {
  const refusal = useSelector(actor, selectRefusal);
  const canEdit = useSelector(actor, selectCanEdit);
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'verification.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };
  return (
    <form ref={form} noValidate method="post" onSubmit={send} className="grid gap-2">
      {children}
      {refusal === null ? null : (
        <Note tone="danger" live>
          {refusal}
        </Note>
      )}
      <div className="flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button tone="quiet" onClick={() => actor.send({ type: 'verification.close' })}>
          {words.later}
        </Button>
        <Button disabled={!canEdit} onClick={() => actor.send({ type: 'verification.edit' })}>
          {edit}
        </Button>
        <Button type="submit" tone="primary" busy={isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
