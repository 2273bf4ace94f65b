import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Actor,
  type AnyStateMachine,
  createActor,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
  waitFor,
} from 'xstate';
import { airService } from '#domain/booking/services/air/service.ts';
import { blankVehicle } from '#domain/booking/services/cfs/form.ts';
import { cfsService } from '#domain/booking/services/cfs/service.ts';
import { domesticService } from '#domain/booking/services/domestic/service.ts';
import { fclService } from '#domain/booking/services/fcl/service.ts';
import type { AccountRef } from '#machines/account/index.ts';
import { offeredDrafts, refusedForm } from '#machines/booking/booking.cases.ts';
import { fclContext, methanolForm } from '#machines/booking/booking.example.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import type { CaptchaRef } from '#machines/captcha/index.ts';
import { catalogue } from '#machines/catalogue.ts';
import { dangerousLookupMachine } from '#machines/dangerous-lookup/index.ts';
import { openedForm } from '#machines/order-form/order-form.cases.ts';
import { type SearchEvent, searchMachine } from '#machines/search/index.ts';
import { toastsMachine } from '#machines/toasts/index.ts';
import type { UserAgreementRef } from '#machines/user-agreement/index.ts';
import { errors } from '#src/ui/copy/errors.ts';
import { pageServices } from '#src/ui/copy/quick-search.ts';
import { loadHeadless } from '#src/ui/parts/headless.ts';
import { createThemeStore } from '#src/ui/theme.ts';
import { Account } from '#src/views/account/Account.tsx';
import { bringViewsOf } from '#src/views/booking/later-views.tsx';
import { AirBooking } from '#src/views/booking-air/AirBooking.tsx';
import { CfsBooking } from '#src/views/booking-cfs/CfsBooking.tsx';
import { DomesticBooking } from '#src/views/booking-domestic/DomesticBooking.tsx';
import { FclBooking } from '#src/views/booking-fcl/FclBooking.tsx';
import Captcha from '#src/views/captcha/Captcha.tsx';
import { DemoStrip } from '#src/views/demo-strip/DemoStrip.tsx';
import { ErrorPage } from '#src/views/error-page/ErrorPage.tsx';
import { Footer } from '#src/views/footer/Footer.tsx';
import { OrderPlaced } from '#src/views/order-placed/OrderPlaced.tsx';
import { QuickSearch } from '#src/views/quick-search/QuickSearch.tsx';
import { SearchFoot, ServiceSearch } from '#src/views/service-search/ServiceSearch.tsx';
import { Toasts } from '#src/views/toasts/Toasts.tsx';
import UserAgreementDialog from '#src/views/user-agreement/UserAgreementDialog.tsx';
import { sampleOrder } from '#stories/kit/order.ts';
import { configuredSite } from '#stories/kit/site.ts';
import { entryOf, type Subject } from '#stories/kit/subject.ts';
import { destinations, origins } from '#stories/search/lane.ts';
import { never, resourceOf } from '#stories/search/tools.ts';
import { airFacts, ethanolForm } from '../../kit/air-order.ts';
import { cfsFacts } from '../../kit/cfs-form.tsx';
import { stuffedPaint } from '../../kit/cfs-order.ts';
import { isAlive, nameOf, sightOf, workingControls } from '../../kit/dead-controls.ts';
import { openedDomestic } from '../../kit/domestic-form.tsx';
import { unanswered } from '../../kit/drive.ts';
import { exploreAll, variantsOf } from '../../kit/explore.ts';
import { noFiles } from '../../kit/no-files.ts';
import { settledStates } from '../../kit/paths.ts';
import { readyBooking } from '../../kit/ready-booking.ts';
import { eventTypesOf } from '../../kit/xstate-internals.ts';
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
  'booking of sea containers': 100,
  'booking of air freight': 101,
  'booking of stuffed boxes': 110,
  'booking of a coastal lane': 60,
  'search card': 18,
  'search of a service': 20,
  'error page': 1,
  'order placed': 1,
  'demo strip': 1,
  footer: 5,
  'page-loading': 0,
};

interface Opened {
  element: ReactElement;
  actors?: readonly Actor<AnyStateMachine>[];
}

