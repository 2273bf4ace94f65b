import { toFailure } from '#domain/failure.ts';
import { isMobile, normaliseMobile } from '#domain/identity/phone.ts';
import type { Act, MembersContext, MembersRead, PlainAct } from './members.types.ts';

/** An invitation without a phone creates a link that anyone may use once. */
export const isPhoneWrong = ({ phone }: Pick<MembersContext, 'phone'>): boolean => {
  const typed = normaliseMobile(phone);
  return typed !== '' && !isMobile(typed);
};

export const invitationOf = ({ role, phone }: Pick<MembersContext, 'phone' | 'role'>): PlainAct => ({
  kind: 'invite',
  role,
  phone: normaliseMobile(phone),
});

export const isOwner = (read: MembersRead | null): boolean => read?.members.enterprise?.role === 'owner';

/** Whether the act is allowed as loaded: the page does not offer what the server would refuse. */
export function isPossible(read: MembersRead | null, act: Exclude<Act, { kind: 'invite' }>): boolean {
  if (read === null) return false;
  const { enterprise, members, invitations, requests, offers } = read.members;
  const has = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
  switch (act.kind) {
    case 'join':
      return has(offers, act.id) || read.offer?.id === act.id;
    case 'leave':
      return enterprise !== null && enterprise.role !== 'owner';
    case 'decide':
      return has(requests, act.id);
    case 'revoke':
      return has(invitations, act.id);
    case 'endFeed':
      return isOwner(read) && members.some(({ userId, calendarFeed }) => userId === act.id && calendarFeed !== null);
    default:
      return isOwner(read) && members.some(({ userId, isSelf }) => userId === act.id && !isSelf);
  }
}

/** Whether the act changes the user's own membership. */
export const isOfOneself = ({ kind }: Act): boolean => kind === 'join' || kind === 'leave' || kind === 'handOver';

/** The server refused: the loaded page is stale. */
export const isRefused = (error: unknown): boolean => toFailure(error).kind === 'refused';
