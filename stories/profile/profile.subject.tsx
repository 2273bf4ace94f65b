import { KIT } from '#copy/kit.ts';
import { profileCopy } from '#copy/user-centre/account.ts';
import type { ProfileRef } from '#machines/profile/index.ts';
import { Profile } from '#src/features/verification/views/Profile.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

export const subject: Subject = {
  entry: entryOf('profile'),
  render: (actor) => <Profile actor={actor as ProfileRef} />,
  controls: {
    'profile.submit': profileCopy.save,
    'profile.close': profileCopy.later,
    'profile.retry': KIT.retry,
    'profile.verify': profileCopy.verify,
  },
};