/** One sight of a view, opened afresh for each control; every listener records what it hears. */
interface Scene {
  name: string;
  /** It goes on as typing goes on; any other is held in one state, and opened again once it has left that. */
  isLive?: boolean;
  /** Its code comes in a chunk of its own. */
  isLate?: boolean;
  open: (heard: () => undefined) => Opened | Promise<Opened>;
}

function start<Machine extends AnyStateMachine>(
  machine: Machine,
  heard: () => undefined,
  options: object,
): Actor<Machine> {
  const actor = createActor(machine as AnyStateMachine, {
    clock: new SimulatedClock(),
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return;
      if ((inspected.actorRef as Actor<AnyStateMachine>).getSnapshot()?.can?.(inspected.event) === true) heard();
    },
    ...options,
  });
  return actor.start() as unknown as Actor<Machine>;
}

/** A state that is held still has no children who could be told anything. */
const childless = (machine: AnyStateMachine) =>
  machine.provide({
    actions: Object.fromEntries(
      Object.entries(machine.implementations.actions)
        .filter(([, action]) => (action as { type?: string }).type === 'xstate.sendTo')
        .map(([name]) => [name, () => undefined]),
    ),
  });

const statesOf = ({ entry: { machine, cases }, render }: Subject): Scene[] =>
  settledStates(exploreAll(machine, cases)).map((settled) => ({
    name: JSON.stringify(settled.value),
    open: (heard) => {
      const { value, context, status, output } = settled;
      const snapshot = machine.resolveState({ value, context, status, output });
      const actor = start(childless(unanswered(machine)), heard, { snapshot, input: cases.input });
      return { element: render(actor, heard), actors: [actor] };
    },
  }));

/** A machine whose view is that of the machines inside it, as each of its inputs opens it. */
const opened = (id: string, render: (actor: Actor<AnyStateMachine>) => ReactElement): Scene[] =>
  variantsOf(entryOf(id).cases).map(({ input }) => ({
    name: JSON.stringify(input),
    isLate: true,
    open: (heard) => {
      const actor = start(unanswered(entryOf(id).machine), heard, { input });
      return { element: render(actor), actors: [actor] };
    },
  }));

