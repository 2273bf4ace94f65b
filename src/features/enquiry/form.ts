import { fromCallback, fromPromise } from 'xstate';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import { locationKinds } from '#domain/enquiry/kinds.ts';
import { toFailure } from '#domain/failure.ts';
import { withFieldsOf } from '#domain/query-text.ts';
import {
  changeByGoods,
  changeByNumber,
  dangerousNumber,
  type EnquiryEvent,
  type EnquiryService,
  type EnquiryValues,
  enquiryMachine,
  type LinkedForm,
  type PlacedEnquiry,
  type PlaceEnquiry,
  type RestoredForm,
  type UnreadLink,
} from '#machines/enquiry/index.ts';
import type { SessionSnapshot } from '#machines/session/index.ts';
import type { UploadsInput, UploadsRef } from '#machines/uploads/index.ts';
import type { Api } from '#src/api/index.ts';
import { mayKeepFor, ownerOf } from '#src/app/owner.ts';
import { apiOf } from '#src/app/services.ts';
import { isSignedInWithToken, sessionOf, sessionRested, signedInActor } from '#src/app/session-of.ts';
import { currentAddress } from '#src/browser/address.ts';
import { loadChunk } from '#src/browser/chunks.ts';
import { systemClock } from '#src/browser/clock.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import { writeQuery } from '#src/browser/write-query.ts';
import { isAccountOpen } from '#src/features/booking/sign-in.ts';
import { recentPorts } from '#src/features/search/recent-ports.ts';
import { hydrateAfter } from '#src/ssr/preloaded-responses.ts';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { goodsValuesOf, keepDraft, queryOfValues, readDraft, valuesOfQuery, withoutGoods } from './draft.ts';
import { ControlNote, FilesControl, OpenedNotes, UnclaimedChoice } from './form/lazy-views.tsx';
import { FORM_FIELDS, reasonOfQuery, serviceOfQuery } from './requested-service.ts';
import { removeEnquiryText } from './texts.ts';
import { isMissing } from './watches.ts';

/** The part of an address that names a shared link. */
const SHARE_FIELD = 'share';

/** Resolves a shared link to its search query; an expired link has none. */
async function sharedQuery(api: () => Promise<Api>, id: string): Promise<{ query: string; isLinkGone: boolean }> {
  try {
    const shared = await (await api()).sharedContent({ id });
    return shared.kind === 'order'
      ? { query: '', isLinkGone: true }
      : { query: shared.content.query, isLinkGone: false };
  } catch (error) {
    if (isMissing(error)) return { query: '', isLinkGone: true };
    throw error;
  }
}

interface OpenedQuery {
  query: string;
  isLinkGone: boolean;
  unreadLink: UnreadLink | null;
}

async function openedQuery(api: () => Promise<Api>, query: string): Promise<OpenedQuery> {
  const id = new URLSearchParams(query).get(SHARE_FIELD);
  if (id === null) return { query, isLinkGone: false, unreadLink: null };
  try {
    return { ...(await sharedQuery(api, id)), unreadLink: null };
  } catch (error) {
    const { message } = toFailure(error);
    return { query: '', isLinkGone: false, unreadLink: { id, message, typed: [] } };
  }
}

/** Comes with the first submit of who is not signed in. */
const signingIn = () => loadChunk(() => import('#src/features/sign-in/sign-in-over-page.ts'));

const isEmpty = (values: EnquiryValues) => Object.keys(values).length === 0;

const GOODS_LIMIT_MS = 2_000;

/** Looks up the UN number of the initial form; opens the form without the result when that is slow. */
async function openedValues(
  api: () => Promise<Api>,
  kept: EnquiryValues,
  asked: EnquiryValues,
  signal: AbortSignal,
): Promise<Pick<RestoredForm, 'known' | 'values'>> {
  const over = typeof asked.unNo === 'string' ? changeByNumber(kept, asked.unNo) : {};
  const values = { ...kept, ...over, ...asked };
  const unNo = dangerousNumber(values);
  if (unNo === null) return { values };
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(GOODS_LIMIT_MS)]);
    const goods = await (await api()).dgDetail({ unNo }, { signal: limit });
    const isNamed = (values.dgClass ?? '') !== '';
    if (goods.controls.length > 0) await hydrateAfter(ControlNote.preload());
    const named = isNamed ? {} : changeByGoods({ ...values, unNo: kept.unNo ?? '' }, goods);
    return { values: { ...values, ...named }, known: { unNo: goods.unNo, controls: goods.controls } };
  } catch {
    return { values };
  }
}

/** An enquiry has no fields for the doors of a carriage within the country: its remark names them. */
async function doorsOf(service: EnquiryService, query: string): Promise<EnquiryValues> {
  if (service !== 'domestic') return {};
  const remark = await import('./door-remark.ts').then(
    ({ doorRemark }) => doorRemark(query),
    () => '',
  );
  return remark === '' ? {} : { remark };
}

