import { fromCallback, fromPromise } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { toFailure } from '#domain/failure.ts';
import { type CentreRoomsEvent, centreRoomsMachine, type TicketRoom } from '#machines/centre-rooms/index.ts';
import { orderMachine } from '#machines/order/index.ts';
import { type ResourceAddress, type ResourceAnswer, resourceMachine } from '#machines/resource/index.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import { type UserCentreEvent, userCentreMachine } from '#machines/user-centre/index.ts';
import type { Api } from '../../api/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { readToken } from '../../browser/cookies.ts';
import { watchLocation } from '../../browser/location.ts';
import { goTo } from '../../browser/new-tab.ts';
import { tellOtherTabs, watchOtherTabs } from '../../browser/other-tabs.ts';
import { watchQuery } from '../../browser/query.ts';
import { clearSessionCookies, writeToken, writeUser } from '../../browser/session-cookies.ts';
import { clock } from '../wiring/feeds.ts';
import { wireChangePassword, wireProfile } from '../wiring/own-account.ts';
import type { SignInServices } from '../wiring/services.ts';
import { redeemTicket } from '../wiring/sign-in-calls.ts';
import { removeTyped, saveTyped } from '../wiring/typed.ts';
import { wireVerification } from '../wiring/verification.ts';
import { wireAddressBook } from './address-book.ts';
import { readPlace } from './contents.ts';
import { placeOf } from './places.ts';

type Services = Pick<SignInServices, 'api' | 'say'>;

const nothing = () => undefined;

/** Who the cookies say is here; nobody without them, or where the server no longer knows them. */
async function signedInUser(api: () => Promise<Api>): Promise<UserInfo | null> {
  if (readToken() === null) return null;
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

/** The token this tab knows of: what it changes itself is no news from another tab. */
function createOwnToken() {
  let known: string | null = null;
  const look = () => {
    known = readToken();
  };
  const changed = () => {
    look();
    tellOtherTabs(systemClock.now());
  };
  return {
    write(answer: LoginAnswer) {
      writeToken(answer.token);
      writeUser({ name: answer.userName });
      changed();
    },
    forget() {
      clearSessionCookies();
      changed();
    },
    look,
    isNews() {
      const before = known;
      look();
      return known !== before;
    },
  };
}

function wireRooms(services: Services) {
  const { api } = services;
  const content = resourceMachine.provide({
    actors: {
      read: fromPromise<ResourceAnswer, ResourceAddress>(async ({ input, signal }) =>
        readPlace(await api(), input, signal),
      ),
    },
  });
  return centreRoomsMachine.provide({
    actors: {
      addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'address.changed', place: placeOf(location.search) });
        const leaveQuery = watchQuery(tell);
        const leaveLinks = watchLocation((path) => path === USER_CENTRE_PATH, nothing);
        tell();
        return () => {
          leaveQuery();
          leaveLinks();
        };
      }),
      content,
      order: orderMachine.provide({
        actors: {
          clock,
          content,
          cancelOrder: fromPromise<void, { orderNo: string }>(async ({ input }) => {
            await (await api()).cancelOrder({ no: input.orderNo }, { quiet: true });
          }),
        },
      }),
      changePassword: wireChangePassword(services),
      profile: wireProfile(services, nothing),
      verification: wireVerification({ api, onChanged: nothing }),
      addressBook: wireAddressBook(api),
      loadUser: fromPromise<UserInfo | null, undefined>(() => signedInUser(api)),
    },
  });
}

/** The user centre with every port in place. */
export const wireUserCentre = (services: Services, room: TicketRoom) => {
  const { api } = services;
  const token = createOwnToken();
  return userCentreMachine.provide({
    actors: {
      tabs: fromCallback<UserCentreEvent, undefined>(({ sendBack }) => {
        token.look();
        return watchOtherTabs(() => {
          if (token.isNews()) sendBack({ type: 'tabs.changed' });
        });
      }),
      rooms: wireRooms(services),
      singleSignOn: singleSignOnMachine.provide({
        actors: {
          redeemTicket: fromPromise<TicketAnswered, TicketRequest>(({ input }) => redeemTicket({ api }, input, room)),
        },
        // The page itself says what came of the link.
        actions: { saySignedIn: nothing, sayInvalid: nothing, sayUnreached: nothing },
      }),
      saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => token.write(input)),
      clearSession: fromPromise<void, undefined>(async () => token.forget()),
      saveDrafts: fromPromise<void, { userId: string }>(async ({ input, signal }) =>
        saveTyped(await api(), input.userId, signal),
      ),
      signOut: fromPromise<void, { userId: string }>(async ({ input }) => {
        removeTyped(input.userId);
        try {
          await (await api()).logout({});
        } finally {
          token.forget();
        }
      }),
      loadUser: fromPromise<UserInfo | null, undefined>(() => signedInUser(api)),
      returnToSite: fromPromise<void, { isSignedIn: boolean }>(({ input }) => returnToSite(api, input.isSignedIn)),
    },
  });
};
