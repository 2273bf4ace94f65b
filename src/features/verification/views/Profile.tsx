import { useSelector } from '@xstate/react';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { KIT } from '#copy/kit.ts';
import { profileCopy, profileErrors } from '#copy/user-centre/account.ts';
import { profileFields } from '#domain/account/profile-fields.ts';
import { fieldNames } from '#domain/form/table.ts';
import {
  type ProfileField,
  type ProfileRef,
  selectCanClose,
  selectCanRetry,
  selectCanSave,
  selectCompany,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsEditable,
  selectIsNamed,
  selectText,
} from '#machines/profile/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { TextInput } from '#src/ui/parts/common/TextInput.tsx';

/** Confirms the saved company name and links to its verification. */
export function NamedCompany({ actor }: { actor: ProfileRef }) {
  const company = useSelector(actor, selectCompany);
  return (
    <div className="grid gap-2">
      <Note tone="warn" live title={profileCopy.namedTitle(company)}>
        {profileCopy.namedText}
      </Note>
      <div className="flex flex-wrap justify-end gap-1">
        <Button onClick={() => actor.send({ type: 'profile.close' })}>{profileCopy.later}</Button>
        <Button ref={takeFocus} tone="primary" onClick={() => actor.send({ type: 'profile.verify' })}>
          {profileCopy.verify}
        </Button>
      </div>
    </div>
  );
}

/** The form that had the focus was removed. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const autoComplete: Readonly<Partial<Record<ProfileField, string>>> = {
  name: 'name',
  companyName: 'organization',
  email: 'email',
};

export function Profile({ actor }: { actor: ProfileRef }) {
  return useSelector(actor, selectIsNamed) ? <NamedCompany actor={actor} /> : <ProfileForm actor={actor} />;
}

function ProfileForm({ actor }: { actor: ProfileRef }) {
  const failure = useSelector(actor, selectFailure);
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
      {fieldNames(profileFields).map((field) =>
        field === 'schoolName' ? (
          <SchoolLine key={field} actor={actor} />
        ) : (
          <ProfileLine key={field} actor={actor} field={field} />
        ),
      )}
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
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

/** Collapsed unless a school is set: most users act for a company. */
function SchoolLine({ actor }: { actor: ProfileRef }) {
  const isKnown = useSelector(actor, selectText('schoolName')) !== '';
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isKnown || isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-0.5 text-14 text-ink-2">{profileCopy.isOfSchool}</summary>
      <ProfileLine actor={actor} field="schoolName" />
    </details>
  );
}

interface ProfileLineProps {
  actor: ProfileRef;
  field: ProfileField;
}

function ProfileLine({ actor, field }: ProfileLineProps) {
  const value = useSelector(actor, selectText(field));
  const isEditable = useSelector(actor, selectIsEditable);
  const error = useSelector(actor, selectError(field));

  return (
    <Field label={profileCopy[field]} error={error && profileErrors[error as keyof typeof profileErrors]}>
      {(control) => (
        <TextInput
          {...control}
          type={profileFields[field].kind === 'email' ? 'email' : 'text'}
          name={field}
          autoComplete={autoComplete[field] ?? 'off'}
          maxLength={profileFields[field].most}
          value={value}
          readOnly={!isEditable}
          onChange={(text) => actor.send({ type: 'profile.typed', field, text })}
        />
      )}
    </Field>
  );
}
