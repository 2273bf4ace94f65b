import type { BookedService } from '#contract/booked-services.ts';
import type { EnquiryAnswer } from '#contract/calls/ecommerce.ts';
import { CODE } from '#contract/codes.ts';
import type { AskedBoxes, AskedLoad } from '#domain/booking/asked-danger.ts';
import { toFailure } from '#domain/failure.ts';
import { ENQUIRY_NUMBER, isOrderNumber } from '#domain/orders/number.ts';
import { type OrderOrigin, readOrderOrigin } from '#domain/orders/order-link.ts';
import type { RefusedForm } from '#machines/booking/index.ts';
import type { Api } from '../../api/index.ts';
import type { PriceAsked } from './offer-of-kind.ts';
import type { FormOrigin, FormSources, FormWithFacts } from './service-forms.ts';

type Begun<Form, Facts> = FormWithFacts<Form, Facts> | Pick<RefusedForm, 'refused'>;

export interface TakenOption {
  enquiryNo: string;
  optionId: string;
  priceId: string;
  scheduleId: string;
}

/** How a service begins a form from what there is already. */
export interface Beginning<Form, Facts> {
  service: BookedService;
  /** Null for a form that cannot be read. */
  copy(stored: unknown, orderNo: string): Promise<FormWithFacts<Form, Facts>> | null;
  /** Absent where a service is never asked about. */
  take?(asked: object, option: TakenOption): Promise<FormWithFacts<Form, Facts>>;
}

/** An enquiry about goods on a lane, begun at the price of its option. */
export const takeLoad =
  <Form, Facts>(
    factsAt: (asked: PriceAsked) => Promise<Facts>,
    formOf: (asked: AskedLoad & AskedBoxes, option: TakenOption, facts: Facts) => Form,
  ) =>
  async (form: object, option: TakenOption): Promise<FormWithFacts<Form, Facts>> => {
    // The contract says no more of an enquiry's form than that it has fields; one about goods on a lane has these.
    const asked = form as AskedBoxes & AskedLoad;
    const { orgPortCode, dstPortCode } = asked;
    const facts = await factsAt({
      priceId: option.priceId,
      orgPortCode,
      dstPortCode,
      isDanger: asked.isDanger === 'Y',
    });
    return { form: formOf(asked, option, facts), facts };
  };

interface Begins {
  copiedFrom: string;
  /** Of a service that is never asked about there is no enquiry. */
  enquiryNo?: string;
  optionId?: string;
}

/** Null for what is not this user's, and for what is not there at all: the server tells them apart for nobody. */
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

async function copyOrder<Form, Facts>(
  { copy, service }: Beginning<Form, Facts>,
  { api }: FormSources,
  orderNo: string,
): Promise<Begun<Form, Facts>> {
  const order = isOrderNumber(orderNo) ? await ownOrNothing(api.order({ no: orderNo }, { quiet: true })) : null;
  const begun = order === null || order.service !== service ? null : copy(order.form, orderNo);
  return begun ?? { refused: 'unknownOrder' };
}

type Option = EnquiryAnswer['options'][number];

/** An option that can be ordered on the site, with what was asked for it. */
export interface AnsweredOption extends Pick<Option, 'isExpired' | 'lines' | 'scheduleId' | 'validTo'> {
  priceId: string;
  asked: EnquiryAnswer['form'];
  /** What the enquiry became; null while it became nothing. */
  orderNo: string | null;
  now: number;
}

/** One of the user's own options of a service; null where there is none such. */
export async function findOption(
  api: Api,
  service: BookedService,
  { enquiryNo, optionId }: { enquiryNo: string; optionId: string },
): Promise<AnsweredOption | null> {
  const enquiry = ENQUIRY_NUMBER.test(enquiryNo)
    ? await ownOrNothing(api.enquiry({ no: enquiryNo }, { quiet: true }))
    : null;
  const option = enquiry?.options.find((one) => one.optionId === optionId);
  if (enquiry?.service !== service || option === undefined || option.priceId === null) return null;
  const { priceId, scheduleId, lines, validTo, isExpired } = option;
  return {
    ...{ priceId, scheduleId, lines, validTo, isExpired },
    ...{ asked: enquiry.form, orderNo: enquiry.orderNo, now: enquiry.now },
  };
}

async function takeOption<Form, Facts>(
  { service, take }: Beginning<Form, Facts>,
  { api }: FormSources,
  { enquiryNo, optionId }: { enquiryNo: string; optionId: string },
): Promise<Begun<Form, Facts>> {
  const option = await findOption(api, service, { enquiryNo, optionId });
  if (take === undefined || option === null) return { refused: 'unknownOption' };
  if (option.orderNo !== null) return { refused: 'acceptedEnquiry' };
  if (option.isExpired) return { refused: 'expiredOption' };
  const { asked, priceId, scheduleId } = option;
  return take(asked, { enquiryNo, optionId, priceId, scheduleId: scheduleId ?? '' });
}

/** Whether a form was begun from that very thing. */
const isBegunFrom = (form: Begins, origin: OrderOrigin): boolean =>
  origin.kind === 'copy'
    ? form.copiedFrom === origin.orderNo
    : form.enquiryNo === origin.enquiryNo && form.optionId === origin.optionId;

export function beginFrom<Form extends Begins, Facts>(
  beginning: Beginning<Form, Facts>,
  query: string,
  sources: FormSources,
): FormOrigin<Form, Facts> | null {
  const origin = readOrderOrigin(query);
  return origin === null
    ? null
    : {
        isOf: (form) => isBegunFrom(form, origin),
        begin: () =>
          origin.kind === 'copy'
            ? copyOrder(beginning, sources, origin.orderNo)
            : takeOption(beginning, sources, origin),
      };
}
