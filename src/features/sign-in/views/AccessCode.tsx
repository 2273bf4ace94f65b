import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { accessCode as words } from '#copy/sign-in/session.ts';
import { ACCESS_CODE_LENGTH } from '#domain/enquiry/access-code.ts';
import {
  type AccessCodeRef,
  selectCanSubmit,
  selectCanType,
  selectCode,
  selectFailure,
  selectIsChecking,
  selectIsIncomplete,
  selectMinutes,
} from '#machines/access-code/index.ts';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';
import { SubmitRow } from '#src/ui/parts/SubmitRow.tsx';

export function AccessCode({ actor }: { actor: AccessCodeRef }) {
  const isOpened = useSelector(actor, (snapshot) => snapshot.matches('opened'));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'code.submit' });
  };
  return (
    <form
      noValidate
      method="post"
      aria-label={words.title}
      onSubmit={submit}
      className="mx-auto grid w-full max-w-50 gap-2 rounded border border-line bg-surface p-2 md:p-3"
    >
      <h1 className="font-strong text-20 leading-head">{words.title}</h1>
      <p className="text-ink-2">{words.lead}</p>
      <CodeField actor={actor} />
      <SubmitCode actor={actor} />
      {isOpened ? <p role="status">{words.opening}</p> : null}
    </form>
  );
}

function CodeField({ actor }: { actor: AccessCodeRef }) {
  const code = useSelector(actor, selectCode);
  const failure = useSelector(actor, selectFailure);
  const isIncomplete = useSelector(actor, selectIsIncomplete);
  const canType = useSelector(actor, selectCanType);
  return (
    <Field label={words.label} required error={isIncomplete ? words.incomplete : failure}>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          maxLength={ACCESS_CODE_LENGTH}
          value={code}
          readOnly={!canType}
          onChange={(typed) => actor.send({ type: 'code.typed', code: typed })}
        />
      )}
    </Field>
  );
}

function SubmitCode({ actor }: { actor: AccessCodeRef }) {
  const canSubmit = useSelector(actor, selectCanSubmit);
  const isChecking = useSelector(actor, selectIsChecking);
  const minutes = useSelector(actor, selectMinutes);
  return (
    <>
      {minutes === null ? null : (
        <Note tone="warn" live>
          {words.waiting(minutes)}
        </Note>
      )}
      <SubmitRow label={words.open} isBusy={isChecking} canSubmit={canSubmit}>
        <span />
      </SubmitRow>
    </>
  );
}
