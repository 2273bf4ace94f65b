import type { AnyMachineSnapshot } from 'xstate';
import { members as words } from '#copy/user-centre/enterprise.ts';
import { type MembersRef, type MembersSnapshot, selectRead, selectRole } from '#machines/members/index.ts';
import { Members } from '#src/features/user-centre/members/Members.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const readIn = (snapshot: unknown) => selectRead(snapshot as MembersSnapshot);
const roleIn = (snapshot: unknown) => readIn(snapshot)?.members.enterprise?.role;

const ANSWERS = [words.accept.viewer, words.refuse];

function besides(snapshot: AnyMachineSnapshot): readonly string[] {
  const read = readIn(snapshot);
  if (read?.members.enterprise === null) return [words.verify];
  if (roleIn(snapshot) !== 'owner' || !snapshot.matches('listing')) return [];
  // A colleague's role and the one to invite with are each chosen by a button.
  const chosen = selectRole(snapshot as MembersSnapshot);
  const owners = [words.roles.booker, words.roles[chosen], words.handOver, words.revoke];
  return read?.members.requests.length === 0 ? owners : [...owners, words.feed.end, ...ANSWERS];
}

export const subject: Subject = {
  entry: entryOf('members'),
  render: (actor) => <Members actor={actor as MembersRef} canVerify onVerify={() => undefined} />,
  controls: {
    'members.retry': words.retry,
    'members.invite': words.makeInvitation,
    'members.copy': words.copy,
    'members.do': (snapshot) => {
      if (roleIn(snapshot) !== 'owner') return words.join;
      return readIn(snapshot)?.members.requests.length === 0 ? words.feed.end : words.accept.booker;
    },
    'members.ask': (snapshot) => (roleIn(snapshot) === 'owner' ? words.remove : words.leave),
    'members.confirm': words.confirm,
    'members.keep': words.keep,
  },
  besides,
};
