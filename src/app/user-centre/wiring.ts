import { fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { toFailure } from '#domain/failure.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import { type UserCentreEvent, type UserCentreRoom, userCentreMachine } from '#machines/user-centre/index.ts';
import type { Api } from '../../api/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { goTo } from '../../browser/new-tab.ts';
import { tellOtherTabs, watchOtherTabs } from '../../browser/other-tabs.ts';
import { writeToken, writeUser } from '../../browser/session-cookies.ts';
import { readTokenCookie } from '../../browser/token-cookie.ts';
import { redeemTicket } from '../wiring/sign-in-calls.ts';

/** Who the cookies say is here; nobody without them, or where the server no longer knows them. */
async function signedInUser(api: () => Promise<Api>): Promise<UserInfo | null> {
  if (readTokenCookie() === null) return null;
  try {
    return await (await api()).getUserInfo({}, { quiet: true });
  } catch (error) {
    if (toFailure(error).kind === 'expired') return null;
    throw error;
  }
}

async function returnToSite(api: () => Promise<Api>, isSignedIn: boolean) {
  if (!isSignedIn) return goTo('/');
  const { ticket } = await (await api()).userCentreTicket({ target: 'site' }, { quiet: true });
  goTo(`/?${new URLSearchParams({ token: ticket })}`);
}

/** The user centre with every port in place. */
export const wireUserCentre = (api: () => Promise<Api>, room: UserCentreRoom) =>
  userCentreMachine.provide({
    actors: {
      tabs: fromCallback<UserCentreEvent, undefined>(({ sendBack }) => {
        const known = readTokenCookie();
        return watchOtherTabs(() => {
          if (readTokenCookie() !== known) sendBack({ type: 'tabs.changed' });
        });
      }),
      singleSignOn: singleSignOnMachine.provide({
        actors: {
          redeemTicket: fromPromise<TicketAnswered, TicketRequest>(({ input }) => redeemTicket({ api }, input, room)),
        },
      }),
      saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => {
        writeToken(input.token);
        writeUser({ name: input.userName });
        tellOtherTabs(systemClock.now());
      }),
      loadUser: fromPromise<UserInfo | null, undefined>(() => signedInUser(api)),
      returnToSite: fromPromise<void, { isSignedIn: boolean }>(({ input }) => returnToSite(api, input.isSignedIn)),
    },
  });