const personOf = ({ context: { user } }: SessionSnapshot) => ({
  contact: user?.name ?? '',
  phone: user?.phone ?? '',
  company: user?.enterpriseResp?.entName ?? '',
});

/** The lane and the goods of an enquiry between ports stand in its address, as they do for a search. */
const hasAddress = (service: EnquiryService) => locationKinds[service] !== null;

/** Returns the query with the fields of the current address that say which form is open. */
const withForm = (query: string, others: readonly string[] = []) =>
  withFieldsOf(query, [...FORM_FIELDS, ...others], currentAddress().query);

export const ofPerson = () => import('./of-person.ts');

/** The form of a service's enquiry, on the page of this path. */
export const wireEnquiry = (own: string) =>
  enquiryMachine.provide({
    actors: {
      uploads: signedInActor<UploadsRef, UploadsInput>(async () => (await ofPerson()).wireUploads('enquiry')),
      person: fromCallback<EnquiryEvent, undefined>(({ sendBack, system }) => {
        const session = sessionOf(system);
        let sentText = '';
        const notify = (snapshot: SessionSnapshot) => {
          const who = { owner: ownerOf(session), person: isSignedInWithToken(snapshot) ? personOf(snapshot) : null };
          const words = JSON.stringify(who);
          if (words === sentText) return;
          sentText = words;
          const { owner, person } = who;
          if (person === null) sendBack({ type: 'person.left', owner });
          else sendBack({ type: 'person.recognised', owner, person, isHere: isAccountOpen(system) });
        };
        notify(session.getSnapshot());
        const subscription = session.subscribe(notify);
        return () => subscription.unsubscribe();
      }),
      restore: fromPromise<RestoredForm, { service: EnquiryService }>(
        async ({ input: { service }, signal, system }) => {
          const session = sessionOf(system);
          const api = () => apiOf(system);
          const today = portTime(systemClock.now(), HOUSE_ZONE).date;
          await sessionRested(session);
          if (isSignedInWithToken(session.getSnapshot()))
            await hydrateAfter(Promise.all([FilesControl.preload(), ofPerson().catch(() => undefined)]));
          const owner = ownerOf(session);
          const kept = readDraft({ service, owner });
          const others = owner === ANONYMOUS || !isEmpty(kept) ? {} : readDraft({ service, owner: ANONYMOUS });
          if (!isEmpty(others)) await hydrateAfter(UnclaimedChoice.preload());
          const reason = reasonOfQuery(currentAddress().query);
          if (reason !== null) await hydrateAfter(OpenedNotes.preload());
          const isOpened = { today, isLinkGone: false, reason, unclaimed: isEmpty(others) ? null : others };
          if (!hasAddress(service)) {
            const goods = goodsValuesOf(currentAddress().query);
            return { ...isOpened, ...(await openedValues(api, kept, goods, signal)) };
          }
          const { query, isLinkGone, unreadLink } = await openedQuery(api, currentAddress().query);
          if (isLinkGone || unreadLink !== null) await hydrateAfter(OpenedNotes.preload());
          const asked = { ...valuesOfQuery(query), ...(await doorsOf(service, query)) };
          return {
            ...isOpened,
            ...(await openedValues(api, kept, asked, signal)),
            isLinkGone,
            unreadLink,
            unclaimed: isOpened.unclaimed && { ...isOpened.unclaimed, ...asked },
          };
        },
      ),
      readLink: fromPromise<LinkedForm, { service: EnquiryService; id: string }>(
        async ({ input: { service, id }, signal, system }) => {
          const api = () => apiOf(system);
          const { query, isLinkGone } = await sharedQuery(api, id);
          const linked = { ...valuesOfQuery(query), ...(await doorsOf(service, query)) };
          return { ...(await openedValues(api, {}, linked, signal)), isLinkGone };
        },
      ),
      signIn: fromPromise<{ isSignedIn: boolean }, undefined>(async ({ system }) =>
        (await signingIn()).askToSignIn(system),
      ),
      makeKey: fromPromise<string, undefined>(async () => randomKey()),
      place: fromPromise<PlacedEnquiry, PlaceEnquiry>(async ({ input: { service, form, key }, signal, system }) => {
        const request = { service, form } as EnquiryRequest;
        return (await apiOf(system)).placeEnquiry(request, { idempotencyKey: key, signal });
      }),
    },
    actions: {
      keepDraft: ({ system }, { service, owner, values, link }) => {
        if (mayKeepFor(sessionOf(system), owner)) keepDraft({ service, owner }, values);
        const { path, query } = currentAddress();
        if (path !== own) return;
        const kept = link === undefined ? [] : [SHARE_FIELD];
        writeQuery(hasAddress(service) ? withForm(queryOfValues(values), kept) : withoutGoods(query));
      },
      keepRecent: (_, { recent }) => {
        if (locationKinds[serviceOfQuery(currentAddress().query)] === 'port') recentPorts.keep(recent);
      },
      forgetDraft: (_, slot) => removeEnquiryText(slot),
      clearAddress: () => {
        if (currentAddress().path === own) writeQuery(withForm(''));
      },
    },
  });
