import { lazy, Suspense } from 'react';
import { session } from '#copy/sign-in/session.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import type { ChangePasswordRef } from '#machines/change-password/index.ts';
import type { ProfileRef } from '#machines/profile/index.ts';
import type { VerificationRef } from '#machines/verification/index.ts';
import { Profile } from '#src/features/verification/views/Profile.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { ChangePassword } from './ChangePassword.tsx';

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
