import { assign, sendTo, setup } from 'xstate';
import { SUCCESS_PAGE_MS } from '#domain/limits.ts';
import { type CheckoutOutput, type CheckoutTold, type CompletedForm, checkoutMachine } from '../checkout/index.ts';
import type { DraftRemoval } from '../draft/index.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { refusalOf } from '../kit/refusal.ts';
import {
  type Arrival,
  type OrderFormEvent,
  type OrderFormTold,
  orderFormMachine,
  type Person,
} from '../order-form/index.ts';
import * as rules from './booking.rules.ts';
import type {
  BookingContext,
  BookingEvent,
  BookingInput,
  DraftChoice,
  DraftWish,
  OpenAnswer,
  OpenRequest,
} from './booking.types.ts';

/** What the chart is built from: every name it uses. */
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
    /** Signing in and out, and the steps the address asks for. */
    surroundings: feed<BookingEvent>('booking.surroundings'),
    open: port<OpenAnswer, OpenRequest>('booking.open'),
    dropDraft: port<void, DraftRemoval | null>('booking.dropDraft'),
  },
  actions: {
    storeOpened: assign((_, { opened }: { opened: OpenAnswer }) => rules.openedBy(opened)),
    storeRefused: assign((_, { opened }: { opened: OpenAnswer }) => rules.refusedBy(opened)),
    storeOffered: assign((_, { opened }: { opened: OpenAnswer }) => rules.offeredBy(opened)),
    storeWish: assign(({ context }, { wish }: { wish: DraftWish }) => rules.blankContext(context.service, wish)),
    wantAllDrafts: assign(({ context }) => rules.blankContext(context.service, { kind: 'all' })),
    /** Another person's form and wish are none of theirs. */
    forgetForm: assign(({ context }) => rules.blankContext(context.service, null)),
    forgetRemoved: assign(({ context }) => rules.blankContext(context.service, context.wish)),
    storeRemoval: assign(({ context }, { choice }: { choice: DraftChoice }) => rules.removing(context, choice)),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    storePerson: assign((_, { booker, owner }: Person) => ({ person: { booker, owner } })),
    storeCompleted: assign((_, { completed }: { completed: CompletedForm }) => ({ completed })),
    storeAgreed: assign(({ context }, { kind }: Extract<CheckoutTold, { type: 'checkout.agreed' }>) => ({
      agreed: [...context.agreed, kind],
    })),
    storeSent: assign((_, { sent }: Extract<CheckoutTold, { type: 'checkout.sent' }>) => ({ sent })),
    storeOrder: assign((_, { output }: { output: CheckoutOutput }) => ({ order: output.order, sent: null })),
    /** What the form and the checkout have to know of each other, and of the world. */
    tellForm: sendTo('form', (_, { event }: { event: OrderFormEvent }) => event),
    tellCheckout: sendTo(
      'checkout',
      (_, { event }: { event: Extract<OrderFormTold, { completed: CompletedForm }> }) => event,
    ),
    tellFormMend: sendTo('form', (_, { output: { fields, refusal } }: { output: CheckoutOutput }) => ({
      type: 'form.mend',
      fields,
      refusal,
    })),
    tellFormPlaced: sendTo('form', { type: 'form.placed' }),
    /** The login dialog opens over the form, or where none is. */
    askSignIn: effect<{ isOverForm: boolean }>(),
    /** Where a placed order is shown. */
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
