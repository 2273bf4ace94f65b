import { assign, sendTo, setup } from 'xstate';
import { UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { FormValues } from '#domain/form/flat.ts';
import type { RecentPlaces } from '#domain/places/recent.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import { uploadsMachine } from '../uploads/index.ts';
import * as rules from './enquiry.rules.ts';
import type {
  EnquiryArrival,
  EnquiryContext,
  EnquiryEvent,
  EnquiryInput,
  EnquiryService,
  PlacedEnquiry,
  PlaceEnquiry,
  PlacingFailure,
  RestoredForm,
} from './enquiry.types.ts';

type Slot = { service: EnquiryService; owner: string };
type Draft = Slot & { values: FormValues };

/** What the chart is built from: every name it uses. */
export const enquirySetup = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    input: {} as EnquiryInput,
    children: {} as { uploads: 'uploads' },
    tags: {} as 'busy' | 'editable' | 'form',
  },
  actors: {
    uploads: uploadsMachine,
    person: feed<EnquiryEvent>('enquiry.person'),
    restore: port<RestoredForm, { service: EnquiryService }>('enquiry.restore'),
    signIn: port<{ isSignedIn: boolean }>('enquiry.signIn'),
    makeKey: port<string>('enquiry.makeKey'),
    place: port<PlacedEnquiry, PlaceEnquiry>('enquiry.place'),
  },
  actions: {
    storeRestored: assign(({ context }, { values, today, isLinkGone, stray }: RestoredForm) => ({
      values: rules.opened(context.service, { ...context.values, ...values }, context.person),
      today,
      isLinkGone,
      stray,
    })),
    takeStray: assign(({ context: { service, stray, person } }) => ({
      values: rules.opened(service, stray ?? {}, person),
      isTyped: true,
      stray: null,
    })),
    dropStray: assign({ stray: null }),
    openEmpty: assign(({ context }) => ({ values: rules.opened(context.service, context.values, context.person) })),
    edit: assign(({ context }, { change }: { change: FormValues }) => ({
      values: { ...context.values, ...change },
      recent: rules.recentAfter(context.recent, change),
      refused: rules.withoutChanged(context.refused, change),
      key: null,
      isTyped: true,
      isWelcomed: false,
      failure: null,
    })),
    storeUploads: assign(({ context }, { snapshot }: { snapshot: rules.UploadsState }) =>
      rules.withUploads(context, snapshot),
    ),
    recognise: assign(({ context }, { person, owner }: EnquiryArrival) => ({
      person,
      owner: owner === UNKNOWN_OWNER ? context.owner : owner,
      values: rules.filledFor(context.values, person),
    })),
    storeOwner: assign((_, { owner }: { owner: string }) => ({ owner, person: null })),
    /** Another person's form is none of theirs, here and in the address. */
    emptyForm: assign(rules.emptied),
    clearAddress: effect(),
    clearUploads: sendTo('uploads', { type: 'upload.clear' }),
    noteSignInAsked: assign({ isSignInAsked: true }),
    tellFaults: assign({ areFaultsTold: true, isWelcomed: false }),
    welcome: assign({ isWelcomed: true }),
    storeKey: assign((_, params: { key: string }) => params),
    storePlaced: assign((_, placed: PlacedEnquiry) => ({ placed, key: null, failure: null })),
    /** Only where nobody knows whether it arrived does the key stay the same. */
    storeFailure: assign(({ context }, { failure }: { failure: PlacingFailure }) => ({
      failure,
      refused: failure.kind === 'fields' ? failure.fields : {},
      areFaultsTold: true,
      key: failure.kind === 'lost' ? context.key : null,
    })),
    beginAnew: assign(({ context }) => ({
      values: rules.keptFor(context.values),
      areFaultsTold: false,
      refused: {},
      isWelcomed: false,
      failure: null,
      placed: null,
    })),
    keepDraft: effect<Draft>(),
    /** The ports chosen last are kept in this browser. */
    keepRecent: effect<{ recent: RecentPlaces }>(),
    forgetDraft: effect<Slot>(),
  },
  guards: {
    isOther: ({ context }, { owner, isHere = false }: { owner: string; isHere?: boolean }) =>
      rules.isOther(context, owner) && !rules.isKeeping(context, isHere),
    isOwn: ({ context }, { owner }: { owner: string }) => !rules.isOther(context, owner),
    hasStray: (_, { stray }: RestoredForm) => stray !== null,
    hasNewFiles: ({ context }, { snapshot }: { snapshot: rules.UploadsState }) =>
      rules.newFiles(context, snapshot).length > 0,
    isIncomplete: ({ context }) => !rules.isComplete(context),
    isNobody: ({ context }) => context.person === null,
    hasKey: ({ context }) => context.key !== null,
    isSignedIn: (_, params: { isSignedIn: boolean }) => params.isSignedIn,
    isOtherContent: ({ context }) => context.failure === null,
    isSame: ({ context }) => context.failure?.kind === 'same',
    areFields: ({ context }) => context.failure?.kind === 'fields',
  },
});
