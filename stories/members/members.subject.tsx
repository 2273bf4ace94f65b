import { type MembersRef, type MembersSnapshot, selectRead } from '#machines/members/index.ts';
import { members as words } from '#src/ui/copy/members.ts';
import { Members } from '#src/views/members/Members.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const roleIn = (snapshot: unknown) => selectRead(snapshot as MembersSnapshot)?.members.enterprise?.role;

export const subject: Subject = {
  entry: entryOf('members'),
  render: (actor) => <Members actor={actor as MembersRef} canVerify onVerify={() => undefined} />,
  controls: {
    'members.retry': words.retry,
    'members.invite': words.makeInvitation,
    'members.copy': words.copy,
    'members.do': (snapshot) => (roleIn(snapshot) === 'owner' ? words.accept.booker : words.join),
    'members.ask': (snapshot) => (roleIn(snapshot) === 'owner' ? words.remove : words.leave),
    'members.confirm': words.confirm,
    'members.keep': words.keep,
  },
};
