import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { orderPath } from '#contract/routes.ts';
import type { AgreementKind, BookingService } from '#domain/booking/service.ts';
import {
  type BookingEvent,
  type BookingRef,
  bookingMachine,
  type OpenAnswer,
  type OpenRequest,
  selectOrderForm,
} from '#machines/booking/index.ts';
import {
  type AgreementText,
  type CheckoutEvent,
  checkoutMachine,
  type OrderAnswer,
  type OrderRequest,
} from '#machines/checkout/index.ts';
import { type DraftRemoval, draftMachine, type KeptDraft, type SaveAnswer } from '#machines/draft/index.ts';
import { orderFormMachine, selectDraft } from '#machines/order-form/index.ts';
import { type PriceQuote, type PriceRequest, pricingMachine } from '#machines/pricing/index.ts';
import { readingMachine } from '#machines/reading/index.ts';
import { type SessionRef, selectUser } from '#machines/session/index.ts';
import { startOfPage } from '../../browser/arrival.ts';
import { watchOnline } from '../../browser/online.ts';
import { watchLeaving } from '../../browser/page-leaving.ts';
import { currentAddress, watchQuery } from '../../browser/query.ts';
import { wait } from '../../browser/wait.ts';
import { openWithQuery, writeQuery } from '../../browser/write-query.ts';
import { openFilesOf } from '../files/access.ts';
import { wireUploads } from '../files/uploads.ts';
import { openConstants } from '../wiring/constants.ts';
import { clock } from '../wiring/feeds.ts';
import { ownerOf } from '../wiring/owner.ts';
import { type Directory, type SignInServices, servicesOf } from '../wiring/services.ts';
import { sessionOf } from '../wiring/session-of.ts';
import { takeAddressBookOf } from './address-book.ts';
import { removeDraft } from './drafts.ts';
import { startNotice, viewOrders } from './notice.ts';
import { bookerOf } from './open-form.ts';
import type { BookingPorts } from './ports.ts';
import { isAccountOpen, wantSignIn, wantVerification } from './sign-in.ts';

const LONGEST_WAIT_MS = 2_147_483_647;

const wirePricing = (ports: BookingPorts, { api }: SignInServices) =>
  pricingMachine.provide({
    actors: {
      quote: fromPromise<PriceQuote, PriceRequest>(async ({ input, signal }) =>
        ports.quote(await api(), input, signal),
      ),
    },
  });

const wireDraft = (ports: BookingPorts, { api }: SignInServices, session: SessionRef) =>
  draftMachine.provide({
    actors: {
      keepHere: fromPromise<void, KeptDraft>(async ({ input }) => ports.keepHere(session, input)),
      save: fromPromise<SaveAnswer, KeptDraft>(async ({ input }) => ports.saveDraft(await api(), input)),
      remove: fromPromise<void, DraftRemoval>(({ input }) => removeDraft(api, input)),
    },
  });

const stepOf = (query: string) => new URLSearchParams(query).get('step');

const surroundings = (page: string, directory: Directory) =>
  fromCallback<BookingEvent, undefined>(({ sendBack }) => {
    const session = sessionOf(directory);
    const keep = () => {
      sendBack({ type: 'page.leaving' });
      return draftKept();
    };
    let known = selectUser(session.getSnapshot());
    const following = session.subscribe((snapshot) => {
      const user = selectUser(snapshot);
      // A page that is about to go keeps its form to the last letter.
      if (user === known || snapshot.matches('reloading')) return;
      known = user;
      sendBack({ type: 'page.leaving' });
      const isHere = isAccountOpen(directory);
      sendBack({ type: 'session.changed', booker: bookerOf(user), owner: ownerOf(session), isHere });
    });
    const leave = watchQuery((path, query) => {
      const step = path === page ? stepOf(query) : null;
      if (step !== null) sendBack({ type: 'step.go', step });
    });
    const unwatch = watchLeaving(keep);
    return () => {
      following.unsubscribe();
      leave();
      unwatch();
    };
  });

/**
 * A step is an entry of the history, so that the way back leads through the form; the draft is named beside it. A form that
 * nobody has typed in leaves the step that was asked for: who signs in again goes on there.
 */
function writeStep(page: string, step: string, draftId: string, isUntouched: boolean) {
  const { path, query } = currentAddress();
  const next = new URLSearchParams(query);
  const asked = stepOf(query);
  const written = isUntouched ? (asked ?? step) : step;
  if (path !== page || (asked === written && next.get('draft') === draftId)) return;
  next.set('step', written);
  next.set('draft', draftId);
  if (asked === null || asked === written) return writeQuery(next.toString());
  openWithQuery(page, next.toString());
  startOfPage();
}

