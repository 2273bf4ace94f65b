import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  assign,
  type EventObject,
  enqueueActions,
  setup,
} from 'xstate';
import type { PageAddress, PageEvent, SectionNear } from '#machines/kit/page.ts';

/** A child that begins with something of its own, and hears only what is worked out for it. */
interface Member {
  logic: AnyActorLogic;
  /** The page itself is for a child that watches over the others. */
  input?: (address: PageAddress, page: AnyActorRef) => unknown;
  /** What it is told once it has begun; null for nothing. */
  begins?: () => AnyEventObject | null;
  /** What the page's address means to it; said of the first address too, which opens the page. */
  told?: (event: PageEvent) => EventObject | null;
}

type Child = AnyActorLogic | Member;
type Children = Readonly<Record<string, Child>>;

const isMember = (child: Child): child is Member => 'logic' in child;

const nothing = () => null;

interface Options {
  /** Each time the page is opened, as if nobody had been there. */
  beginsAnew?: boolean;
  /** What of the address the page is of: where it becomes another, the page starts over. */
  subject?: (query: string) => string;
}

/** Each child as it begins, with what it is told. */
const membersOf = (children: Children) =>
  Object.entries(children).map(([id, child]) =>
    isMember(child)
      ? {
          id,
          logic: child.logic,
          input: child.input ?? (() => undefined),
          opened: child.begins ?? child.told ?? nothing,
          told: child.told ?? nothing,
        }
      : {
          id,
          logic: child,
          input: (address: PageAddress) => address,
          opened: nothing,
          told: (event: PageEvent) => event,
        },
  );

/** A page of which each child runs for itself: all begin with its address, and hear what navigation tells it. */
export function together(children: Children, options: Options = {}) {
  const { beginsAnew = false, subject = () => '' } = options;
  const members = membersOf(children);
  return setup({
    types: { context: {} as PageAddress, events: {} as PageEvent | SectionNear, input: {} as PageAddress },
    actors: Object.fromEntries(members.map(({ id, logic }) => [id, logic])),
    actions: {
      storeAddress: assign((_, { path, query }: PageEvent) => ({ path, query })),
      tell: enqueueActions(({ enqueue }, { event, by }: { event: PageEvent | SectionNear; by: 'opened' | 'told' }) => {
        for (const member of members) {
          const told = event.type === 'section.near' ? event : member[by](event);
          if (told !== null) enqueue.sendTo(member.id, told);
        }
      }),
    },
  }).createMachine({
    context: ({ input: { path, query } }) => ({ path, query }),
    initial: 'running',
    on: {
      'page.asked': {
        guard: ({ context, event }) => subject(event.query) !== subject(context.query),
        target: '.running',
        reenter: true,
        actions: { type: 'storeAddress', params: ({ event }) => event },
      },
      'page.opened': {
        target: '.running',
        reenter: true,
        actions: { type: 'storeAddress', params: ({ event }) => event },
      },
    },
    states: {
      running: {
        invoke: members.map(({ id, input }) => ({ id, src: id, input: ({ context, self }) => input(context, self) })),
        initial: 'opening',
        states: {
          opening: {
            always: {
              target: 'open',
              actions: {
                type: 'tell',
                params: ({ context }) => ({
                  event: { type: 'page.opened', ...context } as const,
                  by: 'opened' as const,
                }),
              },
            },
          },
          open: {
            on: {
              'section.near': { actions: { type: 'tell', params: ({ event }) => ({ event, by: 'told' as const }) } },
              'page.*': {
                guard: ({ context, event }) =>
                  event.type === 'page.opened' ? !beginsAnew : subject(event.query) === subject(context.query),
                actions: [
                  { type: 'storeAddress', params: ({ event }) => event },
                  { type: 'tell', params: ({ event }) => ({ event, by: 'told' as const }) },
                ],
              },
            },
          },
        },
      },
    },
  });
}
