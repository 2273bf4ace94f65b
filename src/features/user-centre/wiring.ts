import { fromCallback, fromPromise, waitFor } from 'xstate';
import type { LoginAnswer, UserInfo } from '#contract/calls/user.ts';
import { noticeChoicesCopy } from '#copy/orders/order.ts';
import { toFailure } from '#domain/failure.ts';
import { ADDRESSES_OF_A_USER } from '#domain/limits.ts';
import type { NoticeChoices } from '#domain/notices/kinds.ts';
import type { AccountOutput, AccountRef } from '#machines/account/index.ts';
import { addressBookMachine, type KeptEntry } from '#machines/address-book/index.ts';
import { type CentreRoomsEvent, centreRoomsMachine, type TicketRoom } from '#machines/centre-rooms/index.ts';
import {
  type ContractAgreed,
  type ContractFile,
  type ContractPage,
  type ContractRecord,
  contractsMachine,
  type OpenedContract,
} from '#machines/contracts/index.ts';
import { type DevicesAnswer, devicesMachine, type Ending } from '#machines/devices/index.ts';
import { type InvoicePage, invoiceRequestMachine, type RequestedInvoice } from '#machines/invoice-request/index.ts';
import { type KnownChoices, noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import type { OrderInput, OrderRef } from '#machines/order/index.ts';
import {
  type ExpiryGuard,
  type ReloadToast,
  type SessionSnapshot,
  type StoredSession,
  selectFailure,
  selectIsExpired,
  selectIsSignedIn,
  selectUser,
} from '#machines/session/index.ts';
import { singleSignOnMachine, type TicketAnswered, type TicketRequest } from '#machines/single-sign-on/index.ts';
import { type UserCentreEvent, type UserCentreRef, userCentreMachine } from '#machines/user-centre/index.ts';
import type { Api } from '#src/api/index.ts';
import type { SignInServices } from '#src/app/services.ts';
import { readSession, session as siteSession } from '#src/app/session.ts';
import { readUser, saveSession } from '#src/app/session-effects.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { toasts } from '#src/app/toasts.ts';
import { watchQuery } from '#src/browser/address.ts';
import { goTo } from '#src/browser/new-tab.ts';
import { wireOrderTemplates } from '#src/features/booking/order-templates.ts';
import { wireOwnLinks } from '#src/features/booking/own-links.ts';
import { wireCalendarFeed } from '#src/features/orders/calendar-feed.ts';
import { wireOrderExport } from '#src/features/orders/order.ts';
import { redeemTicket } from '#src/features/sign-in/sign-in-calls.ts';
import { wireVerification } from '#src/features/verification/verification.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { addressOf } from './addresses.ts';
import { wireCloseAccount } from './close-account.ts';
import { content, counts } from './contents.ts';
import { wireMembers } from './members.ts';
import { wireChangePassword, wireProfile } from './own-account.ts';
import { linkTokenOf } from './user-centre.ts';

const PAGE_SIZE = 50;

/** All of them: a page holds fewer than a person may keep. */
async function readAll(api: Api, signal: AbortSignal): Promise<readonly KeptEntry[]> {
  const entries: KeptEntry[] = [];
  for (let page = 1; page <= Math.ceil(ADDRESSES_OF_A_USER / PAGE_SIZE); page += 1) {
    const { items, total } = await api.addressBookQuery({ page, pageSize: PAGE_SIZE }, { signal });
    entries.push(...items);
    if (entries.length >= total) break;
  }
  return entries;
}

export const wireAddressBook = (api: () => Promise<Api>) =>
  addressBookMachine.provide({
    actors: {
      load: fromPromise<readonly KeptEntry[], undefined>(async ({ signal }) => readAll(await api(), signal)),
      save: fromPromise<void, { entry: KeptEntry | null }>(async ({ input: { entry } }) => {
        if (entry === null) throw new Error('nothing is edited');
        const { id, kind, party, isDefault } = entry;
        const kept = id === '' ? {} : { id };
        const saved = { ...kept, kind, title: party.companyNameEn.trim(), party, isDefault };
        await (await api()).addressBookSave(saved);
      }),
      remove: fromPromise<void, { id: string }>(async ({ input: { id } }) => {
        await (await api()).addressBookRemove({ id });
      }),
    },
  });

export const wireContracts = (api: () => Promise<Api>) =>
  contractsMachine.provide({
    actors: {
      list: fromPromise<ContractPage, { page: number }>(async ({ input, signal }) =>
        (await api()).contractList(input, { signal }),
      ),
      read: fromPromise<OpenedContract, { orderNo: string }>(async ({ input, signal }) =>
        (await api()).orderContract(input, { signal }),
      ),
      download: fromPromise<unknown, ContractFile>(async ({ input }) => (await api()).contractDocument(input)),
      conclude: fromPromise<ContractRecord, ContractAgreed>(async ({ input }) => (await api()).concludeContract(input)),
    },
  });

/** Where one is signed in, as the server knows it. */
export const wireDevices = (api: () => Promise<Api>) =>
  devicesMachine.provide({
    actors: {
      list: fromPromise<DevicesAnswer, undefined>(async ({ signal }) => {
        const client = await api();
        const [devices, history] = await Promise.all([
          client.querySessions({}, { signal }),
          client.signInHistory({}, { signal }),
        ]);
        return { devices, history };
      }),
      end: fromPromise<unknown, { ending: Ending }>(async ({ input: { ending } }) => (await api()).endSessions(ending)),
    },
  });

export const wireNoticeChoices = ({ api, showToast }: Pick<SignInServices, 'api' | 'showToast'>) =>
  noticeChoicesMachine.provide({
    actors: {
      loadChoices: fromPromise<KnownChoices, undefined>(async ({ signal }) =>
        (await api()).noticeChoices({}, { signal }),
      ),
      saveChoices: fromPromise<void, NoticeChoices>(async ({ input }) => {
        await (await api()).saveNoticeChoices({ choices: input });
      }),
    },
    actions: { toastSaved: () => showToast('ok', noticeChoicesCopy.saved) },
  });

export const wireInvoices = (api: () => Promise<Api>) =>
  invoiceRequestMachine.provide({
    actors: {
      list: fromPromise<InvoicePage, { page: number }>(async ({ input, signal }) =>
        (await api()).invoiceList(input, { signal }),
      ),
      download: fromPromise<unknown, { fileId: string }>(async ({ input: { fileId } }) =>
        (await api()).download({ id: fileId }, { silent: true }),
      ),
      send: fromPromise<unknown, RequestedInvoice>(async ({ input: { orderNos, details } }) =>
        (await api()).requestInvoice({ orderNos: [...orderNos], ...details }),
      ),
    },
  });

type Services = Pick<SignInServices, 'api' | 'showToast' | 'site'>;

/** The root, by the name under which its ports find it. */
export const USER_CENTRE = 'userCentre';

const nothing = () => undefined;

/** Returns null when the server has expired the session. */
async function readWho(api: () => Promise<Api>): Promise<UserInfo | null> {
  try {
    return await readUser(await api());
  } catch (error) {
    if (toFailure(error).kind === 'expired') return null;
    throw error;
  }
}

async function returnToSite(services: Pick<Services, 'api' | 'site'>) {
  const token = await linkTokenOf(services, { target: 'site' }, { silent: true });
  goTo(`/?${new URLSearchParams({ token })}`);
}

function wireRooms(services: Services) {
  const { api } = services;
  return centreRoomsMachine.provide({
    actors: {
      addresses: fromCallback<CentreRoomsEvent, undefined>(({ sendBack }) => {
        const sendAddress = () => sendBack({ type: 'address.changed', address: addressOf(location.search) });
        sendAddress();
        return watchQuery(sendAddress);
      }),
      content,
      counts,
      order: lazyActor<OrderRef, never, OrderInput>(async () =>
        (await import('#src/features/orders/order.ts')).wireOrder(api),
      ),
      changePassword: wireChangePassword(services),
      profile: wireProfile(services, nothing),
      verification: wireVerification({ api, onChanged: nothing }),
      addressBook: wireAddressBook(api),
      noticeChoices: wireNoticeChoices(services),
      calendarFeed: wireCalendarFeed(services),
      closeAccount: wireCloseAccount(api),
      members: wireMembers(api),
      ownLinks: wireOwnLinks(api),
      invoices: wireInvoices(api),
      contracts: wireContracts(api),
      devices: wireDevices(api),
      templates: wireOrderTemplates(api),
      orderExport: wireOrderExport(services),
      loadUser: fromPromise<UserInfo | null, undefined>(() => readWho(api)),
    },
  });
}

function accountEvent(snapshot: SessionSnapshot): UserCentreEvent {
  const user = selectUser(snapshot);
  const failure = selectFailure(snapshot);
  if (snapshot.matches('anonymous')) return { type: 'account.left', isExpired: selectIsExpired(snapshot) };
  if (!selectIsSignedIn(snapshot)) return { type: 'account.asked', isElsewhere: snapshot.matches('restoring') };
  if (user !== null) return { type: 'account.recognised', user };
  return failure === null ? { type: 'account.asked' } : { type: 'account.unread', failure };
}

/** Sends account events from the session; skips an event that repeats the same user. */
const account = fromCallback<UserCentreEvent, undefined>(({ sendBack, system }) => {
  const session = sessionOf(system);
  let sentKey = '';
  const notify = (snapshot: SessionSnapshot) => {
    const event = accountEvent(snapshot);
    const key = event.type === 'account.recognised' ? event.user.userId : event.type;
    if (key === sentKey) return;
    sentKey = key;
    sendBack(event);
  };
  notify(session.getSnapshot());
  const following = session.subscribe(notify);
  return () => following.unsubscribe();
});

/** Reads the cookies after the link's ticket is redeemed, because the ticket replaces the session. */
const session = siteSession.provide({
  actors: {
    // The page says itself what became of the session: it is never reloaded for it.
    readExpiryGuard: fromPromise<ExpiryGuard, undefined>(async () => ({ isReloadDue: false })),
    reloadPage: fromPromise<void, { toast: ReloadToast }>(async () => undefined),
    readSession: fromPromise<StoredSession, undefined>(async ({ system }) => {
      await waitFor(system.get(USER_CENTRE) as UserCentreRef, (snapshot) => snapshot.matches('open'));
      return readSession();
    }),
  },
  actions: { showToast: nothing },
});

/** The user centre with every port in place. */
export const wireUserCentre = (services: Services, room: TicketRoom) => {
  const { api } = services;
  return userCentreMachine.provide({
    actors: {
      account,
      rooms: wireRooms(services),
      session,
      singleSignOn: singleSignOnMachine.provide({
        actors: {
          redeemTicket: fromPromise<TicketAnswered, TicketRequest>(({ input }) => redeemTicket({ api }, input, room)),
        },
        // The page itself says what came of the link.
        actions: { toastSignedIn: nothing, toastInvalid: nothing, toastUnreached: nothing },
      }),
      toasts,
      signIn: lazyActor<AccountRef, AccountOutput, undefined>(async (system) =>
        (await import('./sign-in.ts')).wireSignIn(system),
      ),
      saveSession: fromPromise<void, LoginAnswer>(async ({ input }) => saveSession(input)),
      returnToSite: fromPromise<void, undefined>(() => returnToSite(services)),
    },
    actions: { goToSite: () => goTo('/') },
  });
};
