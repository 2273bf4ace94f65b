import { type AnyActorRef, createActor, fromCallback, fromPromise, type SnapshotFrom, setup, waitFor } from 'xstate';
import type { BookingFacts, BookingForm, BookingService } from '#domain/booking/service.ts';
import { type BookingEvent, bookingMachine, type OpenAnswer, type OpenRequest } from '#machines/booking/index.ts';
import { agreementText } from '#machines/checkout/checkout.cases.ts';
import {
  type AgreementText,
  type CheckoutEvent,
  checkoutMachine,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/checkout/index.ts';
import { type DraftRemoval, draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { type OpenedForm, orderFormMachine } from '#machines/order-form/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { sampleQuote } from '#machines/order-form/order-form.sample.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import type { ReadingInput, ReadingOutput, readingMachine } from '#machines/reading/index.ts';
import type { ReadingContext } from '#machines/reading/reading.types.ts';

type Pricer = (request: PriceRequest) => Promise<PriceQuote>;

const samePrice: Pricer = async () => sampleQuote;
const priceOf = (quote: Pricer) => fromPromise<PriceQuote, PriceRequest>(({ input }) => quote(input));

/** A form whose price never changes, unless another pricer is given, and whose draft stays in the browser. */
export const readyForm = (keepHere: (draft: KeptDraft) => void = () => undefined, quote: Pricer = samePrice) =>
  orderFormMachine.provide({
    actors: {
      pricing: pricingMachine.provide({ actors: { quote: priceOf(quote) } }),
      draft: draftMachine.provide({
        actors: {
          keepHere: fromPromise<void, KeptDraft>(async ({ input }) => keepHere(input)),
          save: fromPromise<SaveAnswer, KeptDraft>(async () => {
            throw new Error('off');
          }),
          remove: fromPromise<void, DraftRemoval>(async () => undefined),
        },
      }),
    },
  });

/** An agreement that is read as it opens. A machine, as its view selects from the context of one. */
const readAtOnce = setup({
  types: { context: {} as ReadingContext, input: {} as ReadingInput, output: {} as ReadingOutput },
}).createMachine({
  id: 'reading',
  context: ({ input: { code } }) => ({ code, endsAt: 0, now: 0, outcome: { kind: 'read', code } }),
  initial: 'finished',
  states: { finished: { type: 'final' } },
  output: ({ context }) => context.outcome,
}) as unknown as typeof readingMachine;

interface Ports {
  open: () => Promise<OpenAnswer>;
  placeOrder: (request: OrderRequest) => Promise<OrderAnswer>;
  keepHere?: (draft: KeptDraft) => void;
  /** Beside the form. */
  quote?: Pricer;
}

/** A booking whose price never changes, whose agreements are read as they come, and whose drafts stay in the browser. */
export function readyBooking({ open, placeOrder, keepHere = () => undefined, quote = samePrice }: Ports) {
  return bookingMachine.provide({
    actors: {
      surroundings: fromCallback<BookingEvent, undefined>(() => undefined),
      checkout: checkoutMachine.provide({
        actors: {
          connection: fromCallback<CheckoutEvent, undefined>(() => undefined),
          quote: priceOf(samePrice),
          expiry: fromPromise<void, { at: number; now: number }>(() => new Promise(() => undefined)),
          loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementText['kind'] }>(
            async ({ input: { kind } }) => agreementText(kind),
          ),
          reading: readAtOnce,
          recordProtocol: fromPromise<void, { basicEntId: string | null; version: string }>(async () => undefined),
          placeOrder: fromPromise<OrderAnswer, OrderRequest>(({ input }) => placeOrder(input)),
        },
      }),
      open: fromPromise<OpenAnswer, OpenRequest>(open),
      orderForm: readyForm(keepHere, quote),
    },
  });
}

/** The form and the facts of a service, some of them changed. */
export interface Changes<Form, Facts> {
  form?: Partial<Form>;
  facts?: Partial<Facts>;
}

/** Opens a service's booking at one of its steps, without a parent actor. */
export const bookingsOf = <Form extends BookingForm, Facts extends BookingFacts>(
  service: BookingService,
  whole: { form: Form; facts: Facts },
) => {
  const opened = (step: string, { form = {}, facts = {} }: Changes<Form, Facts> = {}): OpenedForm => ({
    ...openedForm,
    step,
    form: { ...whole.form, ...form },
    facts: { ...whole.facts, ...facts },
  });
  const start = async (step: string, changes?: Changes<Form, Facts>) => {
    const placeOrder = () => new Promise<never>(() => undefined);
    const machine = readyBooking({ open: async () => opened(step, changes), placeOrder });
    const actor = createActor(machine, { input: { service } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    return actor;
  };
  return { opened, start };
};

/** Waits for a state, not for ever: a chart that cannot get there any more fails the test at once. */
export const reached = <Ref extends AnyActorRef>(actor: Ref, is: (snapshot: SnapshotFrom<Ref>) => boolean) =>
  waitFor(actor, is, { timeout: 5_000 });
