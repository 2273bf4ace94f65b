import { selectScreen, type UserCentreRef, type UserCentreSnapshot } from '#machines/user-centre/index.ts';
import { userCentre } from '#src/ui/copy/user-centre.ts';
import { UserCentre } from '#src/views/user-centre/UserCentre.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('user-centre'),
  render: (actor) => <UserCentre actor={actor as UserCentreRef} />,
  controls: {
    'centre.leave': userCentre.back,
    'centre.retry': (snapshot) =>
      selectScreen(snapshot as UserCentreSnapshot) === 'refused' ? userCentre.lookAgain : userCentre.retry,
  },
};
