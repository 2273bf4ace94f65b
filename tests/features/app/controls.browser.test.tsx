import type { ReactElement } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { type Actor, type AnyStateMachine, fromCallback } from 'xstate';
import { pageServices } from '#copy/search/services.ts';
import { errors } from '#copy/shell.ts';
import type { AccountRef } from '#machines/account/index.ts';
import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import type { CaptchaRef } from '#machines/captcha/index.ts';
import { catalogue } from '#machines/catalogue.ts';
import { dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import type { UserAgreementRef } from '#machines/user-agreement/index.ts';
import { Toasts } from '#src/app/views/Toasts.tsx';
import { preloadViewsOf } from '#src/features/booking/form/lazy-views.tsx';
import { OrderPlaced } from '#src/features/booking/placed/OrderPlaced.tsx';
import Captcha from '#src/features/captcha/views/Captcha.tsx';
import { DemoStrip } from '#src/features/header/views/DemoStrip.tsx';
import { Footer } from '#src/features/header/views/Footer.tsx';
import { ErrorPage } from '#src/features/navigation/views/ErrorPage.tsx';
import { QuickSearch } from '#src/features/search/quick-search/QuickSearch.tsx';
import { SearchFoot, ServiceSearch } from '#src/features/search/views/ServiceSearch.tsx';
import { Account } from '#src/features/sign-in/views/Account.tsx';
import UserAgreementDialog from '#src/features/sign-in/views/UserAgreementDialog.tsx';
import { createThemeStore } from '#src/ui/theme.ts';
import { sampleOrder } from '#stories/kit/order.ts';
import { configuredSite } from '#stories/kit/site.ts';
import { entryOf, type Subject } from '#stories/kit/subject.ts';
import { destinations, origins } from '#stories/search/lane.ts';
import { resourceOf } from '#stories/search/tools.ts';
import { controlsAreAlive, FULL, type Scene, start, type Views } from '../../kit/control-scenes.tsx';
import { unanswered } from '../../kit/drive.ts';
import { type Vertex, variantsOf, verticesOf } from '../../kit/explore.ts';
import { loadParts } from '../../kit/load-parts.ts';
import { settledStates } from '../../kit/paths.ts';
import '#src/ui/styles.css';

/** How many different controls each view shows over its states, at the least: with fewer it was not walked as it is. */
const floors: Readonly<Record<string, number>> = {
  'address-book': 14,
  'auth-notice': 3,
  booking: 8,
  'captcha-click-word': 3,
  'captcha-slider': 3,
  carousel: 6,
  'centre-rooms': 4,
  'change-password': 4,
  checkout: 6,
  'chunk-reload': 1,
  'dangerous-lookup': 5,
  draft: 3,
  enquiry: 50,
  feedback: 4,
  header: 1,
  lead: 16,
  licence: 2,
  login: 15,
  navigation: 1,
  'offer-files': 2,
  order: 3,
  'order-form': 9,
  pricing: 1,
  profile: 10,
  reading: 2,
  resource: 1,
  search: 25,
  'segregation-check': 8,
  session: 3,
  'shared-link': 2,
  sharing: 4,
  'single-sign-on': 2,
  'sms-countdown': 1,
  toasts: 1,
  uploads: 3,
  'user-agreement': 1,
  'user-centre': 3,
  verification: 13,
  watch: 5,
  account: 16,
  captcha: 1,
  'search card': 18,
  'search of a service': 20,
  'error page': 1,
  'order placed': 1,
  'demo strip': 1,
  footer: 5,
  'page-loading': 0,
};

/** A frozen state has no children to receive events. */
const childless = (machine: AnyStateMachine) =>
  machine.provide({
    actions: Object.fromEntries(
      Object.entries(machine.implementations.actions)
        .filter(([, action]) => (action as { type?: string }).type === 'xstate.sendTo')
        .map(([name]) => [name, () => undefined]),
    ),
  });

/** Enough for nearly every state; the few large machines have thousands, which take most of the time. */
const GATE_VERTICES = 500;

function* scenicVertices({ machine, cases }: Subject['entry']): Generator<Vertex, void> {
  let read = 0;
  for (const vertex of verticesOf(machine, cases)) {
    if (!FULL && read === GATE_VERTICES) return;
    read += 1;
    yield vertex;
  }
}

const statesOf = ({ entry, entry: { machine, cases }, render }: Subject): Scene[] =>
  settledStates(scenicVertices(entry)).map((settled) => ({
    name: JSON.stringify(settled.value),
    open: (onEvent) => {
      const { value, context, status, output } = settled;
      const snapshot = machine.resolveState({ value, context, status, output });
      const actor = start(childless(unanswered(machine)), onEvent, { snapshot, input: cases.input });
      return { element: render(actor, onEvent), actors: [actor] };
    },
  }));

/** A machine whose view is that of the machines inside it, as each of its inputs opens it. */
const opened = (id: string, render: (actor: Actor<AnyStateMachine>) => ReactElement): Scene[] =>
  variantsOf(entryOf(id).cases).map(({ input }) => ({
    name: JSON.stringify(input),
    isLate: true,
    open: (onEvent) => {
      const actor = start(unanswered(entryOf(id).machine), onEvent, { input });
      return { element: render(actor), actors: [actor] };
    },
  }));

/** The card of the home page, or of a service's own page. */
const searches = (service: (typeof pageServices)[number] | null, isSearched = true): Scene => ({
  name: `${service?.key ?? 'home'}${isSearched ? '' : ' before a search'}`,
  isLive: true,
  open: (onEvent) => {
    const laneQuery = 'orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&';
    const query = `${isSearched ? laneQuery : ''}boxes=20GP*1`;
    const address = fromCallback<SearchEvent, undefined>(({ sendBack }) =>
      sendBack({ type: 'address.changed', query }),
    );
    const search = start(unanswered(searchMachine).provide({ actors: { address } }), onEvent, {
      input: { mode: 'form' },
    });
    const lookup = start(unanswered(dangerousLookupMachine), onEvent, {});
    const locations = resourceOf(async () => ({ kind: 'port', origins, destinations }));
    const quick = { search, lookup, locations, today: '2026-01-15', wantLocations: () => undefined };
    return {
      element:
        service === null ? (
          <QuickSearch {...quick} />
        ) : (
          <>
            <ServiceSearch service={service as never} quick={quick} />
            <SearchFoot service={service as never} quick={quick} own="" hotline="400-000-0000" onCopy={onEvent} />
          </>
        ),
      actors: [search as Actor<AnyStateMachine>, lookup as Actor<AnyStateMachine>],
    };
  },
});

const plain = (render: (onEvent: () => undefined) => ReactElement): Scene[] => [
  { name: 'open', open: (onEvent) => ({ element: render(onEvent) }) },
];

const subjects = Object.values(
  import.meta.glob<{ subject: Subject }>('../../../stories/*/*.subject.tsx', { eager: true }),
).map(({ subject }) => subject);

const views: Views = {
  ...Object.fromEntries(subjects.map((subject) => [subject.entry.id, statesOf(subject)])),
  account: opened('account', (actor) => <Account actor={actor as unknown as AccountRef} />),
  captcha: opened('captcha', (actor) => <Captcha actor={actor as unknown as CaptchaRef} />),
  'user-agreement': opened('user-agreement', (actor) => (
    <UserAgreementDialog actor={actor as unknown as UserAgreementRef} />
  )),
  'search card': [searches(null)],
  'search of a service': pageServices
    .filter(({ key }) => key !== 'fcl')
    .flatMap((service) => [searches(service), searches(service, false)]),
  'error page': plain((onEvent) => <ErrorPage message={errors.serverBusy} canRetry onRetry={onEvent} />),
  'order placed': plain((onEvent) => (
    <OrderPlaced
      order={sampleOrder}
      contact={configuredSite}
      again="/shippingFcl"
      next={{ order: () => '#order', verification: '#verification' }}
      onView={onEvent}
    />
  )),
  toasts: [
    {
      name: 'said',
      isLate: true,
      open: (onEvent) => {
        const actor = start(unanswered(toastsMachine), onEvent, {});
        actor.send({ type: 'toast.shown', tone: 'danger', title: errors.title, text: errors.serverBusy });
        return { element: <Toasts actor={actor} />, actors: [actor as Actor<AnyStateMachine>] };
      },
    },
  ],
  'demo strip': plain((onEvent) => <DemoStrip clockShift={null} onClose={onEvent} />),
  footer: plain((onEvent) => (
    <Footer site={configuredSite} theme={createThemeStore('system', onEvent)} onRead={onEvent} />
  )),
};

/** The booking's initial data arrives with the response. */
beforeAll(() => Promise.all([loadParts(), ...[offeredDrafts, refusedForm].map(preloadViewsOf)]));

test('every machine with a view is walked', () => {
  const unseen = catalogue.filter(({ id }) => views[id] === undefined);
  // The page itself shows what the others show; the rest show nothing.
  expect(unseen.map(({ id }) => id).sort()).toEqual(
    ['price-clock', 'login-attempt', 'app', 'fcl', 'home', 'order-life', 'prefetch'].sort(),
  );
});

controlsAreAlive(views, floors);
