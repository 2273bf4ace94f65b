import { type AnyActorRef, type EventObject, fromCallback, fromPromise, waitFor } from 'xstate';
import { isOrderPath } from '#contract/routes.ts';
import type { BookingFacts, BookingForm } from '#domain/booking/service.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { amendmentKey } from '#domain/orders/order-link.ts';
import {
  type BookingEvent,
  type BookingRef,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  selectIsPlacedNotified,
  selectOrderForm,
} from '#machines/booking/index.ts';
import { type DraftRemoval, draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import type { PageAddress } from '#machines/kit/page.ts';
import { listedNumbersMachine, type NumbersRequest } from '#machines/listed-numbers/index.ts';
import { type FormRenewal, orderFormMachine, type RenewedForm, selectDraft } from '#machines/order-form/index.ts';
import { pricingMachine } from '#machines/pricing/index.ts';
import { selectUser } from '#machines/session/index.ts';
import { ownerOf } from '#src/app/owner.ts';
import { apiOf, servicesOf } from '#src/app/services.ts';
import { sessionOf } from '#src/app/session-of.ts';
import { openConstants } from '#src/app/wiring-limits.ts';
import { currentAddress, watchQuery } from '#src/browser/address.ts';
import { watchLeaving } from '#src/browser/page-leaving.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { openWithQuery, writeQuery } from '#src/browser/write-query.ts';
import { type FilesRef, files } from '#src/features/files/access.ts';
import { wireUploads } from '#src/features/files/uploads.ts';
import { composePage, type PageRef } from '#src/features/page-parts/compose-page.ts';
import { hydrateAfter } from '#src/ssr/preloaded-responses.ts';
import { type AddressBooksRef, addressBooks } from './address-book.ts';
import { showPlaced, wireCheckout, wireQuote } from './checkout.ts';
import { removeDraft } from './drafts.ts';
import { preloadViewsOf } from './form/lazy-views.tsx';
import { type FormSharingRefs, formSharing } from './form-sharing.ts';
import { type LazyNoticeRef, lazyNotice, startNotice } from './lazy-notice.ts';
import { bookerOf } from './open-form.ts';
import { type BookingPorts, portsOf } from './ports.ts';
import type { ServiceForms } from './service-forms.ts';
import { isAccountOpen, wantSignIn } from './sign-in.ts';

function wireDraft(ports: BookingPorts) {
  /** Pending save of each draft: the machine continues to the order without waiting. */
  const saves = new Map<string, Promise<SaveAnswer>>();
  return draftMachine.provide({
    actors: {
      keepHere: fromPromise<void, KeptDraft>(async ({ input, system }) => ports.keepHere(sessionOf(system), input)),
      save: fromPromise<SaveAnswer, KeptDraft>(({ input, system }) => {
        const saving = apiOf(system).then((api) => ports.saveDraft(api, input));
        saves.set(input.id, saving);
        return saving;
      }),
      remove: fromPromise<void, DraftRemoval>(({ input, system }) => {
        const saving = saves.get(input.id);
        saves.delete(input.id);
        return removeDraft(() => apiOf(system), input, saving);
      }),
    },
  });
}

const openSourcesOf = (system: AnyActorRef['system']) => {
  const { api } = servicesOf(system);
  return { api, constants: openConstants({ api }), session: sessionOf(system) };
};

const stepOf = (query: string) => new URLSearchParams(query).get('step');

const surroundings = (service: string) =>
  fromCallback<BookingEvent, undefined>(({ sendBack, system }) => {
    const session = sessionOf(system);
    let known = selectUser(session.getSnapshot());
    const following = session.subscribe((snapshot) => {
      const user = selectUser(snapshot);
      // A page that is about to go keeps its form to the last letter.
      if (user === known || snapshot.matches('reloading')) return;
      known = user;
      sendBack({ type: 'page.leaving' });
      const isHere = isAccountOpen(system);
      sendBack({ type: 'session.changed', booker: bookerOf(user), owner: ownerOf(session), isHere });
    });
    const leave = watchQuery((path, query) => {
      const step = isOrderPath(path, service) ? stepOf(query) : null;
      if (step !== null) sendBack({ type: 'step.go', step });
    });
    return () => {
      following.unsubscribe();
      leave();
    };
  });

/**
 * Writes the step and the draft id into the URL, so that the back button moves through the form. An untouched form
 * keeps the requested step: a user who signs in again continues there.
 */
function writeStep(service: string, step: string, draftId: string, isUntouched: boolean) {
  const { path, query } = currentAddress();
  const next = new URLSearchParams(query);
  const asked = stepOf(query);
  const written = isUntouched ? (asked ?? step) : step;
  if (!isOrderPath(path, service) || (asked === written && next.get('draft') === draftId)) return;
  next.set('step', written);
  next.set('draft', draftId);
  if (asked === null || asked === written) return writeQuery(next.toString());
  openWithQuery(path, next.toString());
  startOfPage();
}

/** The summary is there with the next frame. */
const focusFirstError = () =>
  requestAnimationFrame(() => {
    const summary = document.getElementById('form-errors');
    summary?.focus();
    summary?.scrollIntoView({ block: 'center' });
  });

const readNumbers = fromPromise<readonly UnEntry[], NumbersRequest>(async ({ input, signal, system }) =>
  (await apiOf(system)).dgEntries({ unNos: [...input.unNos] }, { signal }),
);

const wireOrderForm = (ports: BookingPorts) =>
  orderFormMachine.provide({
    actors: {
      draft: wireDraft(ports),
      pricing: pricingMachine.provide({ actors: { quote: wireQuote(ports) } }),
      numbers: listedNumbersMachine.provide({ actors: { read: readNumbers } }),
      uploads: wireUploads('order'),
      renew: fromPromise<RenewedForm, FormRenewal>(({ input, system }) =>
        ports.renew(openSourcesOf(system), currentAddress().query, input),
      ),
    },
    actions: {
      focusFirstError,
      writeStep: (_, { step, draftId, isUntouched }) => writeStep(ports.code, step, draftId, isUntouched),
      askSignIn: ({ system }, { isOverForm }) => wantSignIn(system, isOverForm),
    },
  });

/** A booking with every port in place. */
const wireBooking = (ports: BookingPorts) =>
  bookingMachine.provide({
    actors: {
      checkout: wireCheckout(ports),
      orderForm: wireOrderForm(ports),
      surroundings: surroundings(ports.code),
      open: fromPromise<OpenAnswer, OpenRequest>(async ({ input, system }) => {
        const answer = await ports.open(openSourcesOf(system), currentAddress().query, input.intent);
        await hydrateAfter(preloadViewsOf(answer));
        return answer;
      }),
      dropDraft: fromPromise<void, DraftRemoval | null>(async ({ input, system }) => {
        if (input !== null) await removeDraft(() => apiOf(system), input);
      }),
    },
    actions: {
      askSignIn: ({ system }, { isOverForm }) => wantSignIn(system, isOverForm),
      showPlaced: ({ system }, placed) => showPlaced(system, placed),
    },
  });

/** Resolves when the draft of a booking's form rests, here and on the server. */
async function draftKept(booking: BookingRef) {
  const form = selectOrderForm(booking.getSnapshot());
  const draft = form && selectDraft(form.getSnapshot());
  if (draft !== undefined) await waitFor(draft, (snapshot) => !snapshot.hasTag('busy'));
}

export interface OrderChildren extends FormSharingRefs {
  booking: BookingRef;
  previews: FilesRef;
  addressBooks: AddressBooksRef;
  notice: LazyNoticeRef;
}

/** A page of an order, or one that an order may lie over. */
export type OrderPageRef = PageRef<Partial<OrderChildren>>;

/** Makes a booking save its draft at once. */
const LEAVING = { type: 'page.leaving' } as const;

/** Saves the form's draft before the page is unloaded. */
const leaving = fromCallback<EventObject, PageRef<OrderChildren>>(({ input: page }) =>
  watchLeaving(() => {
    const { booking } = page.getSnapshot().children;
    booking.send(LEAVING);
    return draftKept(booking);
  }),
);

/** Shows the order notice over the form, unless the service has its own success page. */
const noticing = fromCallback<EventObject, PageRef<OrderChildren>>(({ input: page }) => {
  const { booking, notice } = page.getSnapshot().children;
  let notifiedOrderNo: string | null = null;
  const following = booking.subscribe((snapshot) => {
    const { order, service } = snapshot.context;
    const isReported = selectIsPlacedNotified(snapshot) && service.successPath === null;
    if (!isReported || order === null || order.orderNo === notifiedOrderNo) return;
    notifiedOrderNo = order.orderNo;
    startNotice(notice, notifiedOrderNo);
  });
  return () => following.unsubscribe();
});

/** The children of the order of a service. Each visit starts a new form; returning users are offered their drafts. */
export function orderMembers<Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  forms: ServiceForms<Form, Facts, Priced>,
) {
  const ports = portsOf(forms);
  return {
    booking: { logic: wireBooking(ports), input: () => ({ service: ports.service }), leavingEvent: LEAVING },
    leaving: { logic: leaving, input: watchPage },
    previews: { logic: files },
    addressBooks: { logic: addressBooks },
    ...formSharing,
    notice: { logic: lazyNotice },
    noticing: { logic: noticing, input: watchPage },
  };
}

const watchPage = (_: PageAddress, page: AnyActorRef) => page;

export type OrderMembers = ReturnType<typeof orderMembers>;

/** Creates the order page of a service that has a page of its own. */
export const orderPage = <Form extends BookingForm, Facts extends BookingFacts, Priced extends object>(
  forms: ServiceForms<Form, Facts, Priced>,
) => composePage(orderMembers(forms), { restartsOnOpen: true, subject: amendmentKey });
