import type { BookedService } from '#contract/booked-services.ts';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import { type BookingFacts, PROMISES, type SharedOrderLink } from '#domain/booking/service.ts';
import { toFailure } from '#domain/failure.ts';
import { ENQUIRY_NUMBER, isOrderNumber, TEMPLATE_ID } from '#domain/orders/number.ts';
import type { OrderOrigin } from '#domain/orders/order-link.ts';
import type { RefusedForm } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import type { FormOrigin, FormSources, FormWithFacts, ServiceForms } from './service-forms.ts';

type Prefilled<Form, Facts> = FormWithFacts<Form, Facts> | Pick<RefusedForm, 'refused'>;

/** The parts of a service's forms that prefill one from an order or an enquiry. */
type Beginning<Form extends object, Facts extends BookingFacts> = Pick<
  ServiceForms<Form, Facts, object>,
  'at' | 'code' | 'copyOf' | 'factsOf' | 'others' | 'read' | 'take'
>;

const atPrice = async <Form extends object, Facts extends BookingFacts>(
  { at, factsOf }: Beginning<Form, Facts>,
  form: Form,
  sources: FormSources,
): Promise<FormWithFacts<Form, Facts>> =>
  at === undefined ? { form, facts: await factsOf(form, sources) } : at(form, sources);

/** References from a form to its origin; services without enquiries have only `copiedFrom`. */
interface Prefill {
  copiedFrom?: string;
  enquiryNo?: string;
  optionId?: string;
}

/** Returns null for "not found": the server answers the same for another user's records. */
async function ownOrNothing<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    const failure = toFailure(error);
    if (failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput))
      return null;
    throw error;
  }
}

const ownOrder = ({ api }: FormSources, orderNo: string) =>
  isOrderNumber(orderNo) ? ownOrNothing(api.order({ no: orderNo })) : null;

/** Loads the facts for amending an order; leaves out other departures when that request fails. */
export async function factsToAmend<Form extends object, Facts extends BookingFacts>(
  { factsOf, others }: Pick<ServiceForms<Form, Facts, object>, 'factsOf' | 'others'>,
  form: Form,
  sources: FormSources,
): Promise<Facts> {
  const [facts, listed] = await Promise.all([
    factsOf(form, sources),
    others?.(form, sources.api).catch(() => []) ?? null,
  ]);
  return listed === null ? facts : { ...facts, others: listed };
}

/** The order as it was placed, at the price it has, with what is agreed to still to be agreed to. */
export async function amendOrder<Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  sources: FormSources,
  { orderNo, priceId }: { orderNo: string; priceId: string },
): Promise<Prefilled<Form, Facts>> {
  const { code, read } = beginning;
  const order = await ownOrder(sources, orderNo);
  const booked = order?.service === code ? read(order.form) : null;
  if (order === null || booked === null) return { refused: 'unknownOrder' };
  if (order.mayAmend !== true) return { refused: 'notAmendable' };
  const own = (booked as { priceId?: string }).priceId ?? '';
  const form = { ...(priceId === '' || priceId === own ? booked : atOther(booked, priceId)), ...promises(booked) };
  const { lines, totals, amendments = [] } = order;
  const amends = { orderNo, seen: amendments[0]?.no ?? 0, price: { lines, totals }, priceId: own };
  return { form, facts: { ...(await factsToAmend(beginning, form, sources)), amends } };
}

const atOther = <Form extends object>(form: Form, priceId: string): Form =>
  'priceId' in form ? { ...withoutPrice(form), priceId } : form;

const promises = (form: object) => Object.fromEntries(PROMISES.filter((key) => key in form).map((key) => [key, false]));

async function copyOrder<Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  sources: FormSources,
  orderNo: string,
): Promise<Prefilled<Form, Facts>> {
  const { code, read, copyOf } = beginning;
  const order = await ownOrder(sources, orderNo);
  const booked = order?.service === code ? read(order.form) : null;
  if (booked === null || copyOf === undefined) return { refused: 'unknownOrder' };
  return atPrice(beginning, copyOf(booked, orderNo), sources);
}

/** A price, and a sailing or the day of a flight with it, are of their time. */
const withoutPrice = <Form extends object>(form: Form): Form => ({
  ...form,
  ...Object.fromEntries(['priceId', 'scheduleId', 'flightDay'].filter((key) => key in form).map((key) => [key, ''])),
});

async function takeTemplate<Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  sources: FormSources,
  id: string,
): Promise<Prefilled<Form, Facts>> {
  const { code, read, copyOf } = beginning;
  const kept = TEMPLATE_ID.test(id) ? await ownOrNothing(sources.api.templateList({ id })) : null;
  const [template] = kept?.items ?? [];
  const form = template?.service === code && template.form !== null ? read(template.form) : null;
  if (form === null || copyOf === undefined) return { refused: 'unknownTemplate' };
  return atPrice(beginning, withoutPrice(copyOf(form, id)), sources);
}

