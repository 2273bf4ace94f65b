import {
  type ActorLogic,
  type ActorRef,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  type Snapshot,
  setup,
} from 'xstate';
import { DEFERRED_SECTIONS_MAX_MS } from '#domain/limits.ts';
import type { PageAddress, PageEvent, SectionNear } from '#machines/kit/page.ts';
import { loadChunk } from '#src/browser/chunks.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';
import { type Children, type Members, membersOf, type RefsOf } from './page-members.ts';

/** Starts the sections below the fold once a page that was not server-rendered is idle. */
export const sectionsDue = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ sendBack }) => {
    const timer = unlessPreloaded(() => setTimeout(() => sendBack({ type: 'sections.due' }), DEFERRED_SECTIONS_MAX_MS));
    return () => clearTimeout(timer ?? undefined);
  });

/** State of a page: the refs of its children by their names. */
type PageSnapshot<Refs> = Snapshot<undefined> & {
  context: PageAddress;
  children: Readonly<Refs>;
  hasTag: (tag: typeof OVERLAY) => boolean;
};

/** Tags a page while something lies over it, or loads to. */
const OVERLAY = 'overlay';

/** A page with at least these children. */
export type PageRef<Refs> = ActorRef<PageSnapshot<Refs>, PageEvent | SectionNear>;

type PageLogic<All, Section, Deferred, Over> = ActorLogic<
  PageSnapshot<RefsOf<All, Section> & Partial<RefsOf<Deferred, never> & RefsOf<Over, never>>>,
  PageEvent | SectionNear,
  PageAddress
>;

/** Children whose code is loaded after the page has opened. */
export interface DeferredChildren<Deferred extends Children = Children> {
  load: () => Promise<Deferred>;
  /** Whether the query makes them load; without it they load with the page. */
  startOn?: (query: string) => boolean;
}

/** Children that lie over the page while its URL names what they show. Their code is loaded on first use. */
export interface Overlay<Over extends Children = Children> {
  load: () => Promise<Over>;
  /** Identifies what the URL opens over the page: equal keys mean the same; empty for nothing. */
  keyOf: (query: string) => string;
}

interface Options<Section = string, Deferred extends Children = Children, Over extends Children = Children> {
  /** Restarts the child each time the page is opened. */
  restartsOnOpen?: boolean;
  /** Restarts the page when this part of the URL changes. */
  subject?: (query: string) => string;
  /** Children that are sections: each starts when its section comes into view. */
  sections?: readonly Section[];
  deferred?: DeferredChildren<Deferred>;
  overlay?: Overlay<Over>;
}

/** Whether something lies over the page, or loads to. */
export const selectHasOverlay = (snapshot: PageSnapshot<unknown>) => snapshot.hasTag(OVERLAY);

export const isStarted = ({ children }: { children: Readonly<Record<string, unknown>> }, section: string) =>
  children[section] !== undefined;

interface Invoked {
  id: string;
  input: (address: PageAddress, page: AnyActorRef) => unknown;
}

const addressOf = ({ path, query }: PageAddress): PageAddress => ({ path, query });

const invoked = ({ id, input }: Invoked) => ({
  id,
  src: id,
  input: ({ context, self }: { context: PageAddress; self: AnyActorRef }) => input(addressOf(context), self),
});

const startedInView = (section: Invoked) => ({
  initial: 'away',
  states: {
    away: {
      on: {
        'section.near': {
          guard: ({ event }: { event: SectionNear }) => event.section === section.id,
          target: 'near',
        },
        'sections.due': 'near',
      },
    },
    near: { invoke: invoked(section) },
  },
});

/** Children that start once their code is loaded. */
interface LoadedChildren {
  deferred: Members;
  overlay: Members;
}

type PageContext = PageAddress & LoadedChildren;

interface LoadedGroup {
  group: keyof LoadedChildren;
  children: Children;
}

const NO_DEFERRED: DeferredChildren = { load: async () => ({}), startOn: () => false };
const NO_OVERLAY: Overlay = { load: async () => ({}), keyOf: () => '' };

