import {
  type ActorLogic,
  type ActorRef,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
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
import { unlessPreloaded } from '#src/ssr/preloaded-responses.ts';

/** Starts the sections below the fold once a page that was not server-rendered is idle. */
export const sectionsDue = <Event extends EventObject>() =>
  fromCallback<Event, undefined>(({ sendBack }) => {
    const timer = unlessPreloaded(() => setTimeout(() => sendBack({ type: 'sections.due' }), DEFERRED_SECTIONS_MAX_MS));
    return () => clearTimeout(timer ?? undefined);
  });

/** A child with its own input that receives only the events derived for it. */
interface Member<Logic extends AnyActorLogic = AnyActorLogic> {
  logic: Logic;
  /** The page itself is for a child that watches over the others. */
  input?: (address: PageAddress, page: AnyActorRef) => unknown;
  /** Event to send when the child starts; null for none. */
  initialEvent?: () => AnyEventObject | null;
  /** Maps a page event to the child's event; also receives `page.opened`, which carries the first URL. */
  toChildEvent?: (event: PageEvent) => EventObject | null;
}

type Child = AnyActorLogic | Member;
type Children = Readonly<Record<string, Child>>;

/** State of a page: the refs of its children by their names. */
type PageSnapshot<Refs> = Snapshot<undefined> & { context: PageAddress; children: Readonly<Refs> };

/** A page with at least these children. */
export type PageRef<Refs> = ActorRef<PageSnapshot<Refs>, PageEvent | SectionNear>;

type RefOf<One> = One extends Member<infer Logic> ? ActorRefFrom<Logic> : ActorRefFrom<One & AnyActorLogic>;

/** A section is missing until it has started. */
type RefsOf<All, Section> = { [Id in keyof All]: RefOf<All[Id]> | (Id extends Section ? undefined : never) };

type PageLogic<All, Section, Deferred> = ActorLogic<
  PageSnapshot<RefsOf<All, Section> & Partial<RefsOf<Deferred, never>>>,
  PageEvent | SectionNear,
  PageAddress
>;

/** Children whose code is loaded after the page has opened. */
export interface DeferredChildren<Deferred extends Children = Children> {
  load: () => Promise<Deferred>;
  /** Whether the query makes them load; without it they load with the page. */
  startOn?: (query: string) => boolean;
}

const isMember = (child: Child): child is Member => 'logic' in child;

const nothing = () => null;

interface Options<Section = string, Deferred extends Children = Children> {
  /** Restarts the child each time the page is opened. */
  restartsOnOpen?: boolean;
  /** Restarts the page when this part of the URL changes. */
  subject?: (query: string) => string;
  /** Children that are sections: each starts when its section comes into view. */
  sections?: readonly Section[];
  deferred?: DeferredChildren<Deferred>;
}

const membersOf = (children: Children) =>
  Object.entries(children).map(([id, child]) =>
    isMember(child)
      ? {
          id,
          logic: child.logic,
          input: child.input ?? (() => undefined),
          opened: child.initialEvent ?? child.toChildEvent ?? nothing,
          toChildEvent: child.toChildEvent ?? nothing,
        }
      : {
          id,
          logic: child,
          input: (address: PageAddress) => address,
          opened: nothing,
          toChildEvent: (event: PageEvent) => event,
        },
  );

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

type Members = ReturnType<typeof membersOf>;

interface PageContext extends PageAddress {
  /** The deferred children, once their code is loaded. */
  deferred: Members;
}

const NO_DEFERRED: DeferredChildren = { load: async () => ({}), startOn: () => false };

/** Builds the machine setup of a page, with the children that start at once. */
function partsOf(members: Members, near: Members, { load, startOn = () => true }: DeferredChildren = NO_DEFERRED) {
  return setup({
    types: {
      context: {} as PageContext,
      events: {} as PageEvent | SectionNear | { type: 'sections.due' },
      input: {} as PageAddress,
    },
    actors: Object.fromEntries<AnyActorLogic>([
      ['rest', sectionsDue()],
      ['loadDeferred', fromPromise(() => loadChunk(load))],
      ...members.map(({ id, logic }) => [id, logic] as const),
    ]),
    guards: {
      startsDeferred: ({ context, event }) => startOn('query' in event ? event.query : context.query),
    },
    actions: {
      startDeferred: enqueueActions(({ context, enqueue, self }, loaded: Children) => {
        const deferred = membersOf(loaded);
        const address = addressOf(context);
        enqueue.assign({ deferred });
        for (const { id, logic, input, opened } of deferred) {
          enqueue.spawnChild(logic, { id, input: input(address, self) });
          const toChildEvent = opened({ type: 'page.opened', ...address });
          if (toChildEvent !== null) enqueue.sendTo(id, toChildEvent);
        }
      }),
      stopDeferred: enqueueActions(({ context, enqueue }) => {
        for (const { id } of context.deferred) enqueue.stopChild(id);
        enqueue.assign({ deferred: [] });
      }),
      storeAddress: assign((_, { path, query }: PageEvent) => ({ path, query })),
      open: enqueueActions(({ enqueue }, event: PageEvent) => {
        for (const { id, opened } of near) {
          const toChildEvent = opened(event);
          if (toChildEvent !== null) enqueue.sendTo(id, toChildEvent);
        }
      }),
      tell: enqueueActions(({ context, enqueue, self }, event: PageEvent | SectionNear) => {
        for (const member of [...members, ...context.deferred]) {
          const toChildEvent = event.type === 'section.near' ? event : member.toChildEvent(event);
          if (toChildEvent !== null && isStarted(self.getSnapshot(), member.id))
            enqueue.sendTo(member.id, toChildEvent);
        }
      }),
    },
  });
}

const restart = {
  target: '.running',
  reenter: true,
  actions: { type: 'storeAddress', params: ({ event }: { event: PageEvent }) => event },
} as const;

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
        onDone: {
          target: 'started',
          actions: { type: 'startDeferred', params: ({ event }: { event: { output: Children } }) => event.output },
        },
        onError: 'waiting',
      },
    },
    started: {},
  },
} as const;

/** Composes a page of independent children: each starts with the page's URL and receives its navigation events. */
export function composePage<
  const All extends Children,
  Section extends keyof All & string = never,
  Deferred extends Children = Record<never, never>,
>(children: All, options?: Options<Section, Deferred>): PageLogic<All, Section, Deferred>;
export function composePage(children: Children, options: Options = {}): AnyActorLogic {
  const { restartsOnOpen = false, subject = () => '', sections = [], deferred } = options;
  const members = membersOf(children);
  const near = members.filter(({ id }) => !sections.includes(id));
  const far = members.filter(({ id }) => sections.includes(id));
  return partsOf(members, near, deferred).createMachine({
    context: ({ input: { path, query } }) => ({ path, query, deferred: [] }),
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
        exit: 'stopDeferred',
        type: 'parallel',
        states: {
          deferred: deferredRegion,
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
                    actions: [
                      { type: 'storeAddress', params: ({ event }) => event },
                      { type: 'tell', params: ({ event }) => event },
                    ],
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
