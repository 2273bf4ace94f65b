import type { UserInfo } from '#contract/calls/user.ts';
import { fillContact } from '#domain/booking/contact.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { AccountContact, Booker } from '#domain/booking/service.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import { fclSteps } from '#domain/booking/services/fcl/fields.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { withPartiesChoice } from '#domain/booking/services/fcl/parties.ts';
import { withShares } from '#domain/booking/services/fcl/weights.ts';
import { isMobile, maskPhone } from '#domain/identity/phone.ts';
import {
  type FclOrderLink,
  type OrderOrigin,
  readFclOrderLink,
  readOrderOrigin,
} from '#domain/orders/fcl-order-link.ts';
import type { DraftWish, OfferedDrafts, OpenAnswer, RefusedForm } from '#machines/booking/index.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import type { Api } from '../../api/index.ts';
import { systemClock } from '../../browser/clock.ts';
import { randomKey } from '../../browser/random-key.ts';
import { ownerOf } from '../wiring/owner.ts';
import { sessionRested } from '../wiring/session-of.ts';
import { beginFrom, isBegunFrom } from './begin.ts';
import { choiceOf, portNames, summaryOf } from './draft-choices.ts';
import { draftsOf, keepHere, localDrafts, type OwnDraft, SERVICE } from './drafts.ts';
import { type LaneAsked, type ReadConstants, readFacts } from './facts.ts';
import { isOfSameGoods, isOfSameLane, laneOf, newForm, onOtherPrice } from './form.ts';

/** Somebody without a name is called by a part of the phone number, which is no name to ask for. */
const contactOf = ({ name, phone, email }: UserInfo): AccountContact => ({
  contactName: name === maskPhone(phone) ? '' : name,
  contactPhone: isMobile(phone) ? phone : '',
  contactEmail: email,
});

export function bookerOf(user: UserInfo | null): Booker | null {
  if (user === null) return null;
  const { enterpriseResp, protocolAgreed } = user;
  return {
    basicEntId: enterpriseResp?.basicEntId ?? null,
    hasAgreedProtocol: protocolAgreed,
    isPassed: enterpriseResp === null || enterpriseResp.serviceOpenAuditStatus === 'PASS',
    isUnderReview: enterpriseResp?.serviceOpenAuditStatus === 'PENDING',
    isContractCustomer: enterpriseResp?.contractCustomer === true,
    contact: contactOf(user),
  };
}

const stepIn = (query: string) => {
  const step = new URLSearchParams(query).get('step') ?? '';
  return (fclSteps as readonly string[]).includes(step) ? step : fclSteps[0];
};

/** Opened without an offer: a form without a price. */
const noLink: FclOrderLink = {
  priceId: '',
  orgPortCode: '',
  dstPortCode: '',
  isDanger: 'Y',
  boxes: [],
  unNo: '',
  weight: '',
  volume: '',
};

interface Sources {
  api: () => Promise<Api>;
  constants: ReadConstants;
  session: SessionRef;
}

interface Opening {
  calls: Api;
  session: SessionRef;
  user: UserInfo | null;
  owner: string;
  query: string;
  /** What the person may go on with, the latest first. */
  own: readonly OwnDraft[];
  /** What was typed here without signing in, where somebody is signed in now. */
  anonymous: readonly OwnDraft[];
  read: (asked: LaneAsked) => Promise<FclFacts>;
}

interface Found {
  form: FclForm;
  facts: FclFacts;
  draftId: string;
  kept: OwnDraft | null;
}

const continued = async ({ read }: Opening, kept: OwnDraft): Promise<Found> => ({
  form: kept.form,
  facts: await read(laneOf(kept.form)),
  draftId: kept.id,
  kept,
});

const withContact = ({ user }: Opening, form: FclForm): FclForm =>
  user === null ? form : fillContact(form, contactOf(user));

async function begun(opening: Opening): Promise<Found> {
  const { query, read } = opening;
  const link = readFclOrderLink(query) ?? noLink;
  const facts = await read({ ...link, isDanger: link.isDanger === 'Y' });
  return { form: withContact(opening, newForm(link, facts)), facts, draftId: randomKey(), kept: null };
}

async function offered(opening: Opening): Promise<OfferedDrafts> {
  const { calls, user, owner, query, own, anonymous } = opening;
  const [{ form, facts }, names] = await Promise.all([begun(opening), portNames(calls)]);
  const isChosen = facts.offer !== null && readFclOrderLink(query) !== null;
  return {
    choices: [
      ...own.map((draft) => choiceOf(draft, names, false)),
      ...anonymous.map((draft) => choiceOf(draft, names, true)),
    ],
    chosen: isChosen ? summaryOf(form, names) : null,
    booker: bookerOf(user),
    owner,
  };
}

/** What was typed without signing in becomes this person's, because they said so. */
function adopted(opening: Opening, draft: OwnDraft): OwnDraft {
  const { session, owner } = opening;
  const { id } = draft;
  const form = withContact(opening, draft.form);
  keepHere(session, { service: SERVICE, owner, id, mark: null, form, sent: null, isOnServer: false });
  return { ...draft, form, owner, mark: null, sent: null };
}

