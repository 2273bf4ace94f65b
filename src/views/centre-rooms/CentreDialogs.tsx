import { useSelector } from '@xstate/react';
import {
  type CentreRoomsRef,
  selectChangePassword,
  selectProfile,
  selectVerification,
} from '#machines/centre-rooms/index.ts';
import { OwnDialog } from '../account/OwnDialog.tsx';

/** The one dialog over the rooms. */
export function CentreDialogs({ actor }: { actor: CentreRoomsRef }) {
  const changePassword = useSelector(actor, selectChangePassword);
  const profile = useSelector(actor, selectProfile);
  const verification = useSelector(actor, selectVerification);

  return <OwnDialog changePassword={changePassword} profile={profile} verification={verification} />;
}
