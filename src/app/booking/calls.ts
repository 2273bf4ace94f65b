import { safeParse } from 'valibot';
import { draftSchema } from '#contract/calls/drafts.ts';
import { changedPrice } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { BookingForm } from '#domain/booking/service.ts';
import { fclReaders } from '#domain/booking/services/fcl/service.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { AgreementText, OrderAnswer, OrderRequest } from '#machines/checkout/index.ts';
import type { KeptDraft, SaveAnswer } from '#machines/draft/index.ts';
import type { PriceQuote, PriceRequest } from '#machines/pricing/index.ts';
import type { Api } from '../../api/index.ts';
import { isOnline } from '../../browser/online.ts';
import { readForm } from './form.ts';

type FclPart = Parameters<Api['quote']>[0]['part'];

export const quote = (api: Api, { service, form }: PriceRequest, signal: AbortSignal): Promise<PriceQuote> =>
  api.quote({ service: 'fcl', part: fclReaders.pricedOf(service, form) as FclPart }, { signal, quiet: true });

/** The server's refusal as the booking tells them apart; what was sent and not answered is not a refusal. */
function answerOf(failure: Failure): OrderAnswer {
  switch (failure.kind) {
    case 'expired':
      return { kind: 'expired' };
    case 'offline':
      return isOnline() ? { kind: 'unanswered', message: failure.message } : { kind: 'offline' };
    case 'refused': {
      const changed = safeParse(changedPrice, failure.details);
      if (failure.code === CODE.priceExpired && changed.success) {
        const { previous, ...fresh } = changed.output;
        return { kind: 'changed', quote: fresh, previous };
      }
      if (failure.code === CODE.invalidInput && failure.fields !== undefined)
        return { kind: 'fields', fields: failure.fields, message: failure.message };
      return { kind: 'refused', code: failure.code, message: failure.message };
    }
    default:
      return { kind: 'unanswered', message: failure.message };
  }
}

export async function placeOrder(api: Api, { service, key, quoteId, form }: OrderRequest): Promise<OrderAnswer> {
  try {
    const booked = fclReaders.formOf(service, form);
    const options = { idempotencyKey: key, quiet: true };
    const { enquiryNo: no, optionId } = booked;
    const order = await (no === ''
      ? api.placeOrder({ service: 'fcl', quoteId, form: booked }, options)
      : api.acceptEnquiry({ no, optionId, quoteId, form: booked }, options));
    return { kind: 'placed', order };
  } catch (error) {
    return answerOf(toFailure(error));
  }
}

export async function loadAgreement(
  api: Api,
  { kind }: { kind: AgreementText['kind'] },
  signal: AbortSignal,
): Promise<AgreementText> {
  const { body, ...text } = await api.chargeAgreement({ service: 'fcl', kind }, { signal, quiet: true });
  return { kind, ...text, ...body };
}

/** A draft that was removed elsewhere while it is typed on here becomes a new one. */
export async function saveDraft(api: Api, kept: KeptDraft): Promise<SaveAnswer> {
  try {
    return await trySaving(api, kept);
  } catch (error) {
    const failure = toFailure(error);
    const isGone = failure.kind === 'refused' && failure.code === CODE.notFound && kept.mark !== null;
    if (!isGone) throw error;
    return trySaving(api, { ...kept, mark: null });
  }
}

async function trySaving(api: Api, { service, mark, form }: KeptDraft): Promise<SaveAnswer> {
  try {
    const { id, version } = await api.saveDraft(
      { ...(mark ?? {}), service: 'fcl', title: titleOf(service, form), form: { ...form } },
      { quiet: true },
    );
    return { kind: 'saved', mark: { id, version } };
  } catch (error) {
    const failure = toFailure(error);
    const later = failure.kind === 'refused' ? safeParse(draftSchema, failure.details) : null;
    const theirs = later?.success === true ? readForm(later.output.form) : null;
    if (later?.success !== true || theirs === null) throw error;
    const { id, version } = later.output;
    return { kind: 'conflict', later: { id, version, form: theirs } };
  }
}

/** Drafts are called by where the goods go and what they are. */
export const titleOf = (service: string, form: BookingForm): string => {
  const { orgPortCode, dstPortCode, cargo } = fclReaders.formOf(service, form);
  return [orgPortCode, dstPortCode, cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100);
};
