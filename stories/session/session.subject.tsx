import { sessionActions } from '#copy/shell.ts';
import type { SessionRef } from '#machines/session/index.ts';
import { SessionActions } from '#src/views/session/SessionActions.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('session'),
  render: (actor, told = nothing) => (
    <SessionActions actor={actor as SessionRef} onSignIn={told} onMemberCentre={told} onWholeVehicleOrders={told} />
  ),
  controls: { 'session.signOut': sessionActions.signOut },
  besides: (snapshot) => [snapshot.hasTag('signedIn') ? sessionActions.memberCentre : sessionActions.open],
};
