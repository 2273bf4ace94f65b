import type { UserInfo } from '#contract/calls/user.ts';
import { fillContact } from '#domain/booking/contact.ts';
import { ANONYMOUS } from '#domain/booking/owner.ts';
import type { AccountContact, Booker, BookingFacts, BookingForm } from '#domain/booking/service.ts';
import { isMobile, maskPhone } from '#domain/identity/phone.ts';
import { readOrderOrigin } from '#domain/orders/order-link.ts';
import type {
  DraftChoice,
  DraftIntent,
  DraftSummary,
  OfferedDrafts,
  OpenAnswer,
  RefusedForm,
} from '#machines/booking/index.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import type { Api } from '#src/api/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { sessionRested } from '#src/app/session-of.ts';
import { systemClock } from '#src/browser/clock.ts';
import { randomKey } from '#src/browser/idempotency-key.ts';
import { beginAhead, preparedLink } from './ahead.ts';
import { amendmentId, draftsOf, isAmendmentId, keepHere, localDrafts, type OwnDraft } from './drafts.ts';
import type { FormLink, FormOrigin, FormSources, FormWithFacts, ReadConstants, ServiceForms } from './service-forms.ts';

/** Leaves the name blank when the account shows its masked phone number instead of a name. */
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
    mayBook: enterpriseResp?.mayBook !== false,
    contact: contactOf(user),
  };
}

const stepIn = (query: string, steps: readonly string[]) => {
  const step = new URLSearchParams(query).get('step') ?? '';
  return steps.includes(step) ? step : (steps[0] ?? '');
};

export interface OpenSources {
  api: () => Promise<Api>;
  constants: ReadConstants;
  session: SessionRef;
}

/** Service functions that opening a form needs. */
type Opened<Form extends BookingForm, Facts extends BookingFacts> = Omit<
  ServiceForms<Form, Facts, object>,
  'place' | 'quote' | 'service'
> & { service: { blank: Form; steps: readonly string[] } };

interface Opening<Form extends BookingForm, Facts extends BookingFacts> {
  forms: Opened<Form, Facts>;
  sources: FormSources;
  session: SessionRef;
  user: UserInfo | null;
  owner: string;
  query: string;
  link: FormLink<Form, Facts> | null;
  /** Drafts the user may continue, the latest first. */
  own: readonly OwnDraft<Form>[];
  /** Drafts typed while signed out, offered to the user who has signed in since. */
  anonymous: readonly OwnDraft<Form>[];
}

interface Found<Form extends BookingForm, Facts> extends FormWithFacts<Form, Facts> {
  draftId: string;
  kept: OwnDraft<Form> | null;
}

type Answer<Form extends BookingForm, Facts> = Promise<Found<Form, Facts> | OfferedDrafts>;

async function continued<Form extends BookingForm, Facts extends BookingFacts>(
  { forms, sources }: Opening<Form, Facts>,
  kept: OwnDraft<Form>,
): Promise<Found<Form, Facts>> {
  return { form: kept.form, facts: await forms.factsOf(kept.form, sources), draftId: kept.id, kept };
}

const withContact = <Form>(user: UserInfo | null, form: Form): Form =>
  user === null ? form : fillContact(form, contactOf(user));

/** Opened without a price: an empty form. */
async function blankForm<Form extends BookingForm, Facts extends BookingFacts>(
  { service, factsOf }: Opened<Form, Facts>,
  sources: FormSources,
): Promise<FormWithFacts<Form, Facts>> {
  return { form: service.blank, facts: await factsOf(service.blank, sources) };
}

async function prefilled<Form extends BookingForm, Facts extends BookingFacts>({
  forms,
  sources,
  user,
  link,
}: Opening<Form, Facts>): Promise<Found<Form, Facts>> {
  const { form, facts } = await (link === null ? blankForm(forms, sources) : link.begin());
  return { form: withContact(user, form), facts, draftId: randomKey(), kept: null };
}

