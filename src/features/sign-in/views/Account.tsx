import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import {
  type AccountRef,
  selectChangePassword,
  selectLogin,
  selectProfile,
  selectVerification,
} from '#machines/account/index.ts';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { LoginDialog } from './LoginDialog.tsx';

const OwnDialog = lazy(() => import('./OwnDialog.tsx').catch(() => ({ default: Missing })));

/** Shows the account dialog of the current step. */
export function Account({ actor }: { actor: AccountRef }) {
  const login = useSelector(actor, selectLogin);
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  return login ? (
    <LoginDialog actor={login} />
  ) : (
    <Suspense>
      <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />
    </Suspense>
  );
}
