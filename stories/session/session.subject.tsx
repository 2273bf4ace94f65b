import type { SessionRef } from '#machines/session/index.ts';
import { SessionActions } from '#src/features/sign-in/views/SessionActions.tsx';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
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
