import { assign, sendTo, setup } from 'xstate';
import type { AgreementKind } from '#domain/booking/service.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { SUCCESS_PAGE_MS, TELL_INTERVAL_MS } from '#domain/limits.ts';
import { type DraftRemoval, type DraftSnapshot, draftMachine } from '../draft/index.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { type PriceQuote, type PriceRequest, type PricingSnapshot, pricingMachine } from '../pricing/index.ts';
import { type ReadingOutput, readingMachine } from '../reading/index.ts';
import { type UploadsSnapshot, uploadsMachine } from '../uploads/index.ts';
import * as rules from './booking.rules.ts';
import type {
  AgreementText,
  Arrival,
  BookingContext,
  BookingEvent,
  BookingInput,
  DraftChoice,
  DraftWish,
  OpenAnswer,
  OpenRequest,
  OrderAnswer,
  OrderRequest,
} from './booking.types.ts';

/** What the chart is built from: every name it uses. */
export const bookingSetup = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    children: {} as { draft: 'draft'; pricing: 'pricing'; reading: 'reading'; uploads: 'uploads' },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    draft: draftMachine,
    pricing: pricingMachine,
    reading: readingMachine,
    uploads: uploadsMachine,
    /** Signing in and out, and the steps the address asks for. */
    surroundings: feed<BookingEvent>('booking.surroundings'),
    connection: feed<BookingEvent>('booking.connection'),
    open: port<OpenAnswer, OpenRequest>('booking.open'),
    dropDraft: port<void, DraftRemoval | null>('booking.dropDraft'),
    quote: port<PriceQuote, PriceRequest>('booking.quote'),
    /** Ends when the time of a price is over. */
    expiry: port<void, { at: number; now: number }>('booking.expiry'),
    loadAgreement: port<AgreementText, { service: string; kind: AgreementKind }>('booking.loadAgreement'),
    recordProtocol: port<void, { basicEntId: string | null; version: string }>('booking.recordProtocol'),
    placeOrder: port<OrderAnswer, OrderRequest>('booking.placeOrder'),
  },
  actions: {
    storeOpened: assign((_, { opened }: { opened: OpenAnswer }) => ({
      ...opened,
      ...('form' in opened ? { openedForm: opened.form } : {}),
      wish: null,
      refused: null,
      refusal: null,
    })),
    storeRefused: assign((_, { opened }: { opened: OpenAnswer }) => rules.refusedBy(opened)),
    storeOffered: assign((_, { opened }: { opened: OpenAnswer }) => rules.offeredBy(opened)),
    storeWish: assign(({ context }, { wish }: { wish: DraftWish }) => rules.blankContext(context.service, wish)),
    wantAllDrafts: assign(({ context }) => rules.blankContext(context.service, { kind: 'all' })),
    /** Another person's form and wish are none of theirs. */
    forgetForm: assign(({ context }) => rules.blankContext(context.service, null)),
    forgetRemoved: assign(({ context }) => rules.blankContext(context.service, context.wish)),
    storeRemoval: assign(({ context }, { choice }: { choice: DraftChoice }) => rules.removing(context, choice)),
    guardStep: assign(({ context }) => ({
      step: rules.firstOpenStep(context, rules.lastFormStep(context.service, context.step)),
    })),
    applyChange: assign(({ context }, { path, value }: { path: string; value: unknown }) =>
      rules.afterChange(context, path, value),
    ),
    applyLeaving: assign(({ context }, { path }: { path: string }) => rules.afterLeaving(context, path)),
    clearForm: assign(({ context }) => ({
      form: rules.cleared(context),
      errors: [],
      validatedSteps: [],
      isRestored: false,
      step: context.service.steps[0]!,
    })),
    tellStep: assign(({ context }) => ({
      errors: rules.errorsOfStep(context, context.step),
      validatedSteps: [...new Set([...context.validatedSteps, context.step])],
    })),
    enterStep: assign((_, { step }: { step: string }) => ({ step, errors: [], refusal: null })),
    enterConfirm: assign(({ context }) => ({ step: rules.confirmStep(context.service), errors: [] })),
    enterFormAgain: assign(({ context }) => ({ step: rules.lastFormStep(context.service), errors: [] })),
    storeQuote: assign(({ context }, { quote }: { quote: PriceQuote }) => ({
      previous: rules.seenBefore(context, quote),
      quote,
      quotedPart: rules.partOf(context),
      facts: rules.withNow(context.facts, quote.now),
      refusal: null,
    })),
    /** The price beside the form is what the person saw. */
    storePrice: assign(({ context }, { snapshot }: { snapshot: rules.Child<PricingSnapshot> }) =>
      rules.afterPricing(context, snapshot),
    ),
    storeChanged: assign(({ context }, { answer }: { answer: OrderAnswer }) =>
      answer.kind === 'changed'
        ? { quote: answer.quote, previous: answer.previous, quotedPart: rules.partOf(context), sent: null }
        : {},
    ),
    forgetPrevious: assign({ previous: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ refusal: rules.refusalOf(error) })),
    storeRefusal: assign((_, { answer }: { answer: OrderAnswer }) => rules.afterRefusal(answer)),
    storeFieldErrors: assign(({ context }, { answer }: { answer: OrderAnswer }) => rules.afterFields(context, answer)),
    storeBooker: assign(({ context }, arrival: Arrival) => rules.withArrival(context, arrival)),
    storeAgreement: assign(({ context }, { agreement }: { agreement: AgreementText }) => ({
      agreement: { ...agreement, kind: rules.pendingAgreements(context)[0]! },
    })),
    storeAgreed: assign(({ context }) => ({
      agreed: [...context.agreed, context.agreement!.kind],
      booker: rules.withProtocol(context),
      agreement: null,
    })),
    storeSent: assign(({ context }) => ({
      sent: context.sent ?? {
        key: context.key,
        quoteId: context.quote!.quoteId,
        form: rules.tidied(context),
      },
    })),
    storeOrder: assign((_, { answer }: { answer: OrderAnswer }) => ({
      order: answer.kind === 'placed' ? answer.order : null,
      sent: null,
    })),
    storeFiles: assign(({ context }, { snapshot }: { snapshot: rules.Child<UploadsSnapshot> }) =>
      rules.withFiles(context, rules.takenBy(snapshot)),
    ),
    adoptDraft: assign((_, { snapshot }: { snapshot: rules.Child<DraftSnapshot> }) => rules.adopted(snapshot)),
    tellDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.changed',
      form: context.form,
      basedOn: context.adoptedVersion,
    })),
    tellDraftSession: sendTo('draft', ({ context }) => ({
      type: 'draft.session',
      owner: context.owner,
      isSignedIn: context.booker !== null,
      form: context.form,
    })),
    tellDraftSent: sendTo('draft', ({ context }) => ({
      type: 'draft.sent',
      form: context.form,
      sent: context.sent,
    })),
    tellDraftLeaving: sendTo('draft', { type: 'draft.leaving' }),
    discardDraft: sendTo('draft', { type: 'draft.discard' }),
    tellPricing: sendTo('pricing', ({ context }) => ({
      type: 'pricing.asked',
      part: context.service.priced(rules.tidied(context)),
    })),
    /** What holds the step up is pointed at. */
    focusFirstError: effect(),
    /** The step stands in the address. */
    writeStep: effect<{ step: string; draftId: string; isUntouched: boolean }>(),
    /** The login dialog opens over the form. */
    askSignIn: effect<{ isOverForm: boolean }>(),
    noteSignInAsked: assign({ isSignInAsked: true }),
    /** Where a placed order is shown. */
    showPlaced: effect<{ orderNo: string; path: string | null; isPassed: boolean }>(),
  },
  guards: {
    isRefused: (_, { opened }: { opened: OpenAnswer }) => 'refused' in opened,
    isOffered: (_, { opened }: { opened: OpenAnswer }) => 'choices' in opened,
    isOther: ({ context }, { owner }: Arrival) => owner !== context.owner,
    /** The same person, or one who signed in over what they typed. */
    isStaying: ({ context }, arrival: Arrival) => arrival.owner === context.owner || rules.isKeeping(context, arrival),
    /** And there is somebody. */
    isStayingSignedIn: ({ context }, arrival: Arrival) =>
      arrival.booker !== null && (arrival.owner === context.owner || rules.isKeeping(context, arrival)),
    isSent: (_, { opened }: { opened: OpenAnswer }) => 'sent' in opened && opened.sent !== null,
    isStepHeldUp: ({ context }) => hasBlockingErrors(rules.errorsOfStep(context, context.step)),
    isLastFormStep: ({ context }) => context.step === rules.lastFormStep(context.service),
    isPastFirstStep: ({ context }) => context.step !== context.service.steps[0],
    canGo: ({ context }, { step }: { step: string }) => step !== context.step && rules.canReach(context, step),
    hasNewFiles: ({ context }, { snapshot }: { snapshot: rules.Child<UploadsSnapshot> }) =>
      rules.takenBy(snapshot).some(({ key }) => !context.takenKeys.includes(key)),
    isAdopted: ({ context }, { snapshot }: { snapshot: rules.Child<DraftSnapshot> }) =>
      (rules.adoptedBy(snapshot)?.version ?? 0) > context.adoptedVersion,
    isOtherPrice: ({ context }, { quote }: { quote: PriceQuote }) => rules.seenBefore(context, quote) !== null,
    isNobody: (_, { booker }: Arrival) => booker === null,
    isVisitor: ({ context }) => context.booker === null,
    hasPending: ({ context }) => rules.pendingAgreements(context).length > 0,
    isRead: (_, { output }: { output: ReadingOutput }) => output.kind === 'read',
    isProtocolRead: ({ context }, { output }: { output: ReadingOutput }) =>
      output.kind === 'read' && context.agreement?.kind === 'protocol',
    isAnswer: (_, { answer, kind }: { answer: OrderAnswer; kind: OrderAnswer['kind'] }) => answer.kind === kind,
  },
  delays: { rest: TELL_INTERVAL_MS, successPage: SUCCESS_PAGE_MS },
});
