import { assign, sendTo, setup } from 'xstate';
import { unreadNumbers } from '#domain/booking/listed-numbers.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { TYPING_THROTTLE_MS } from '#domain/limits.ts';
import type { CheckoutReport } from '../checkout/index.ts';
import { type DraftReport, draftMachine } from '../draft/index.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import { type Refusal, refusalOf } from '../kit/refusal.ts';
import { type ListedNumbersReport, listedNumbersMachine } from '../listed-numbers/index.ts';
import { type PricingReport, pricingMachine } from '../pricing/index.ts';
import { type UploadsReport, uploadsMachine } from '../uploads/index.ts';
import * as rules from './order-form.rules.ts';
import type {
  Arrival,
  FormRenewal,
  OrderFormContext,
  OrderFormEvent,
  OrderFormInput,
  RenewedForm,
} from './order-form.types.ts';

const parent = ({ context }: { context: OrderFormContext }) => context.parent;

type Fields = Readonly<Record<string, string>> | null;

export const orderFormSetup = setup({
  types: {
    context: {} as OrderFormContext,
    events: {} as OrderFormEvent,
    input: {} as OrderFormInput,
    children: {} as { draft: 'draft'; numbers: 'numbers'; pricing: 'pricing'; uploads: 'uploads' },
    tags: {} as 'busy' | 'editable',
  },
  actors: {
    draft: draftMachine,
    numbers: listedNumbersMachine,
    pricing: pricingMachine,
    uploads: uploadsMachine,
    /** Rejects when the order accepts no amendment. */
    renew: port<RenewedForm, FormRenewal>('order-form.renew'),
  },
  actions: {
    guardStep: assign(({ context }) => ({
      step: rules.firstOpenStep(context, rules.lastFormStep(context.service, context.step)),
    })),
    applyChange: assign(({ context }, { path, value }: { path: string; value: unknown }) =>
      rules.afterChange(context, path, value),
    ),
    applyLeaving: assign(({ context }, { path }: { path: string }) => rules.afterLeaving(context, path)),
    clearForm: assign(({ context }) => rules.afterClearing(context)),
    tellStep: assign(({ context }) => ({
      errors: rules.errorsOfStep(context, context.step),
      validatedSteps: [...new Set([...context.validatedSteps, context.step])],
    })),
    enterStep: assign(({ context }, { step }: { step: string }) => ({
      step,
      errors: rules.conflictingErrors(context, step),
      refusal: null,
    })),
    enterConfirm: assign(({ context }) => ({ step: rules.confirmStep(context.service), errors: [] })),
    enterFormAgain: assign(({ context }) => rules.formAgain(context)),
    storeRenewed: assign(({ context }, { output }: { output: RenewedForm }) => rules.afterRenewal(context, output)),
    /** The order has changed: it can be loaded again. */
    storeFailure: assign(({ context }, { error }: { error: unknown }) => ({
      refusal: { ...refusalOf(error), code: context.refusal!.code },
    })),
    storeQuoted: assign(({ context }, { price }: Extract<CheckoutReport, { type: 'checkout.quoted' }>) => ({
      ...rules.withPrice(context, price),
      refusal: null,
    })),
    /** The price next to the form is the one the user saw. */
    storePrice: assign(({ context }, { quote, part }: PricingReport) =>
      rules.withPrice(context, rules.seenPriceOf(quote, part)),
    ),
    storeRefusal: assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal })),
    storeFieldErrors: assign(({ context }, { fields }: { fields: Fields }) => rules.afterFields(context, fields!)),
    storePerson: assign(({ context }, arrival: Arrival) => rules.withArrival(context, arrival)),
    storeFile: assign(({ context }, { file }: Extract<UploadsReport, { type: 'uploads.taken' }>) =>
      rules.withFile(context, file),
    ),
    storeEntries: assign(({ context }, { entries }: ListedNumbersReport) => rules.withFound(context, entries)),
    adoptDraft: assign((_, { form, version }: DraftReport) => ({ form, draftVersion: version, errors: [] })),
    noteSignInRequested: assign(({ context }) => ({ person: { ...context.person, isSignInRequested: true } })),
    tellDraft: sendTo('draft', ({ context }) => ({
      type: 'draft.changed',
      form: context.form,
      basedOn: context.draftVersion,
    })),
    tellDraftSession: sendTo('draft', ({ context: { person, form, facts } }) => ({
      type: 'draft.session',
      owner: person.owner,
      isSignedIn: rules.isKeptOnServer({ facts, person }),
      form,
    })),
    tellDraftSent: sendTo('draft', ({ context }, { sent }: Extract<CheckoutReport, { type: 'checkout.sent' }>) => ({
      type: 'draft.sent',
      form: context.form,
      sent,
    })),
    tellDraftLeaving: sendTo('draft', { type: 'draft.leaving' }),
    discardDraft: sendTo('draft', { type: 'draft.discard' }),
    tellNumbers: sendTo('numbers', ({ context }) => ({
      type: 'numbers.asked',
      unNos: unreadNumbers(context.form),
    })),
    tellPricing: sendTo('pricing', ({ context }) => ({
      type: 'pricing.asked',
      part: context.service.priced(rules.tidied(context)),
    })),
    tellCompleted: sendTo(parent, ({ context }) => ({
      type: 'form.completed',
      completed: rules.completedBy(context),
    })),
    tellConfirmed: sendTo(parent, ({ context }) => ({
      type: 'form.confirmed',
      completed: rules.completedBy(context),
    })),
    tellChanged: sendTo(parent, ({ context }) => ({ type: 'form.changed', completed: rules.completedBy(context) })),
    tellReopened: sendTo(parent, { type: 'form.reopened' }),
    tellKept: sendTo(parent, { type: 'form.kept' }),
    tellAbandoned: sendTo(parent, { type: 'form.abandoned' }),
    tellArrived: sendTo(parent, ({ context }) => ({
      type: 'booker.arrived',
      booker: context.person.booker,
      owner: context.person.owner,
      completed: rules.completedBy(context),
    })),
    /** Focuses the first field that blocks the step. */
    focusFirstError: effect(),
    /** Writes the step to the URL. */
    writeStep: effect<{ step: string; draftId: string; isUntouched: boolean }>(),
    /** Opens the login dialog over the form. */
    askSignIn: effect<{ isOverForm: boolean }>(),
  },
  guards: {
    isSent: ({ context }) => context.opened.sent !== null,
    /** The same user, or a visitor who signed in over their own input. */
    isStaying: ({ context }, arrival: Arrival) =>
      arrival.owner === context.person.owner || rules.isKeeping(context, arrival),
    isStepHeldUp: ({ context }) => hasBlockingErrors(rules.errorsOfStep(context, context.step)),
    isLastFormStep: ({ context }) => context.step === rules.lastFormStep(context.service),
    isPastFirstStep: ({ context }) => context.step !== context.service.steps[0],
    canGo: ({ context }, { step }: { step: string }) => step !== context.step && rules.canReach(context, step),
    /** The form has no edits. */
    isUntouched: ({ context }) => context.form === context.opened.form,
    /** The price differs from the last one the user saw. */
    isNewPrice: ({ context }, { quote }: PricingReport) => quote !== context.price?.quote,
    isOutdated: ({ context }) => rules.isOutdated(context),
    isVisitor: ({ context }) => context.person.booker === null,
    hasFieldErrors: (_, { fields }: { fields: Fields }) => fields !== null,
  },
  delays: { rest: TYPING_THROTTLE_MS },
});
