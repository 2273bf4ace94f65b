import type { SessionRef } from '#machines/session/index.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { SessionActions } from '#src/views/session/SessionActions.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const nothing = () => undefined;

export const subject: Subject = {
  entry: entryOf('session'),
  render: (actor) => (
    <SessionActions
      actor={actor as SessionRef}
      onSignIn={nothing}
      onMemberCentre={nothing}
      onWholeVehicleOrders={nothing}
    />
  ),
  controls: { 'session.signOut': sessionActions.signOut },
  besides: (snapshot) => [snapshot.hasTag('signedIn') ? sessionActions.memberCentre : sessionActions.open],
};
