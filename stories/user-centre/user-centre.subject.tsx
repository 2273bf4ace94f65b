import { userCentre } from '#copy/user-centre/rooms.ts';
import { selectScreen, type UserCentreRef, type UserCentreSnapshot } from '#machines/user-centre/index.ts';
import { UserCentre } from '#src/features/user-centre/rooms/UserCentre.tsx';
import { UserCentreActions } from '#src/features/user-centre/rooms/UserCentreHeader.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The rooms and the session, which signs out, have stories of their own. */
export const subject: Subject = {
  entry: entryOf('user-centre'),
  render: (ref) => {
    const actor = ref as UserCentreRef;
    return (
      <>
        <UserCentreActions actor={actor} session={undefined} />
        <UserCentre actor={actor} renderRooms={() => null} />
      </>
    );
  },
  controls: {
    'centre.leave': userCentre.back,
    'centre.signIn': userCentre.signIn,
    'centre.retry': (snapshot) =>
      selectScreen(snapshot as UserCentreSnapshot) === 'refused' ? userCentre.lookAgain : userCentre.retry,
  },
};