/** Reads a shared order form; null when the link is unknown, expired, revoked or shares something else. */
async function openLink(api: Api, id: string) {
  const held = id === '' ? null : await ownOrNothing(api.sharedContent({ id }));
  return held?.kind === 'order' ? held : null;
}

type OpenedLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

const linkFacts = ({ createdAt, expiresAt, content: { price } }: OpenedLink): SharedOrderLink => ({
  createdAt,
  expiresAt,
  price,
});

/** Reads the link that a resumed form started from; null when it can no longer be read. */
export async function readLink(id: string, api: Api): Promise<SharedOrderLink | null> {
  const opened = await openLink(api, id).catch(() => null);
  return opened && linkFacts(opened);
}

async function takeLink<Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  sources: FormSources,
  id: string,
): Promise<Prefilled<Form, Facts>> {
  const opened = await openLink(sources.api, id);
  const typed = opened?.content.service === beginning.code ? beginning.read(opened.content.form) : null;
  if (opened === null || typed === null) return { refused: 'goneLink' };
  const { form, facts } = await atPrice(beginning, typed, sources);
  return { form, facts: { ...facts, link: linkFacts(opened) } };
}

type Option = EnquiryAnswer['options'][number];

/** An option that can be ordered on the site, with what was asked for it. */
export interface AnsweredOption extends Pick<Option, 'isExpired' | 'lines' | 'scheduleId' | 'validTo'> {
  priceId: string;
  asked: EnquiryAnswer['form'];
  /** Order placed from the enquiry; null when there is none. */
  orderNo: string | null;
  now: number;
}

/** One of the user's own options of a service; null where there is none such. */
export async function findOption(
  api: Api,
  service: BookedService,
  { enquiryNo, optionId }: { enquiryNo: string; optionId: string },
): Promise<AnsweredOption | null> {
  const enquiry = ENQUIRY_NUMBER.test(enquiryNo) ? await ownOrNothing(api.enquiry({ no: enquiryNo })) : null;
  const option = enquiry?.options.find((one) => one.optionId === optionId);
  if (enquiry?.service !== service || option === undefined || option.priceId === null) return null;
  const { priceId, scheduleId, lines, validTo, isExpired } = option;
  return {
    ...{ priceId, scheduleId, lines, validTo, isExpired },
    ...{ asked: enquiry.form, orderNo: enquiry.orderNo, now: enquiry.now },
  };
}

async function takeOption<Form extends object, Facts extends BookingFacts>(
  { code, take }: Beginning<Form, Facts>,
  sources: FormSources,
  { enquiryNo, optionId }: { enquiryNo: string; optionId: string },
): Promise<Prefilled<Form, Facts>> {
  const option = await findOption(sources.api, code, { enquiryNo, optionId });
  if (take === undefined || option === null) return { refused: 'unknownOption' };
  if (option.orderNo !== null) return { refused: 'acceptedEnquiry' };
  if (option.isExpired) return { refused: 'expiredOption' };
  const { asked, priceId, scheduleId } = option;
  return take(asked, { enquiryNo, optionId, priceId, scheduleId: scheduleId ?? '' }, sources);
}

/** True when the draft continues this origin; links and amendments always start a new form. */
function isPrefilledFrom(form: Prefill, origin: OrderOrigin): boolean {
  if (origin.kind === 'copy') return form.copiedFrom === origin.orderNo;
  if (origin.kind === 'template') return form.copiedFrom === origin.id;
  return origin.kind === 'enquiry' && form.enquiryNo === origin.enquiryNo && form.optionId === origin.optionId;
}

function begin<Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  sources: FormSources,
  origin: OrderOrigin,
): Promise<Prefilled<Form, Facts>> {
  switch (origin.kind) {
    case 'amend':
      return amendOrder(beginning, sources, origin);
    case 'copy':
      return copyOrder(beginning, sources, origin.orderNo);
    case 'template':
      return takeTemplate(beginning, sources, origin.id);
    case 'enquiry':
      return takeOption(beginning, sources, origin);
    case 'link':
      return takeLink(beginning, sources, origin.id);
  }
}

export const beginFrom = <Form extends object, Facts extends BookingFacts>(
  beginning: Beginning<Form, Facts>,
  origin: OrderOrigin,
  sources: FormSources,
): FormOrigin<Form, Facts> => ({
  isOf: (form) => isPrefilledFrom(form as Prefill, origin),
  isOpenToAll: origin.kind === 'link',
  isAmendment: origin.kind === 'amend',
  begin: () => begin(beginning, sources, origin),
});
