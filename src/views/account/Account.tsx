import { useSelector } from '@xstate/react';
import { type AccountRef, selectChangePassword, selectLogin, selectProfile } from '#machines/account/index.ts';
import { profileCopy, session } from '#src/ui/copy/session.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { ChangePassword } from '../change-password/ChangePassword.tsx';
import { LoginDialog } from '../login/LoginDialog.tsx';
import { Profile } from '../profile/Profile.tsx';

/** The dialog of whichever step of an account is open. */
export function Account({ actor }: { actor: AccountRef }) {
  const login = useSelector(actor, selectLogin);
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);

  if (login) return <LoginDialog actor={login} />;
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
