import { assign, sendTo, setup } from 'xstate';
import type { AgreementKind, Booker } from '#domain/booking/service.ts';
import { feed, port } from '../kit/port.ts';
import { refusalOf } from '../kit/refusal.ts';
import type { PriceQuote, PriceRequest } from '../pricing/index.ts';
import { type ReadingOutput, readingMachine } from '../reading/index.ts';
import * as rules from './checkout.rules.ts';
import type {
  AgreementText,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  CheckoutOutput,
  CompletedForm,
  OrderAnswer,
  OrderRequest,
} from './checkout.types.ts';

const parent = ({ context }: { context: CheckoutContext }) => context.parent;

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CheckoutOutput,
    children: {} as { reading: 'reading' },
    tags: {} as 'busy',
  },
  actors: {
    reading: readingMachine,
    connection: feed<CheckoutEvent>('checkout.connection'),
    quote: port<PriceQuote, PriceRequest>('checkout.quote'),
    /** Resolves when the price expires. */
    expiry: port<void, { at: number; now: number }>('checkout.expiry'),
    loadAgreement: port<AgreementText, { service: string; kind: AgreementKind }>('checkout.loadAgreement'),
    recordProtocol: port<void, { basicEntId: string | null; version: string }>('checkout.recordProtocol'),
    placeOrder: port<OrderAnswer, OrderRequest>('checkout.placeOrder'),
  },
  actions: {
    storeForm: assign(({ context }, { completed }: { completed: CompletedForm }) =>
      rules.withChangedForm(context, completed),
    ),
    storeBooker: assign(({ context }, { booker, completed }: { booker: Booker | null; completed: CompletedForm }) => ({
      booker,
      ...rules.withChangedForm(context, completed),
    })),
    storeQuote: assign(({ context }, { quote }: { quote: PriceQuote }) => ({
      previous: rules.changedPriceFor(context, quote),
      price: rules.seen(context, quote),
      refusal: null,
    })),
    storeChanged: assign(({ context }, { answer }: { answer: OrderAnswer }) =>
      answer.kind === 'changed'
        ? {
            price: rules.seen(context, answer.quote),
            previous: context.placing.amends?.price ?? answer.previous,
            sent: null,
          }
        : {},
    ),
    forgetPrevious: assign({ previous: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    storeRefusal: assign((_, { answer }: { answer: OrderAnswer }) => rules.afterAnswer(answer)),
    storeAgreement: assign(({ context }, { agreement }: { agreement: AgreementText }) => ({
      agreement: { ...agreement, kind: rules.pendingAgreements(context)[0]! },
    })),
    storeAgreed: assign(({ context }) => ({
      agreed: [...context.agreed, context.agreement!.kind],
      booker: rules.withProtocol(context),
      agreement: null,
    })),
    storeSent: assign(({ context }) => ({ sent: rules.sentOrderOf(context) })),
    storeOrder: assign((_, { answer }: { answer: OrderAnswer }) => ({
      outcome: { order: answer.kind === 'placed' ? answer.order : null, fields: null },
      sent: null,
    })),
    tellQuoted: sendTo(parent, ({ context }) => ({ type: 'checkout.quoted', price: context.price! })),
    tellReviewing: sendTo(parent, { type: 'checkout.reviewing' }),
    tellReviewed: sendTo(parent, { type: 'checkout.reviewed' }),
    tellAgreed: sendTo(parent, ({ context }) => ({ type: 'checkout.agreed', kind: context.agreed.at(-1)! })),
    tellSent: sendTo(parent, ({ context }) => ({ type: 'checkout.sent', sent: context.sent })),
    tellExpired: sendTo(parent, { type: 'checkout.expired' }),
  },
  guards: {
    isSent: ({ context }) => context.sent !== null,
    isOtherPrice: ({ context }, { quote }: { quote: PriceQuote }) => rules.changedPriceFor(context, quote) !== null,
    hasBooker: ({ context }) => context.booker !== null,
    isSignedIn: (_, { booker }: { booker: Booker | null }) => booker !== null,
    hasPending: ({ context }) => rules.pendingAgreements(context).length > 0,
    isRead: (_, { output }: { output: ReadingOutput }) => output.kind === 'read',
    isProtocolRead: ({ context }, { output }: { output: ReadingOutput }) =>
      output.kind === 'read' && context.agreement?.kind === 'protocol',
    isAnswer: (_, { answer, kind }: { answer: OrderAnswer; kind: OrderAnswer['kind'] }) => answer.kind === kind,
  },
});
