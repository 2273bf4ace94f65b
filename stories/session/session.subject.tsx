import { useSelector } from '@xstate/react';
import { type SessionRef, selectAsksAboutDrafts } from '#machines/session/index.ts';
import { signOutWords } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { SessionActions } from '#src/views/session/SessionActions.tsx';
import { SignOutQuestion } from '#src/views/session/SignOutQuestion.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const nothing = () => undefined;

function Session({ actor }: { actor: SessionRef }) {
  const asks = useSelector(actor, selectAsksAboutDrafts);
  return asks ? (
    <SignOutQuestion
      onStay={() => actor.send({ type: 'session.stay' })}
      onRetry={() => actor.send({ type: 'session.signOut' })}
      onAnyway={() => actor.send({ type: 'session.signOutAnyway' })}
    />
  ) : (
    <SessionActions actor={actor} onSignIn={nothing} onMemberCentre={nothing} onWholeVehicleOrders={nothing} />
  );
}

export const subject: Subject = {
  entry: entryOf('session'),
  render: (actor) => <Session actor={actor as SessionRef} />,
  controls: {
    'session.signOut': (snapshot) =>
      snapshot.matches('askingAboutDrafts') ? signOutWords.retry : sessionActions.signOut,
    'session.signOutAnyway': signOutWords.anyway,
    'session.stay': signOutWords.stay,
  },
  besides: (snapshot) => {
    if (snapshot.matches('askingAboutDrafts')) return [];
    return [snapshot.hasTag('signedIn') ? sessionActions.memberCentre : sessionActions.open];
  },
};
