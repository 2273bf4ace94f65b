import { CODE } from '#contract/codes.ts';
import { type AskedGoods, copyOfOrder, formOfEnquiry, withoutPrice } from '#domain/booking/services/fcl/begin.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { toFailure } from '#domain/failure.ts';
import { type OrderOrigin, readOrderOrigin } from '#domain/orders/fcl-order-link.ts';
import { ENQUIRY_NUMBER, isOrderNumber } from '#domain/orders/number.ts';
import type { RefusedForm } from '#machines/booking/index.ts';
import type { FormOrigin, FormSources, FormWithFacts } from '../service-forms.ts';
import { readFacts } from './facts.ts';
import { laneOf, readFclForm } from './form.ts';

type Begun = FormWithFacts<FclForm, FclFacts> | Pick<RefusedForm, 'refused'>;

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

/** The goods as they were booked; their price while it can still be booked, and none where it cannot. */
async function copyOrder(sources: FormSources, orderNo: string): Promise<Begun> {
  const { api } = sources;
  const order = isOrderNumber(orderNo) ? await ownOrNothing(api.order({ no: orderNo }, { quiet: true })) : null;
  const booked = order === null ? null : readFclForm(order.form);
  if (booked === null) return { refused: 'unknownOrder' };
  const form = copyOfOrder(booked, orderNo);
  const facts = await readFacts(sources, laneOf(form));
  return facts.sailing?.isBookable
    ? { form, facts }
    : { form: withoutPrice(form), facts: { ...facts, offer: null, sailing: null } };
}

async function takeOption(
  sources: FormSources,
  { enquiryNo, optionId }: { enquiryNo: string; optionId: string },
): Promise<Begun> {
  const { api } = sources;
  const enquiry = ENQUIRY_NUMBER.test(enquiryNo)
    ? await ownOrNothing(api.enquiry({ no: enquiryNo }, { quiet: true }))
    : null;
  const option = enquiry?.options.find((one) => one.optionId === optionId);
  if (enquiry?.service !== 'fcl' || option === undefined || option.priceId === null)
    return { refused: 'unknownOption' };
  if (enquiry.orderNo !== null) return { refused: 'acceptedEnquiry' };
  if (option.isExpired) return { refused: 'expiredOption' };
  const { priceId, scheduleId } = option;
  // The contract says no more of an enquiry's form than that it has fields; one of this service has these.
  const { orgPortCode, dstPortCode, isDanger, ...asked } = enquiry.form as unknown as AskedGoods;
  const facts = await readFacts(sources, { priceId, orgPortCode, dstPortCode, isDanger: isDanger === 'Y' });
  const taken = { enquiryNo, optionId, priceId, scheduleId: scheduleId ?? '' };
  return { form: formOfEnquiry({ orgPortCode, dstPortCode, isDanger, ...asked }, taken, facts), facts };
}

/** Whether a form was begun from that very thing. */
const isBegunFrom = (form: FclForm, origin: OrderOrigin): boolean =>
  origin.kind === 'copy'
    ? form.copiedFrom === origin.orderNo
    : form.enquiryNo === origin.enquiryNo && form.optionId === origin.optionId;

export function originOf(query: string, sources: FormSources): FormOrigin<FclForm, FclFacts> | null {
  const origin = readOrderOrigin(query);
  return origin === null
    ? null
    : {
        isOf: (form) => isBegunFrom(form, origin),
        begin: () => (origin.kind === 'copy' ? copyOrder(sources, origin.orderNo) : takeOption(sources, origin)),
      };
}