/** The summary stands there with the next frame. */
const focusFirstError = () =>
  requestAnimationFrame(() => {
    const summary = document.getElementById('form-errors');
    summary?.focus();
    summary?.scrollIntoView({ block: 'center' });
  });

const wireOrderForm = (ports: BookingPorts, page: string, directory: Directory) => {
  const services = servicesOf(directory);
  return orderFormMachine.provide({
    actors: {
      draft: wireDraft(ports, services, sessionOf(directory)),
      pricing: wirePricing(ports, services),
      uploads: wireUploads(services.api, 'order'),
    },
    actions: {
      focusFirstError,
      writeStep: (_, { step, draftId, isUntouched }) => writeStep(page, step, draftId, isUntouched),
      askSignIn: (_, { isOverForm }) => wantSignIn(directory, isOverForm),
    },
  });
};

const wireCheckout = (ports: BookingPorts, directory: Directory) => {
  const { api } = servicesOf(directory);
  return checkoutMachine.provide({
    actors: {
      reading: readingMachine.provide({ actors: { clock } }),
      connection: fromCallback<CheckoutEvent, undefined>(({ sendBack }) =>
        watchOnline(() => sendBack({ type: 'connection.restored' })),
      ),
      quote: fromPromise<PriceQuote, PriceRequest>(async ({ input, signal }) =>
        ports.quote(await api(), input, signal),
      ),
      expiry: fromPromise<void, { at: number; now: number }>(({ input, signal }) =>
        wait(Math.min(Math.max(0, input.at - input.now), LONGEST_WAIT_MS), signal),
      ),
      loadAgreement: fromPromise<AgreementText, { service: string; kind: AgreementKind }>(async ({ input, signal }) =>
        ports.loadAgreement(await api(), input.kind, signal),
      ),
      recordProtocol: fromPromise<void, { basicEntId: string | null; version: string }>(async ({ input }) => {
        const { basicEntId, version } = input;
        await (await api()).agreeProtocol(
          { protocol: version, ...(basicEntId === null ? {} : { basicEntId }) },
          { quiet: true },
        );
        sessionOf(directory).send({ type: 'session.refresh' });
      }),
      placeOrder: fromPromise<OrderAnswer, OrderRequest>(async ({ input }) => ports.placeOrder(await api(), input)),
    },
  });
};

/** The booking of the page, with every port in place. */
export const wireBooking = (ports: BookingPorts, directory: Directory) => {
  const page = orderPath(ports.code) ?? '';
  const services = servicesOf(directory);
  const { api } = services;
  const constants = openConstants(services);
  return bookingMachine.provide({
    actors: {
      checkout: wireCheckout(ports, directory),
      orderForm: wireOrderForm(ports, page, directory),
      surroundings: surroundings(page, directory),
      open: fromPromise<OpenAnswer, OpenRequest>(({ input }) => {
        takeAddressBookOf(directory);
        openFilesOf(directory);
        return ports.open({ api, constants, session: sessionOf(directory) }, currentAddress().query, input.wish);
      }),
      dropDraft: fromPromise<void, DraftRemoval | null>(async ({ input }) => {
        if (input !== null) await removeDraft(api, input);
      }),
    },
    actions: {
      askSignIn: (_, { isOverForm }) => wantSignIn(directory, isOverForm),
      showPlaced: (_, { orderNo, path }) => {
        if (path === null) return;
        openWithQuery(path, new URLSearchParams({ orderNo }).toString());
        startNotice(directory, orderNo);
      },
    },
  });
};

let opened: BookingRef | undefined;
let currentDirectory: Directory | undefined;

/** Resolves when the draft of the open form rests, here and on the server. */
async function draftKept() {
  const form = opened && selectOrderForm(opened.getSnapshot());
  const draft = form && selectDraft(form.getSnapshot());
  if (draft !== undefined) await waitFor(draft, (snapshot) => !snapshot.hasTag('busy'));
}

/** A form of its own for each arrival: whoever comes back finds the draft. */
export function openBooking(ports: BookingPorts, directory: Directory): void {
  opened?.stop();
  currentDirectory = directory;
  opened = createActor(wireBooking(ports, directory), { input: { service: ports.service } }).start();
}

/** Without a browser nothing is opened, and the page shows that it is being opened. */
export const openedBooking = (service: BookingService): BookingRef =>
  opened ?? createActor(bookingMachine, { input: { service } });

/** A step of the form that is open: what it was opened with stays in the address. */
export function stepHref(step: string): string {
  const { path, query } = currentAddress();
  const next = new URLSearchParams(query);
  next.set('step', step);
  return `${path}?${next}`;
}

export function openVerification(): void {
  if (currentDirectory !== undefined) wantVerification(currentDirectory);
}

export function viewPlaced(orderNo: string): void {
  if (currentDirectory !== undefined) viewOrders(currentDirectory, orderNo);
}
