import type { UserInfo } from '#contract/calls/user.ts';
import { fclSteps } from '#domain/booking/fcl-fields.ts';
import type { FclForm } from '#domain/booking/fcl-form.ts';
import type { Booker, BookingFacts, BookingForm } from '#domain/booking/service.ts';
import {
  type FclOrderLink,
  type OrderOrigin,
  readFclOrderLink,
  readOrderOrigin,
} from '#domain/orders/fcl-order-link.ts';
import type { OpenAnswer, WithheldForm } from '#machines/booking/index.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import type { Api } from '../../api/index.ts';
import { readDraftText } from '../../browser/booking-draft.ts';
import { systemClock } from '../../browser/clock.ts';
import { portTime } from '../../ui/time-text.ts';
import { sessionRested } from '../wiring/session-of.ts';
import { beginFrom, isBegunFrom } from './begin.ts';
import { type FclFacts, type LaneAsked, type ReadConstants, readFacts } from './facts.ts';
import { keepHere, type LocalDraft, laneOf, newForm, onOtherPrice, parseDraft, readForm } from './form.ts';

const SERVICE = 'fcl';

export function bookerOf(user: UserInfo | null): Booker | null {
  if (user === null) return null;
  const { enterpriseResp, protocolAgreed } = user;
  return {
    basicEntId: enterpriseResp?.basicEntId ?? null,
    hasAgreedProtocol: protocolAgreed,
    isPassed: enterpriseResp === null || enterpriseResp.serviceOpenAuditStatus === 'PASS',
    isContractCustomer: enterpriseResp?.contractCustomer === true,
  };
}

/** Of another device or browser: the last draft of the same price or the same beginning. */
async function serverDraft(api: Api, isWanted: (form: FclForm) => boolean): Promise<LocalDraft | null> {
  const drafts = await api.draftList({ service: SERVICE }, { quiet: true }).catch(() => []);
  for (const { id, version, form: kept } of drafts) {
    const form = readForm(kept);
    if (form !== null && isWanted(form)) return { form, mark: { id, version }, sent: null };
  }
  return null;
}

const stepIn = (query: string) => {
  const step = new URLSearchParams(query).get('step') ?? '';
  return (fclSteps as readonly string[]).includes(step) ? step : fclSteps[0];
};

/** Whoever comes without a price from the list has a form without one. */
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
  user: UserInfo | null;
  query: string;
  here: LocalDraft | null;
  read: (asked: LaneAsked) => Promise<FclFacts>;
}

interface Found {
  form: FclForm;
  facts: FclFacts;
  kept: LocalDraft | null;
}

/** A booking of a price from the list: what was typed for it before, or for another one. */
async function atPrice({ calls, user, query, here, read }: Opening): Promise<Found> {
  const link = readFclOrderLink(query) ?? noLink;
  const asked = { ...link, isDanger: link.isDanger === 'Y' };
  const isOfPrice = (form: FclForm) =>
    asked.priceId === '' || (form.priceId === asked.priceId && form.enquiryNo === '');
  const kept = here ?? (user === null ? null : await serverDraft(calls, isOfPrice));
  if (kept !== null && isOfPrice(kept.form)) return { form: kept.form, facts: await read(laneOf(kept.form)), kept };
  const facts = await read(asked);
  const fresh = newForm(link, facts, user);
  return { form: kept === null ? fresh : onOtherPrice(kept.form, fresh), facts, kept };
}

/** A booking begun from an order or an answered enquiry; it is kept at once, so that choosing a price loses nothing. */
async function fromOrigin({ calls, user, here, read }: Opening, origin: OrderOrigin): Promise<Found | WithheldForm> {
  const isOfIt = (form: FclForm) => isBegunFrom(form, origin);
  const isKept = here !== null && (here.sent !== null || isOfIt(here.form));
  const kept = isKept ? here : user === null ? null : await serverDraft(calls, isOfIt);
  if (kept !== null) return { form: kept.form, facts: await read(laneOf(kept.form)), kept };
  if (user === null) return { withheld: 'visitor', booker: null };
  const begun = await beginFrom(calls, origin, read);
  if ('withheld' in begun) return { ...begun, booker: bookerOf(user) };
  keepHere({ service: SERVICE, form: begun.form as unknown as BookingForm, mark: null, sent: null });
  return { ...begun, kept: null };
}

/** The form with everything it needs: what was typed before, the price it is for, and who books. */
export async function openForm({ api, constants, session }: Sources, query: string): Promise<OpenAnswer> {
  const [calls] = await Promise.all([api(), sessionRested(session)]);
  const user = selectUser(session.getSnapshot());
  const now = systemClock.now();
  const today = portTime(now, 'Asia/Shanghai').date;
  const isContractCustomer = bookerOf(user)?.isContractCustomer === true;
  const read = (asked: LaneAsked) => readFacts({ api: calls, constants, isContractCustomer }, asked, now, today);
  const opening: Opening = { calls, user, query, here: parseDraft(readDraftText(SERVICE)), read };
  const origin = readOrderOrigin(query);
  const found = await (origin === null ? atPrice(opening) : fromOrigin(opening, origin));
  if ('withheld' in found) return found;
  const { form, facts, kept } = found;
  const sent = user === null ? null : (kept?.sent ?? null);
  return {
    form: (sent?.form ?? form) as unknown as BookingForm,
    facts: facts as unknown as BookingFacts,
    step: stepIn(query),
    booker: bookerOf(user),
    key: sent?.key ?? crypto.randomUUID(),
    mark: kept?.mark ?? null,
    isRestored: kept !== null,
    sent,
  };
}