/** Builds the machine setup of a page, with the children that start at once. */
function partsOf(members: Members, near: Members, options: Options) {
  const { deferred: { load, startOn = () => true } = NO_DEFERRED, overlay = NO_OVERLAY } = options;
  return setup({
    types: {
      context: {} as PageContext,
      events: {} as PageEvent | SectionNear | { type: 'sections.due' },
      input: {} as PageAddress,
      tags: {} as typeof OVERLAY,
    },
    actors: Object.fromEntries<AnyActorLogic>([
      ['rest', sectionsDue()],
      ['loadDeferred', fromPromise(() => loadChunk(load))],
      ['loadOverlay', fromPromise(() => loadChunk(overlay.load))],
      ...members.map(({ id, logic }) => [id, logic] as const),
    ]),
    guards: {
      startsDeferred: ({ context, event }) => startOn('query' in event ? event.query : context.query),
      keepsRunning: () => options.restartsOnOpen !== true,
      hasOverlay: ({ context }) => overlay.keyOf(context.query) !== '',
      isOtherOverlay: ({ context, event }) =>
        'query' in event && !['', overlay.keyOf(context.query)].includes(overlay.keyOf(event.query)),
      isOverlayClosed: ({ context, event }) =>
        'query' in event && overlay.keyOf(context.query) !== '' && overlay.keyOf(event.query) === '',
    },
    actions: {
      startLoaded: enqueueActions(({ context, enqueue, self }, { group, children }: LoadedGroup) => {
        const loaded = membersOf(children);
        const address = addressOf(context);
        enqueue.assign({ [group]: loaded });
        for (const { id, logic, input, opened } of loaded) {
          enqueue.spawnChild(logic, { id, input: input(address, self) });
          const toChildEvent = opened({ type: 'page.opened', ...address });
          if (toChildEvent !== null) enqueue.sendTo(id, toChildEvent);
        }
      }),
      stopLoaded: enqueueActions(({ context, enqueue }, { group }: Pick<LoadedGroup, 'group'>) => {
        for (const { id, leavingEvent } of context[group]) {
          if (leavingEvent !== null) enqueue.sendTo(id, leavingEvent);
          enqueue.stopChild(id);
        }
        enqueue.assign({ [group]: [] });
      }),
      startOfPage: enqueueActions(({ enqueue }) => enqueue(startOfPage)),
      storeAddress: assign((_, { path, query }: PageEvent) => ({ path, query })),
      open: enqueueActions(({ enqueue }, event: PageEvent) => {
        for (const { id, opened } of near) {
          const toChildEvent = opened(event);
          if (toChildEvent !== null) enqueue.sendTo(id, toChildEvent);
        }
      }),
      tell: enqueueActions(({ context, enqueue, self }, event: PageEvent | SectionNear) => {
        for (const member of [...members, ...context.deferred, ...context.overlay]) {
          const toChildEvent = event.type === 'section.near' ? event : member.toChildEvent(event);
          if (toChildEvent !== null && isStarted(self.getSnapshot(), member.id))
            enqueue.sendTo(member.id, toChildEvent);
        }
      }),
    },
  });
}

const storeAddress = { type: 'storeAddress', params: ({ event }: { event: PageEvent }) => event } as const;

const restart = { target: '.running', reenter: true, actions: storeAddress } as const;

const startLoaded = (group: keyof LoadedChildren) =>
  ({
    type: 'startLoaded',
    params: ({ event }: { event: { output: Children } }) => ({ group, children: event.output }),
  }) as const;

/** Loads the deferred children with the page or with the first query that needs them, and again after a failed load. */
const deferredRegion = {
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'startsDeferred', target: 'loading' }, { target: 'waiting' }] },
    waiting: { on: { 'page.*': { guard: 'startsDeferred', target: 'loading' } } },
    loading: {
      invoke: {
        id: 'loadDeferred',
        src: 'loadDeferred',
        onDone: { target: 'started', actions: startLoaded('deferred') },
        onError: 'waiting',
      },
    },
    started: {},
  },
} as const;

/** Opens what the URL names over the page; another key stops it and opens the other from the top of the page. */
const overlayRegion = {
  initial: 'deciding',
  on: {
    'page.opened': { guard: 'keepsRunning', target: '.deciding', reenter: true, actions: storeAddress },
    'page.asked': [
      { guard: 'isOtherOverlay', target: '.deciding', reenter: true, actions: [storeAddress, 'startOfPage'] },
      { guard: 'isOverlayClosed', target: '.closed', actions: storeAddress },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'hasOverlay', target: 'loading' }, { target: 'closed' }] },
    closed: {},
    loading: {
      tags: OVERLAY,
      invoke: {
        id: 'loadOverlay',
        src: 'loadOverlay',
        onDone: { target: 'open', actions: startLoaded('overlay') },
        onError: 'closed',
      },
    },
    open: { tags: OVERLAY, exit: { type: 'stopLoaded', params: { group: 'overlay' } } },
  },
} as const;

/** Composes a page of independent children: each starts with the page's URL and receives its navigation events. */
export function composePage<
  const All extends Children,
  Section extends keyof All & string = never,
  Deferred extends Children = Record<never, never>,
  Over extends Children = Record<never, never>,
>(children: All, options?: Options<Section, Deferred, Over>): PageLogic<All, Section, Deferred, Over>;
export function composePage(children: Children, options: Options = {}): AnyActorLogic {
  const { restartsOnOpen = false, subject = () => '', sections = [] } = options;
  const members = membersOf(children);
  const near = members.filter(({ id }) => !sections.includes(id));
  const far = members.filter(({ id }) => sections.includes(id));
  return partsOf(members, near, options).createMachine({
    context: ({ input: { path, query } }) => ({ path, query, deferred: [], overlay: [] }),
    initial: 'running',
    on: {
      'page.asked': {
        guard: ({ context, event }) => subject(event.query) !== subject(context.query),
        ...restart,
      },
      'page.opened': restart,
    },
    states: {
      running: {
        invoke: [...near.map(invoked), ...(far.length > 0 ? [{ id: 'rest', src: 'rest' }] : [])],
        exit: { type: 'stopLoaded', params: { group: 'deferred' } },
        type: 'parallel',
        states: {
          deferred: deferredRegion,
          ...(options.overlay === undefined ? {} : { overlay: overlayRegion }),
          page: {
            initial: 'opening',
            states: {
              opening: {
                always: {
                  target: 'open',
                  actions: {
                    type: 'open',
                    params: ({ context }) => ({ type: 'page.opened' as const, ...addressOf(context) }),
                  },
                },
              },
              open: {
                on: {
                  'section.near': { actions: { type: 'tell', params: ({ event }) => event } },
                  'page.*': {
                    guard: ({ context, event }) =>
                      event.type === 'page.opened' ? !restartsOnOpen : subject(event.query) === subject(context.query),
                    actions: [storeAddress, { type: 'tell', params: ({ event }) => event }],
                  },
                },
              },
            },
          },
          ...Object.fromEntries(far.map((section) => [section.id, startedInView(section)])),
        },
      },
    },
  });
}
