import { assign, raise, sendTo, setup } from 'xstate';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { SUCCESS_PAGE_MS, TELL_INTERVAL_MS } from '#domain/limits.ts';
import { type CheckoutOutput, type CheckoutTold, checkoutMachine, refusalOf } from '../checkout/index.ts';
import { type DraftRemoval, type DraftSnapshot, draftMachine } from '../draft/index.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { type PricingSnapshot, pricingMachine } from '../pricing/index.ts';
import { type UploadsSnapshot, uploadsMachine } from '../uploads/index.ts';
import * as rules from './booking.rules.ts';
import type {
  Arrival,
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
    children: {} as { checkout: 'checkout'; draft: 'draft'; pricing: 'pricing'; uploads: 'uploads' },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    checkout: checkoutMachine,
    draft: draftMachine,
    pricing: pricingMachine,
    uploads: uploadsMachine,
    /** Signing in and out, and the steps the address asks for. */
    surroundings: feed<BookingEvent>('booking.surroundings'),
    open: port<OpenAnswer, OpenRequest>('booking.open'),
    dropDraft: port<void, DraftRemoval | null>('booking.dropDraft'),
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
    storeQuoted: assign(({ context }, { price }: Extract<CheckoutTold, { type: 'checkout.quoted' }>) => ({
      ...rules.withPrice(context, price),
      refusal: null,
    })),
    /** The price beside the form is what the person saw. */
    storePrice: assign(({ context }, { snapshot }: { snapshot: rules.Child<PricingSnapshot> }) =>
      rules.withPrice(context, rules.newPriceOf(context, snapshot)!),
    ),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
    storeRefusal: assign((_, { output }: { output: CheckoutOutput }) => ({ refusal: output.refusal })),
    storeFieldErrors: assign(({ context }, { output }: { output: CheckoutOutput }) =>
      rules.afterFields(context, output.fields ?? {}),
    ),
    storeBooker: assign(({ context }, arrival: Arrival) => rules.withArrival(context, arrival)),
    storeAgreed: assign(({ context }, { kind }: Extract<CheckoutTold, { type: 'checkout.agreed' }>) => ({
      agreed: [...context.agreed, kind],
    })),
    storeSent: assign((_, { sent }: Extract<CheckoutTold, { type: 'checkout.sent' }>) => ({ sent })),
    storeOrder: assign((_, { output }: { output: CheckoutOutput }) => ({ order: output.order, sent: null })),
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
    tellCheckoutConfirmed: sendTo('checkout', ({ context }) => ({
      type: 'form.confirmed',
      completed: rules.completedBy(context),
    })),
    tellCheckoutChanged: sendTo('checkout', ({ context }) => ({
      type: 'form.changed',
      completed: rules.completedBy(context),
    })),
    /** A checkout hears of it where one runs. */
    noteChanged: raise({ type: 'form.changed' }),
    tellCheckoutBooker: sendTo('checkout', ({ context }) => ({
      type: 'booker.arrived',
      booker: context.booker,
      completed: rules.completedBy(context),
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
    isNewPrice: ({ context }, { snapshot }: { snapshot: rules.Child<PricingSnapshot> }) =>
      rules.newPriceOf(context, snapshot) !== null,
    hasNewFiles: ({ context }, { snapshot }: { snapshot: rules.Child<UploadsSnapshot> }) =>
      rules.takenBy(snapshot).some(({ key }) => !context.takenKeys.includes(key)),
    isAdopted: ({ context }, { snapshot }: { snapshot: rules.Child<DraftSnapshot> }) =>
      (rules.adoptedBy(snapshot)?.version ?? 0) > context.adoptedVersion,
    isNobody: (_, { booker }: Arrival) => booker === null,
    isVisitor: ({ context }) => context.booker === null,
    isPlaced: (_, { output }: { output: CheckoutOutput }) => output.order !== null,
    hasFieldErrors: (_, { output }: { output: CheckoutOutput }) => output.fields !== null,
  },
  delays: { rest: TELL_INTERVAL_MS, successPage: SUCCESS_PAGE_MS },
});
