import { useSelector } from '@xstate/react';
import {
  type AccountRef,
  selectChangePassword,
  selectLogin,
  selectProfile,
  selectVerification,
} from '#machines/account/index.ts';
import { LoginDialog } from '../login/LoginDialog.tsx';
import { OwnDialog } from './OwnDialog.tsx';

/** The dialog of whichever step of an account is open. */
export function Account({ actor }: { actor: AccountRef }) {
  const login = useSelector(actor, selectLogin);
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  return login ? (
    <LoginDialog actor={login} />
  ) : (
    <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />
  );
}
