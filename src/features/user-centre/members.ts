import { fromPromise } from 'xstate';
import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';
import { type Act, type MadeInvitation, type MembersRead, membersMachine } from '#machines/members/index.ts';
import type { Api } from '#src/api/index.ts';
import { copyText } from '#src/browser/clipboard.ts';

/** The secret of the invitation whose link was opened; it stands after #, which no server sees. */
const openedSecret = () => location.hash.slice(1);

type Opened = Pick<MembersRead, 'offer' | 'offerGone'>;

/** The invitation of the address; one that leads nowhere says why, and the page stands without it. */
async function readOpened(api: Api, signal: AbortSignal): Promise<Opened> {
  const invitation = openedSecret();
  if (invitation === '') return { offer: null, offerGone: null };
  try {
    return { offer: await api.invitation({ invitation }, { signal }), offerGone: null };
  } catch (error) {
    const failure = toFailure(error);
    const isGone = failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
    if (!isGone) throw error;
    return { offer: null, offerGone: failure.message };
  }
}

async function read(api: Api, signal: AbortSignal): Promise<MembersRead> {
  const [members, opened] = await Promise.all([api.members({}, { signal }), readOpened(api, signal)]);
  return { members, ...opened };
}

/** The link is used up: the address is without it, and so is what a reload reads. */
const forgetSecret = () => history.replaceState(history.state, '', `${location.pathname}${location.search}`);

async function join(api: Api, id: string): Promise<void> {
  const invitation = openedSecret();
  const opened = invitation === '' ? null : await readOpened(api, new AbortController().signal);
  const isOpened = opened?.offer?.id === id;
  await api.joinEnterprise(isOpened ? { invitation } : { invitationId: id });
  if (isOpened) forgetSecret();
}

async function perform(api: Api, act: Act): Promise<MadeInvitation | null> {
  switch (act.kind) {
    case 'invite': {
      const { role, phone } = act;
      const made = await api.inviteMember(phone === '' ? { role } : { role, phone });
      return made && { url: new URL(made.url, location.origin).href, expiresAt: made.expiresAt };
    }
    case 'revoke':
      await api.inviteMember({ revoke: act.id });
      return null;
    case 'endFeed':
      await api.revokeCalendarFeed({ memberId: act.id });
      return null;
    case 'decide':
      await api.decideRequest({ requestId: act.id, role: act.role });
      return null;
    case 'role':
      await api.changeRole({ memberId: act.id, role: act.role });
      return null;
    case 'handOver':
      await api.changeRole({ memberId: act.id, role: 'owner' });
      return null;
    case 'remove':
      await api.leaveEnterprise({ memberId: act.id });
      return null;
    case 'leave':
      await api.leaveEnterprise({});
      return null;
    case 'join':
      await join(api, act.id);
      return null;
  }
}

export const wireMembers = (api: () => Promise<Api>) =>
  membersMachine.provide({
    actors: {
      load: fromPromise<MembersRead, undefined>(async ({ signal }) => read(await api(), signal)),
      perform: fromPromise<MadeInvitation | null, { act: Act }>(async ({ input }) => perform(await api(), input.act)),
      copy: fromPromise<boolean, { text: string }>(({ input }) => copyText(input.text)),
    },
  });
