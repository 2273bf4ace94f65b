import { useSelector } from '@xstate/react';
import { type SessionRef, selectAsksAboutDrafts } from '#machines/session/index.ts';
import { signOutWords } from '#src/ui/copy/session.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { SessionActions } from '#src/views/session/SessionActions.tsx';
import { SignOutQuestion } from '#src/views/session/SignOutQuestion.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

function Session({ actor, told }: { actor: SessionRef; told: () => undefined }) {
  const asks = useSelector(actor, selectAsksAboutDrafts);
  return asks ? (
    <SignOutQuestion
      onStay={() => actor.send({ type: 'session.stay' })}
      onRetry={() => actor.send({ type: 'session.signOut' })}
      onAnyway={() => actor.send({ type: 'session.signOutAnyway' })}
    />
  ) : (
    <SessionActions actor={actor} onSignIn={told} onMemberCentre={told} onWholeVehicleOrders={told} />
  );
}

export const subject: Subject = {
  entry: entryOf('session'),
  render: (actor, told = nothing) => <Session actor={actor as SessionRef} told={told} />,
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
