import { sessionActions } from '#copy/shell.ts';
import type { SessionRef } from '#machines/session/index.ts';
import { SessionActions } from '#src/features/sign-in/views/SessionActions.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('session'),
  render: (actor, onAction = nothing) => (
    <SessionActions
      actor={actor as SessionRef}
      onSignIn={onAction}
      onMemberCentre={onAction}
      onWholeVehicleOrders={onAction}
    />
  ),
  controls: { 'session.signOut': sessionActions.signOut },
  besides: (snapshot) => [snapshot.hasTag('signedIn') ? sessionActions.memberCentre : sessionActions.open],
};