const choiceOf = <Form extends BookingForm>(
  { id, owner, form, mark, keptAt }: OwnDraft<Form>,
  summaryOf: (form: Form) => DraftSummary,
  isAnonymous: boolean,
): DraftChoice => ({ id, owner, isAnonymous, mark, keptAt, summary: summaryOf(form) });

async function offered<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
): Promise<OfferedDrafts> {
  const { forms, sources, user, owner, link, own, anonymous } = opening;
  const [{ form, facts }, summaryOf] = await Promise.all([prefilled(opening), forms.summaries(sources.api)]);
  return {
    choices: [
      ...own.map((draft) => choiceOf(draft, summaryOf, false)),
      ...anonymous.map((draft) => choiceOf(draft, summaryOf, true)),
    ],
    chosen: link?.isOffered(facts) ? summaryOf(form) : null,
    booker: bookerOf(user),
    owner,
  };
}

/** Kept at once, so that choosing something else loses nothing. */
function keepNow<Form extends BookingForm>(
  {
    forms,
    session,
    owner,
  }: Pick<Opening<Form, BookingFacts>, 'owner' | 'session'> & {
    forms: Pick<Opened<Form, BookingFacts>, 'code' | 'titleOf'>;
  },
  id: string,
  form: Form,
): void {
  const kept = { service: forms.code, owner, id, mark: null, form, sent: null, isOnServer: false };
  keepHere(session, kept, forms.titleOf(form));
}

/** Assigns an anonymous draft to the user, who has confirmed it. */
function adopted<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
  draft: OwnDraft<Form>,
): OwnDraft<Form> {
  const form = withContact(opening.user, draft.form);
  keepNow(opening, draft.id, form);
  return { ...draft, form, owner: opening.owner, mark: null, sent: null };
}

/** A booking of a price from the list: the same goods go on as they were typed, other goods are asked about. */
async function atPrice<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
  link: FormLink<Form, Facts>,
): Answer<Form, Facts> {
  const { own, anonymous } = opening;
  if (anonymous.length > 0) return offered(opening);
  const same = own.find(({ form }) => link.isOfPrice(form) && link.isOfGoods(form));
  if (same !== undefined) return continued(opening, same);
  const last = own.find(({ isHere }) => isHere) ?? own.find(({ form }) => link.isOfPrice(form));
  if (last === undefined) return prefilled(opening);
  if (!link.isOpenTo(last.form)) return offered(opening);
  const fresh = await prefilled(opening);
  return { ...fresh, form: link.move(last.form, fresh.form), draftId: last.id, kept: last };
}

async function withoutPrice<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
): Answer<Form, Facts> {
  const { own, anonymous } = opening;
  if (anonymous.length > 0) return offered(opening);
  const here = own.filter(({ isHere }) => isHere);
  const [last, ...others] = here.length > 0 ? here : own;
  if (last === undefined) return prefilled(opening);
  return others.length > 0 ? offered(opening) : continued(opening, last);
}

/** Opens a form from an order, an answered enquiry or a link; a form from a link is stored after the first edit. */
async function fromOrigin<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
  origin: FormOrigin<Form, Facts>,
): Promise<Found<Form, Facts> | RefusedForm> {
  const { user, owner, own } = opening;
  const kept = own.find(({ form }) => origin.isOf(form));
  if (kept !== undefined) return continued(opening, kept);
  if (user === null && !origin.isOpenToAll) return { refused: 'visitor', booker: null, owner };
  const first = await origin.begin();
  if ('refused' in first) return { ...first, booker: bookerOf(user), owner };
  if (origin.isAmendment) return { ...first, draftId: amendmentId(randomKey()), kept: null };
  const id = randomKey();
  const form = withContact(user, first.form);
  if (!origin.isOpenToAll) keepNow(opening, id, form);
  return { ...first, form, draftId: id, kept: null };
}