const orderSteps: Scene[] = fclService.steps.map((step) => ({
  name: step,
  isLive: true,
  open: async (heard) => {
    const form = { ...openedForm, step, form: { ...methanolForm, parties: 'NOW' } };
    const facts = { ...fclContext, sailing: null };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => ({ ...form, facts }), placeOrder: never });
    const actor = start(machine, heard, { input: { service: fclService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    const addressBook = () => ({ parties: resourceOf(async () => []), keep: async () => heard() });
    return {
      element: (
        <FclBooking actor={actor} title={null} fileAccess={noFiles} addressBook={addressBook} onVerify={heard} />
      ),
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const stuffingSteps: Scene[] = cfsService.steps.slice(0, -1).map((step) => ({
  name: step,
  isLive: true,
  open: async (heard) => {
    const opened = { ...openedForm, step, form: { ...stuffedPaint, vehicles: [blankVehicle] }, facts: cfsFacts };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => opened, placeOrder: never });
    const actor = start(machine, heard, { input: { service: cfsService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    return {
      element: <CfsBooking actor={actor} title={null} fileAccess={noFiles} onVerify={heard} />,
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const flightSteps: Scene[] = ['cargo', 'handIn'].map((step) => ({
  name: step,
  isLive: true,
  open: async (heard) => {
    const form = { ...openedForm, step, form: { ...ethanolForm, parties: 'NOW' }, facts: airFacts };
    const machine = readyBooking({ open: async (): Promise<OpenAnswer> => form, placeOrder: never });
    const actor = start(machine, heard, { input: { service: airService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    const addressBook = () => ({ parties: resourceOf(async () => []), keep: async () => heard() });
    return {
      element: (
        <AirBooking actor={actor} title={null} fileAccess={noFiles} addressBook={addressBook} onVerify={heard} />
      ),
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

const coastalSteps: Scene[] = domesticService.steps.map((step) => ({
  name: step,
  isLive: true,
  open: async (heard) => {
    const open = async () => openedDomestic(step, { facts: { sailing: null } });
    const actor = start(readyBooking({ open, placeOrder: never }), heard, { input: { service: domesticService } });
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'filling' }));
    return {
      element: <DomesticBooking actor={actor} title={null} fileAccess={noFiles} onVerify={heard} />,
      actors: [actor as Actor<AnyStateMachine>],
    };
  },
}));

/** The card of the home page, or of a service's own page. */
const searches = (service: (typeof pageServices)[number] | null, isSearched = true): Scene => ({
  name: `${service?.key ?? 'home'}${isSearched ? '' : ' before a search'}`,
  isLive: true,
  open: (heard) => {
    const places = 'orgPort=上海&orgPortCode=CNSHA&dstPort=鹿特丹&dstPortCode=NLRTM&';
    const query = `${isSearched ? places : ''}boxes=20GP*1`;
    const address = fromCallback<SearchEvent, undefined>(({ sendBack }) =>
      sendBack({ type: 'address.changed', query }),
    );
    const search = start(unanswered(searchMachine).provide({ actors: { address } }), heard, {
      input: { mode: 'form' },
    });
    const lookup = start(unanswered(dangerousLookupMachine), heard, {});
    const locations = resourceOf(async () => ({ kind: 'port', origins, destinations }));
    const quick = { search, lookup, locations, today: '2026-01-15', wantLocations: () => undefined };
    return {
      element:
        service === null ? (
          <QuickSearch {...quick} />
        ) : (
          <>
            <ServiceSearch service={service as never} quick={quick} />
            <SearchFoot service={service as never} quick={quick} own="" hotline="400-000-0000" onCopy={heard} />
          </>
        ),
      actors: [search as Actor<AnyStateMachine>, lookup as Actor<AnyStateMachine>],
    };
  },
});

const plain = (render: (heard: () => undefined) => ReactElement): Scene[] => [
  { name: 'open', open: (heard) => ({ element: render(heard) }) },
];

const subjects = Object.values(
  import.meta.glob<{ subject: Subject }>('../../../stories/*/*.subject.tsx', { eager: true }),
).map(({ subject }) => subject);

const views: Readonly<Record<string, Scene[]>> = {
  ...Object.fromEntries(subjects.map((subject) => [subject.entry.id, statesOf(subject)])),
  account: opened('account', (actor) => <Account actor={actor as unknown as AccountRef} />),
  captcha: opened('captcha', (actor) => <Captcha actor={actor as unknown as CaptchaRef} />),
  'user-agreement': opened('user-agreement', (actor) => (
    <UserAgreementDialog actor={actor as unknown as UserAgreementRef} />
  )),
  'booking of sea containers': orderSteps,
  'booking of stuffed boxes': stuffingSteps,
  'booking of air freight': flightSteps,
  'booking of a coastal lane': coastalSteps,
  'search card': [searches(null)],
  'search of a service': pageServices
    .filter(({ key }) => key !== 'fcl')
    .flatMap((service) => [searches(service), searches(service, false)]),
  'error page': plain((heard) => <ErrorPage message={errors.serverBusy} canRetry onRetry={heard} />),
  'order placed': plain((heard) => (
    <OrderPlaced
      order={sampleOrder}
      contact={configuredSite}
      again="/shippingFcl"
      next={{ order: () => '#order', verification: '#verification' }}
      onView={heard}
    />
  )),
  toasts: [
    {
      name: 'said',
      isLate: true,
      open: (heard) => {
        const actor = start(unanswered(toastsMachine), heard, {});
        actor.send({ type: 'toast.shown', tone: 'danger', title: errors.title, text: errors.serverBusy });
        return { element: <Toasts actor={actor} />, actors: [actor as Actor<AnyStateMachine>] };
      },
    },
  ],
  'demo strip': plain((heard) => <DemoStrip clockShift={null} onClose={heard} />),
  footer: plain((heard) => <Footer site={configuredSite} theme={createThemeStore('system', heard)} onRead={heard} />),
};

/** What is shown and what is listened to: a state like one that was walked need not be walked again. */
const likenessOf = (actors: readonly Actor<AnyStateMachine>[]) =>
  JSON.stringify([sightOf(), actors.map((actor) => eventTypesOf(actor.getSnapshot()))]);

/** What tells that a page is another than the one that was opened. */
const standingOf = (actors: readonly Actor<AnyStateMachine>[]) =>
  JSON.stringify([workingControls(document.body).map(nameOf), actors.map((actor) => actor.getSnapshot().value)]);

/** A scene that is opened again when its page is not what it was at first. */
function stage({ open, isLive = false, isLate = false }: Scene) {
  let heard = 0;
  let standing = () => '';
  let before = '';
  let close = () => undefined as unknown;
  async function afresh() {
    close();
    const host = document.body.appendChild(document.createElement('main'));
    const root = createRoot(host);
    window.print = () => {
      heard += 1;
    };
    const { element, actors = [] } = await open(() => {
      heard += 1;
      return undefined;
    });
    flushSync(() => root.render(element));
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (isLate) await expect.poll(() => workingControls(document.body)).not.toEqual([]);
    standing = () => standingOf(isLive ? [] : actors);
    before = standing();
    close = () => {
      root.unmount();
      host.remove();
      for (const actor of actors) actor.stop();
    };
    return actors;
  }
  const work = async (index: number) => {
    await expect.poll(() => workingControls(document.body).length).toBeGreaterThan(index);
    const control = workingControls(document.body)[index] as HTMLElement;
    return isAlive(control, () => heard);
  };
  return {
    afresh,
    leave: () => close(),
    /** The verdict holds for the page as it was opened: whatever seems dead on a page already worked is tried on a new one. */
    isAlive: async (index: number) => {
      if (standing() !== before) await afresh();
      if (await work(index)) return true;
      if (index > 0) await afresh();
      return index > 0 && work(index);
    },
  };
}

async function look(scenes: readonly Scene[]) {
  const dead: string[] = [];
  const controls = new Set<string>();
  const walked = new Set<string>();
  const alive = new Set<string>();
  for (const scene of scenes) {
    const { afresh, leave, isAlive } = stage(scene);
    const likeness = likenessOf(await afresh());
    const names = walked.has(likeness) ? [] : workingControls(document.body).map(nameOf);
    walked.add(likeness);
    try {
      for (const [index, name] of names.entries()) {
        controls.add(name);
        // The full counts try it in every state that shows it.
        if (!FULL && alive.has(name)) continue;
        if (await isAlive(index)) alive.add(name);
        else dead.push(`${scene.name}: ${name}`);
      }
    } finally {
      leave();
    }
  }
  return { dead, controls: controls.size };
}

/** As in `kit/full.ts`: a browser has no `process`. */
const FULL = (import.meta.env as Readonly<Record<string, unknown>>).FULL === '1';

const looked: Record<string, number> = {};

/** What a booking opens with comes with its answer. */
beforeAll(() => Promise.all([loadHeadless(), ...[offeredDrafts, refusedForm].map(bringViewsOf)]));
afterAll(() => {
  const total = Object.values(looked).reduce((sum, count) => sum + count, 0);
  // biome-ignore lint/suspicious/noConsole: the run says how many were looked at.
  console.info(`${total} controls looked at: ${JSON.stringify(looked)}`);
});

test('every machine with a view is walked', () => {
  const unseen = catalogue.filter(({ id }) => views[id] === undefined);
  // The page itself shows what the others show; the rest show nothing.
  expect(unseen.map(({ id }) => id).sort()).toEqual(
    [
      'price-clock',
      'login-attempt',
      'app',
      'enquiry-desk',
      'fcl',
      'home',
      'order-life',
      'order-panel',
      'prefetch',
    ].sort(),
  );
});

describe('no control is dead', () => {
  test.each(Object.entries(views))('%s', { timeout: 120_000 }, async (id, scenes) => {
    const { dead, controls } = await look(scenes);
    looked[id] = controls;
    expect(dead).toEqual([]);
    expect(controls).toBeGreaterThanOrEqual(floors[id] ?? 1);
  });
});
