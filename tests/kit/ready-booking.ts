import { fromCallback, fromPromise } from 'xstate';
import { agreementText } from '#machines/booking/booking.cases.ts';
import { sampleQuote } from '#machines/booking/booking.sample.ts';
import {
  type AgreementText,
  type BookingEvent,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/booking/index.ts';
import { type DraftRemoval, draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import type { ReadingInput, ReadingOutput, readingMachine } from '#machines/reading/index.ts';

interface Ports {
  open: () => Promise<OpenAnswer>;
  placeOrder: (request: OrderRequest) => Promise<OrderAnswer>;
  keepHere?: (draft: KeptDraft) => void;
}

/** A booking whose price never changes, whose agreements are read as they come, and whose drafts stay in the browser. */
export function readyBooking({ open, placeOrder, keepHere = () => undefined }: Ports) {
  const quiet = fromCallback<BookingEvent, undefined>(() => undefined);
  const price = fromPromise<PriceQuote, PriceRequest>(async () => sampleQuote);
  return bookingMachine.provide({
    actors: {
      surroundings: quiet,
      connection: quiet,
      open: fromPromise<OpenAnswer, OpenRequest>(open),
      quote: price,
      pricing: pricingMachine.provide({ actors: { quote: price } }),
      draft: draftMachine.provide({
        actors: {
          keepHere: fromPromise<void, KeptDraft>(async ({ input }) => keepHere(input)),
          save: fromPromise<SaveAnswer, KeptDraft>(async () => {
            throw new Error('off');
          }),
          remove: fromPromise<void, DraftRemoval>(async () => undefined),
        },
      }),
      expiry: fromPromise<void, { at: number; now: number }>(() => new Promise(() => undefined)),
      loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementText['kind'] }>(
        async ({ input: { kind } }) => agreementText(kind),
      ),
      reading: fromPromise<ReadingOutput, ReadingInput>(async ({ input: { code } }) => ({
        kind: 'read',
        code,
      })) as unknown as typeof readingMachine,
      recordProtocol: fromPromise<void, { basicEntId: string | null; version: string }>(async () => undefined),
      placeOrder: fromPromise<OrderAnswer, OrderRequest>(({ input }) => placeOrder(input)),
    },
  });
}
