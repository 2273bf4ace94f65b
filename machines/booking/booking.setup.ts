import { assign, sendTo, setup } from 'xstate';
import { SUCCESS_PAGE_MS } from '#domain/limits.ts';
import { type CheckoutOutput, type CheckoutReport, type CompletedForm, checkoutMachine } from '../checkout/index.ts';
import type { DraftRemoval } from '../draft/index.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { refusalOf } from '../kit/refusal.ts';
import {
  type Arrival,
  type OrderFormEvent,
  type OrderFormReport,
  orderFormMachine,
  type Person,
} from '../order-form/index.ts';
import * as rules from './booking.rules.ts';
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  DraftChoice,
  DraftIntent,
  OpenAnswer,
  OpenRequest,
} from './booking.types.ts';

export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    children: {} as { checkout: 'checkout'; form: 'orderForm' },
    tags: {} as 'busy',
  },
  actors: {
    checkout: checkoutMachine,
    orderForm: orderFormMachine,
    /** Sign-in and sign-out events, and steps requested by the URL. */
    surroundings: feed<BookingEvent>('booking.surroundings'),
    open: port<OpenAnswer, OpenRequest>('booking.open'),
    dropDraft: port<void, DraftRemoval | null>('booking.dropDraft'),
  },
  actions: {
    storeOpened: assign((_, { opened }: { opened: OpenAnswer }) => rules.openedContext(opened)),
    storeRefused: assign((_, { opened }: { opened: OpenAnswer }) => rules.refusedContext(opened)),
    storeOffered: assign((_, { opened }: { opened: OpenAnswer }) => rules.offeredContext(opened)),
    storeIntent: assign(({ context }, { intent }: { intent: DraftIntent }) =>
      rules.blankContext(context.service, intent),
    ),
    wantAllDrafts: assign(({ context }) => rules.blankContext(context.service, { kind: 'all' })),
    /** Drops the form and the draft intent: they belong to the previous user. */
    forgetForm: assign(({ context }) => rules.blankContext(context.service, null)),
    forgetRemoved: assign(({ context }) => rules.blankContext(context.service, context.intent)),
    storeRemoval: assign(({ context }, { choice }: { choice: DraftChoice }) => rules.removalOf(context, choice)),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    storePerson: assign((_, { booker, owner }: Person) => ({ person: { booker, owner } })),
    storeCompleted: assign((_, { completed }: { completed: CompletedForm }) => ({ completed })),
    storeAgreed: assign(({ context }, { kind }: Extract<CheckoutReport, { type: 'checkout.agreed' }>) => ({
      agreed: [...context.agreed, kind],
    })),
    storeSent: assign((_, { sent }: Extract<CheckoutReport, { type: 'checkout.sent' }>) => ({ sent })),
    storeOrder: assign((_, { output }: { output: CheckoutOutput }) => ({ order: output.order, sent: null })),
    /** Forwards an event to the form. */
    tellForm: sendTo('form', (_, { event }: { event: OrderFormEvent }) => event),
    tellCheckout: sendTo(
      'checkout',
      (_, { event }: { event: Extract<OrderFormReport, { completed: CompletedForm }> }) => event,
    ),
    tellFormMend: sendTo('form', (_, { output: { fields, refusal } }: { output: CheckoutOutput }) => ({
      type: 'form.mend',
      fields,
      refusal,
    })),
    tellFormPlaced: sendTo('form', { type: 'form.placed' }),
    /** Opens the login dialog, over the form if there is one. */
    askSignIn: effect<{ isOverForm: boolean }>(),
    /** Opens the page of a placed order. */
    showPlaced: effect<{ orderNo: string; path: string | null; isAmended: boolean; isPassed: boolean }>(),
  },
  guards: {
    isRefused: (_, { opened }: { opened: OpenAnswer }) => 'refused' in opened,
    isOffered: (_, { opened }: { opened: OpenAnswer }) => 'choices' in opened,
    isOther: ({ context }, { owner }: Arrival) => owner !== context.person.owner,
    isNobody: (_, { booker }: Arrival) => booker === null,
    isVisitor: ({ context }) => context.person.booker === null,
    isPlaced: (_, { output }: { output: CheckoutOutput }) => output.order !== null,
  },
  delays: { successPage: SUCCESS_PAGE_MS },
});
