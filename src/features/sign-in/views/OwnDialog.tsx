import { useSelector } from '@xstate/react';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { passwordErrors, passwordLabels, session, sessionValidation } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import {
  type ChangePasswordField,
  type ChangePasswordRef,
  selectCanSubmit,
  selectError,
  selectFailure,
  selectIsBusy,
  selectIsEditable,
  selectNeedsOldPassword,
  selectText,
} from '#machines/change-password/index.ts';
import type { ProfileRef } from '#machines/profile/index.ts';
import type { VerificationRef } from '#machines/verification/index.ts';
import { Profile } from '#src/features/verification/views/Profile.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Field } from '#src/ui/parts/common/Field.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { PasswordInput } from '#src/ui/parts/PasswordInput.tsx';

export function ChangePassword({ actor }: { actor: ChangePasswordRef }) {
  const needsOldPassword = useSelector(actor, selectNeedsOldPassword);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsBusy);
  const canSubmit = useSelector(actor, selectCanSubmit);
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    flushSync(() => actor.send({ type: 'password.submit' }));
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  };

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} className="grid gap-2">
      {needsOldPassword ? <PasswordLine actor={actor} field="oldPassword" /> : null}
      <PasswordLine actor={actor} field="newPassword" />
      <PasswordLine actor={actor} field="newPasswordAgain" />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {failure}
      </p>
      <Button type="submit" tone="primary" size={48} block busy={isBusy} disabled={!(canSubmit || isBusy)}>
        {session.changePassword}
      </Button>
    </form>
  );
}

interface PasswordLineProps {
  actor: ChangePasswordRef;
  field: ChangePasswordField;
}

function PasswordLine({ actor, field }: PasswordLineProps) {
  const value = useSelector(actor, selectText(field));
  const error = useSelector(actor, selectError(field));
  const isEditable = useSelector(actor, selectIsEditable);
  const isBusy = useSelector(actor, selectIsBusy);

  return (
    <Field
      label={passwordLabels[field]}
      help={field === 'newPassword' ? sessionValidation.passwordRules : undefined}
      error={error === null ? null : passwordErrors[error as keyof typeof passwordErrors]}
    >
      {(control) => (
        <PasswordInput
          {...control}
          name={field}
          autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
          showLabel={session.showPassword}
          hideLabel={session.hidePassword}
          capsLockWarning={session.capsLock}
          value={value}
          readOnly={!isEditable}
          closed={isBusy}
          onChange={(text) => actor.send({ type: 'password.typed', field, text })}
          onBlur={() => (value === '' ? undefined : actor.send({ type: 'password.left', field }))}
        />
      )}
    </Field>
  );
}

const VerificationDialog = lazy(() => import('#src/features/verification/views/VerificationDialog.tsx'));

interface OwnDialogProps {
  changePassword: ChangePasswordRef | undefined;
  profile: ProfileRef | undefined;
  verification: VerificationRef | undefined;
}

/** Shows the one account dialog that is open. */
export default function OwnDialog({ changePassword, profile, verification }: OwnDialogProps) {
  if (verification)
    return (
      <Suspense>
        <VerificationDialog actor={verification} />
      </Suspense>
    );
  if (changePassword)
    return (
      <Dialog
        open
        title={session.changePassword}
        width={400}
        onClose={() => changePassword.send({ type: 'password.close' })}
      >
        <ChangePassword actor={changePassword} />
      </Dialog>
    );
  return profile ? (
    <Dialog open title={profileCopy.title} width={560} onClose={() => profile.send({ type: 'profile.close' })}>
      <Profile actor={profile} />
    </Dialog>
  ) : null;
}
