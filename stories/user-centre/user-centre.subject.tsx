import { useSelector } from '@xstate/react';
import {
  selectAsksAboutDrafts,
  selectScreen,
  type UserCentreRef,
  type UserCentreSnapshot,
} from '#machines/user-centre/index.ts';
import { signOutWords } from '#src/ui/copy/session.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { SignOutQuestion } from '#src/views/session/SignOutQuestion.tsx';
import { UserCentre } from '#src/views/user-centre/UserCentre.tsx';
import { UserCentreActions } from '#src/views/user-centre/UserCentreHeader.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

function Question({ actor }: { actor: UserCentreRef }) {
  return useSelector(actor, selectAsksAboutDrafts) ? (
    <SignOutQuestion
      onStay={() => actor.send({ type: 'centre.stay' })}
      onRetry={() => actor.send({ type: 'centre.signOut' })}
      onAnyway={() => actor.send({ type: 'centre.signOutAnyway' })}
    />
  ) : null;
}

/** The rooms have stories of their own. */
export const subject: Subject = {
  entry: entryOf('user-centre'),
  render: (ref) => {
    const actor = ref as UserCentreRef;
    return (
      <>
        <UserCentreActions actor={actor} />
        <UserCentre actor={actor} renderRooms={() => null} />
        <Question actor={actor} />
      </>
    );
  },
  controls: {
    'centre.leave': userCentre.back,
    'centre.signOut': (snapshot) =>
      selectAsksAboutDrafts(snapshot as UserCentreSnapshot) ? signOutWords.retry : userCentre.signOut,
    'centre.signOutAnyway': signOutWords.anyway,
    'centre.stay': signOutWords.stay,
    'centre.retry': (snapshot) =>
      selectScreen(snapshot as UserCentreSnapshot) === 'refused' ? userCentre.lookAgain : userCentre.retry,
  },
};
