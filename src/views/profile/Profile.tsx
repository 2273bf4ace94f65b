import { useSelector } from '@xstate/react';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  type ProfileField,
  type ProfileRef,
  selectCanClose,
  selectCanRetry,
  selectCanSave,
  selectIsBusy,
  selectIsEditable,
  selectIsEmailWrong,
  selectIsNamed,
  selectRefusal,
  selectText,
} from '#machines/profile/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { profileCopy } from '#src/ui/copy/profile.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { TextInput } from '#src/ui/parts/TextInput.tsx';
import { NamedCompany } from './NamedCompany.tsx';

const fields: readonly { field: ProfileField; autoComplete: string }[] = [
  { field: 'name', autoComplete: 'name' },
  { field: 'companyName', autoComplete: 'organization' },
  { field: 'schoolName', autoComplete: 'off' },
  { field: 'enterpriseType', autoComplete: 'off' },
  { field: 'industry', autoComplete: 'off' },
  { field: 'email', autoComplete: 'email' },
];

export function Profile({ actor }: { actor: ProfileRef }) {
  return useSelector(actor, selectIsNamed) ? <NamedCompany actor={actor} /> : <ProfileForm actor={actor} />;
}

function ProfileForm({ actor }: { actor: ProfileRef }) {
  const refusal = useSelector(actor, selectRefusal);
  const canClose = useSelector(actor, selectCanClose);
  const canRetry = useSelector(actor, selectCanRetry);
  const isBusy = useSelector(actor, selectIsBusy);
  const canSave = useSelector(actor, selectCanSave);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'profile.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2">
      <p className="text-ink-2">{profileCopy.hint}</p>
      {fields.map(({ field, autoComplete }) => (
        <ProfileLine key={field} actor={actor} field={field} autoComplete={autoComplete} />
      ))}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {refusal}
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        {canRetry ? <Button onClick={() => actor.send({ type: 'profile.retry' })}>{KIT.retry}</Button> : null}
        <Button disabled={!canClose} onClick={() => actor.send({ type: 'profile.close' })}>
          {profileCopy.later}
        </Button>
        <Button type="submit" tone="primary" busy={isBusy} disabled={!(canSave || isBusy)}>
          {profileCopy.save}
        </Button>
      </div>
    </form>
  );
}

interface ProfileLineProps {
  actor: ProfileRef;
  field: ProfileField;
  autoComplete: string;
}

function ProfileLine({ actor, field, autoComplete }: ProfileLineProps) {
  const value = useSelector(actor, selectText(field));
  const isEditable = useSelector(actor, selectIsEditable);
  const isEmailWrong = useSelector(actor, selectIsEmailWrong);
  const isWrong = field === 'email' && isEmailWrong;

  return (
    <Field label={profileCopy[field]} error={isWrong ? profileCopy.emailFormat : null}>
      {(control) => (
        <TextInput
          {...control}
          type={field === 'email' ? 'email' : 'text'}
          name={field}
          autoComplete={autoComplete}
          maxLength={100}
          value={value}
          readOnly={!isEditable}
          onChange={(text) => actor.send({ type: 'profile.typed', field, text })}
        />
      )}
    </Field>
  );
}
