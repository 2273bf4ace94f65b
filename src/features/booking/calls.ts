import { safeParse } from 'valibot';
import type { BookedService } from '#contract/booked-services.ts';
import { draftSchema } from '#contract/calls/drafts.ts';
import { changedPrice } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { BookingForm } from '#domain/booking/service.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { AgreementText, OrderAnswer, PlacedOrder } from '#machines/checkout/index.ts';
import type { KeptDraft, SaveAnswer } from '#machines/draft/index.ts';
import type { Api } from '#src/api/index.ts';
import { isOnline } from '#src/browser/connection.ts';

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

export async function answered(placed: Promise<PlacedOrder>): Promise<OrderAnswer> {
  try {
    return { kind: 'placed', order: await placed };
  } catch (error) {
    return answerOf(toFailure(error));
  }
}

export async function loadAgreement(
  api: Api,
  asked: { service: BookedService; kind: AgreementText['kind'] },
  signal: AbortSignal,
): Promise<AgreementText> {
  const { body, ...text } = await api.chargeAgreement(asked, { signal });
  return { kind: asked.kind, ...text, ...body };
}

interface Saved {
  service: BookedService;
  title: string;
  read: (value: unknown) => BookingForm | null;
}

/** A draft that was removed elsewhere while it is typed on here becomes a new one. */
export async function saveDraft(api: Api, kept: KeptDraft, saved: Saved): Promise<SaveAnswer> {
  try {
    return await trySaving(api, kept, saved);
  } catch (error) {
    const failure = toFailure(error);
    const isGone = failure.kind === 'refused' && failure.code === CODE.notFound && kept.mark !== null;
    if (!isGone) throw error;
    return trySaving(api, { ...kept, mark: null }, saved);
  }
}

async function trySaving(api: Api, { mark, form }: KeptDraft, { service, title, read }: Saved): Promise<SaveAnswer> {
  try {
    const { id, version } = await api.saveDraft({ ...(mark ?? {}), service, title, form: { ...form } });
    return { kind: 'saved', mark: { id, version } };
  } catch (error) {
    const failure = toFailure(error);
    const later = failure.kind === 'refused' ? safeParse(draftSchema, failure.details) : null;
    const theirs = later?.success === true ? read(later.output.form) : null;
    if (later?.success !== true || theirs === null) throw error;
    const { id, version } = later.output;
    return { kind: 'conflict', later: { id, version, form: theirs } };
  }
}