/** Opens the requested draft, or else the form that the URL describes. */
async function find<Form extends BookingForm, Facts extends BookingFacts>(
  opening: Opening<Form, Facts>,
  intent: DraftIntent,
): Promise<Found<Form, Facts> | OfferedDrafts | RefusedForm> {
  const { forms, sources, own, anonymous, query, user, link } = opening;
  const named = intent?.kind === 'draft' ? intent.id : new URLSearchParams(query).get('draft');
  const isNamed = ({ id, mark }: OwnDraft<Form>) => id === named || mark?.id === named;
  const wanted = intent === null || intent.kind === 'draft' ? own.find(isNamed) : undefined;
  if (wanted !== undefined) return continued(opening, wanted);
  if (intent?.kind === 'draft') {
    const foreign = anonymous.find(isNamed);
    if (foreign !== undefined) return continued(opening, adopted(opening, foreign));
  }
  if (intent?.kind === 'new') return prefilled(opening);
  if (intent?.kind === 'all' && own.length + anonymous.length > 0) return offered(opening);
  const unanswered = user === null ? undefined : own.find(({ sent }) => sent !== null);
  if (unanswered !== undefined) return continued(opening, unanswered);
  const origin = readOrderOrigin(query);
  if (origin !== null) return fromOrigin(opening, (await import('./origin.ts')).beginFrom(forms, origin, sources));
  return link === null ? withoutPrice(opening) : atPrice(opening, link);
}

/** Adds the link's details to the facts of a resumed draft. */
async function withLink<Facts extends BookingFacts>(facts: Facts, query: string, api: Api): Promise<Facts> {
  const origin = readOrderOrigin(query);
  const link = origin?.kind === 'link' ? await (await import('./origin.ts')).readLink(origin.id, api) : null;
  return link === null ? facts : { ...facts, link };
}

export const sourcesOf = async ({ api, constants, session }: OpenSources): Promise<FormSources> => ({
  api: await api(),
  constants,
  isContractCustomer: bookerOf(selectUser(session.getSnapshot()))?.isContractCustomer === true,
  now: systemClock.now(),
});

/** The form with everything it needs: what was typed before, the price it is for, and who books. */
export async function openForm<Form extends BookingForm, Facts extends BookingFacts>(
  forms: Opened<Form, Facts>,
  { api, constants, session }: OpenSources,
  query: string,
  intent: DraftIntent,
): Promise<OpenAnswer> {
  const early = await sourcesOf({ api, constants, session });
  const ahead = intent === null ? beginAhead(forms, query, early) : undefined;
  await sessionRested(session);
  const { api: calls } = early;
  const user = selectUser(session.getSnapshot());
  const owner = ownerOf(session);
  const sources = await sourcesOf({ api, constants, session });
  const own = await draftsOf(forms, calls, owner, user !== null);
  const anonymous = user === null ? [] : localDrafts(forms, ANONYMOUS);
  const asked = forms.link?.(query, sources) ?? null;
  const link = asked === null || ahead === undefined ? asked : preparedLink(asked, ahead, sources);
  const found = await find({ forms, sources, session, user, owner, query, link, own, anonymous }, intent);
  if (!('form' in found)) return found;
  const { form, draftId, kept } = found;
  const facts = kept === null ? found.facts : await withLink(found.facts, query, calls);
  const sent = user === null ? null : (kept?.sent ?? null);
  return {
    form: sent?.form ?? forms.opened?.(form) ?? form,
    facts,
    step: stepIn(query, forms.service.steps),
    booker: bookerOf(user),
    owner,
    draftId,
    otherDrafts: isAmendmentId(draftId) ? 0 : own.length + anonymous.length - (kept === null ? 0 : 1),
    key: sent?.key ?? randomKey(),
    mark: kept?.mark ?? null,
    isRestored: kept !== null,
    sent,
  };
}