/** A booking of a price from the list: the same goods go on as they were typed, other goods are asked about. */
async function atPrice(opening: Opening, link: FclOrderLink): Promise<Found | OfferedDrafts> {
  const { own, anonymous } = opening;
  if (anonymous.length > 0) return offered(opening);
  const isOfPrice = ({ form }: OwnDraft) => form.priceId === link.priceId && form.enquiryNo === '';
  const same = own.find((draft) => isOfPrice(draft) && isOfSameGoods(draft.form, link));
  if (same !== undefined) return continued(opening, same);
  const last = own.find(({ isHere }) => isHere) ?? own.find(isOfPrice);
  if (last === undefined) return begun(opening);
  if (last.form.priceId !== '' && !(isOfSameLane(last.form, link) && isOfSameGoods(last.form, link)))
    return offered(opening);
  const fresh = await begun(opening);
  return { ...fresh, form: onOtherPrice(last.form, fresh.form), draftId: last.id, kept: last };
}

async function withoutPrice(opening: Opening): Promise<Found | OfferedDrafts> {
  const { own, anonymous } = opening;
  if (anonymous.length > 0) return offered(opening);
  const here = own.filter(({ isHere }) => isHere);
  const [last, ...others] = here.length > 0 ? here : own;
  if (last === undefined) return begun(opening);
  return others.length > 0 ? offered(opening) : continued(opening, last);
}

/** A booking begun from an order or an answered enquiry; it is kept at once, so that choosing a price loses nothing. */
async function fromOrigin(opening: Opening, origin: OrderOrigin): Promise<Found | RefusedForm> {
  const { calls, session, user, owner, own, read } = opening;
  const kept = own.find(({ form }) => isBegunFrom(form, origin));
  if (kept !== undefined) return continued(opening, kept);
  if (user === null) return { refused: 'visitor', booker: null, owner };
  const first = await beginFrom(calls, origin, read);
  if ('refused' in first) return { ...first, booker: bookerOf(user), owner };
  const id = randomKey();
  const form = withContact(opening, first.form);
  keepHere(session, { service: SERVICE, owner, id, mark: null, form, sent: null, isOnServer: false });
  return { ...first, form, draftId: id, kept: null };
}

/** The form that was asked for by name, or the one that the address stands for. */
async function find(opening: Opening, wish: DraftWish): Promise<Found | OfferedDrafts | RefusedForm> {
  const { own, anonymous, query, user } = opening;
  const named = wish?.kind === 'draft' ? wish.id : new URLSearchParams(query).get('draft');
  const isNamed = ({ id, mark }: OwnDraft) => id === named || mark?.id === named;
  const wanted = wish === null || wish.kind === 'draft' ? own.find(isNamed) : undefined;
  if (wanted !== undefined) return continued(opening, wanted);
  if (wish?.kind === 'draft') {
    const foreign = anonymous.find(isNamed);
    if (foreign !== undefined) return continued(opening, adopted(opening, foreign));
  }
  if (wish?.kind === 'new') return begun(opening);
  if (wish?.kind === 'all' && own.length + anonymous.length > 0) return offered(opening);
  const unanswered = user === null ? undefined : own.find(({ sent }) => sent !== null);
  if (unanswered !== undefined) return continued(opening, unanswered);
  const origin = readOrderOrigin(query);
  if (origin !== null) return fromOrigin(opening, origin);
  const link = readFclOrderLink(query);
  return link === null ? withoutPrice(opening) : atPrice(opening, link);
}

/** The form with everything it needs: what was typed before, the price it is for, and who books. */
export async function openForm(
  { api, constants, session }: Sources,
  query: string,
  wish: DraftWish,
): Promise<OpenAnswer> {
  const [calls] = await Promise.all([api(), sessionRested(session)]);
  const user = selectUser(session.getSnapshot());
  const owner = ownerOf(session);
  const now = systemClock.now();
  const isContractCustomer = bookerOf(user)?.isContractCustomer === true;
  const read = (asked: LaneAsked) => readFacts({ api: calls, constants, isContractCustomer }, asked, now);
  const own = await draftsOf(calls, owner, user !== null);
  const anonymous = user === null ? [] : localDrafts(ANONYMOUS);
  const found = await find({ calls, session, user, owner, query, own, anonymous, read }, wish);
  if (!('form' in found)) return found;
  const { form, facts, draftId, kept } = found;
  const sent = user === null ? null : (kept?.sent ?? null);
  return {
    form: sent?.form ?? withShares(withPartiesChoice(form), form),
    facts,
    step: stepIn(query),
    booker: bookerOf(user),
    owner,
    draftId,
    otherDrafts: own.length + anonymous.length - (kept === null ? 0 : 1),
    key: sent?.key ?? randomKey(),
    mark: kept?.mark ?? null,
    isRestored: kept !== null,
    sent,
  };
}
