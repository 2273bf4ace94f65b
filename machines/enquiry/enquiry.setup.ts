import { assign, sendTo, setup } from 'xstate';
import { UNKNOWN_OWNER } from '#domain/booking/owner.ts';
import type { EnquiryValues } from '#domain/enquiry/fields.ts';
import type { RecentLocations } from '#domain/locations/recent.ts';
import { effect } from '../kit/effect.ts';
import { keyedForm } from '../kit/keyed-form.ts';
import { lazy } from '../kit/lazy.ts';
import { feed, port } from '../kit/port.ts';
import type { TakenFile, UploadsInput, UploadsRef } from '../uploads/index.ts';
import * as rules from './enquiry.rules.ts';
import type {
  EnquiryArrival,
  EnquiryContext,
  EnquiryEvent,
  EnquiryInput,
  EnquiryService,
  LinkedForm,
  PlacedEnquiry,
  PlaceEnquiry,
  PlacingFailure,
  RestoredForm,
} from './enquiry.types.ts';

type Slot = { service: EnquiryService; owner: string };
/** `link` is the shared link that is still to be loaded. */
type Draft = Slot & { values: EnquiryValues; link?: string };

export const enquirySetup = setup({
  types: {
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    input: {} as EnquiryInput,
    children: {} as { uploads: 'uploads' },
    tags: {} as 'busy' | 'editable' | 'form',
  },
  actors: {
    /** Only signed-in users can upload files. */
    uploads: lazy<UploadsRef, never, UploadsInput>('enquiry.uploads'),
    person: feed<EnquiryEvent>('enquiry.person'),
    restore: port<RestoredForm, { service: EnquiryService }>('enquiry.restore'),
    readLink: port<LinkedForm, { service: EnquiryService; id: string }>('enquiry.readLink'),
    signIn: port<{ isSignedIn: boolean }>('enquiry.signIn'),
    makeKey: port<string>('enquiry.makeKey'),
    place: port<PlacedEnquiry, PlaceEnquiry>('enquiry.place'),
  },
  actions: {
    storeRestored: assign(({ context }, { values, ...opened }: RestoredForm) => ({
      values: rules.opened(context.service, { ...context.values, ...values }, context.author.person),
      opened,
    })),
    takeUnclaimed: assign(({ context: { service, opened, author } }) => ({
      values: rules.opened(service, opened.unclaimed!, author.person),
      author: { ...author, hasTyped: true },
      opened: { ...opened, unclaimed: null },
    })),
    dropUnclaimed: assign(({ context }) => ({ opened: { ...context.opened, unclaimed: null } })),
    openEmpty: assign(({ context }) => ({
      values: rules.opened(context.service, context.values, context.author.person),
    })),
    fillFromLink: assign(({ context }, linked: LinkedForm) => rules.filledFromLink(context, linked)),
    storeUnread: assign(({ context }, params: { error: unknown }) => rules.unreadAgain(context, params.error)),
    edit: assign(({ context }, { change }: { change: EnquiryValues }) => ({
      values: { ...context.values, ...change },
      opened: rules.openedAfter(context.opened, change),
      recent: rules.recentAfter(context.recent, change),
      refused: rules.withoutChanged(context.refused, change),
      key: null,
      author: { ...context.author, hasTyped: true },
      justSignedIn: false,
      failure: null,
    })),
    storePending: assign((_, { arePending }: { arePending: boolean }) => ({ areFilesPending: arePending })),
    storeFile: assign(({ context }, { file }: { file: TakenFile }) => rules.withFile(context, file)),
    recognise: assign(({ context }, { person, owner }: EnquiryArrival) => ({
      author: { ...context.author, person, owner: owner === UNKNOWN_OWNER ? context.author.owner : owner },
      values: rules.filledFor(context.values, person),
    })),
    storeOwner: assign(({ context }, { owner }: { owner: string }) => ({
      author: { ...context.author, owner, person: null },
    })),
    /** Clears the form and its URL: they belong to another user. */
    emptyForm: assign(({ context }) => rules.emptied(context)),
    clearAddress: effect(),
    clearUploads: sendTo('uploads', { type: 'upload.clear' }),
    noteSignInRequested: assign(({ context }) => ({ author: { ...context.author, isSignInRequested: true } })),
    showErrors: assign({ showErrors: true, justSignedIn: false }),
    welcome: assign({ justSignedIn: true }),
    storeKey: assign((_, params: { key: string }) => params),
    storePlaced: assign((_, placed: PlacedEnquiry) => ({ placed, key: null, failure: null })),
    /** Keeps the idempotency key only when the enquiry may have arrived. */
    storeFailure: assign(({ context }, { failure }: { failure: PlacingFailure }) => ({
      failure,
      refused: failure.kind === 'fields' ? failure.fields : {},
      showErrors: true,
      key: failure.kind === 'lost' ? context.key : null,
    })),
    startNewForm: assign(({ context }) => ({
      values: rules.keptFor(context.values),
      showErrors: false,
      refused: {},
      justSignedIn: false,
      failure: null,
      placed: null,
    })),
    keepDraft: effect<Draft>(),
    /** Stores the recently chosen ports in this browser. */
    keepRecent: effect<{ recent: RecentLocations }>(),
    forgetDraft: effect<Slot>(),
  },
  guards: {
    isOther: ({ context }, { owner, isHere = false }: { owner: string; isHere?: boolean }) =>
      rules.isOther(context, owner) && !rules.isKeeping(context, isHere),
    isOwn: ({ context }, { owner }: { owner: string }) => !rules.isOther(context, owner),
    hasUnclaimed: (_, { unclaimed }: RestoredForm) => unclaimed !== null,
    isLinkUnread: ({ context }) => rules.unreadLink(context) !== null,
    isIncomplete: ({ context }) => !rules.isComplete(context),
    isNobody: ({ context }) => context.author.person === null,
    ...keyedForm.guards,
    isSignedIn: (_, params: { isSignedIn: boolean }) => params.isSignedIn,
    isOtherContent: ({ context }) => context.failure === null,
    isSame: ({ context }) => context.failure?.kind === 'same',
    areFields: ({ context }) => context.failure?.kind === 'fields',
  },
});
