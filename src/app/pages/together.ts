import { type AnyActorLogic, assign, type EventObject, enqueueActions, setup } from 'xstate';
import type { PageAddress, PageEvent } from '#machines/kit/page.ts';

/** A child that begins with something of its own, and hears only what is worked out for it. */
interface Member {
  logic: AnyActorLogic;
  input?: (address: PageAddress) => unknown;
  /** What the page's address means to it; said of the first address too, which opens the page. */
  told?: (event: PageEvent) => EventObject | null;
}

type Child = AnyActorLogic | Member;

const isMember = (child: Child): child is Member => 'logic' in child;

const nothing = () => null;

/** A page of which each child runs for itself: all begin with its address, and hear what navigation tells it. */
export function together(children: Readonly<Record<string, Child>>) {
  const members = Object.entries(children).map(([id, child]) =>
    isMember(child)
      ? {
          id,
          logic: child.logic,
          input: child.input ?? nothing,
          opened: child.told ?? nothing,
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
  return setup({
    types: { context: {} as PageAddress, events: {} as PageEvent, input: {} as PageAddress },
    actors: Object.fromEntries(members.map(({ id, logic }) => [id, logic])),
    actions: {
      storeAddress: assign((_, { path, query }: PageEvent) => ({ path, query })),
      tell: enqueueActions(({ enqueue }, { event, by }: { event: PageEvent; by: 'opened' | 'told' }) => {
        for (const member of members) {
          const told = member[by](event);
          if (told !== null) enqueue.sendTo(member.id, told);
        }
      }),
    },
  }).createMachine({
    context: ({ input: { path, query } }) => ({ path, query }),
    invoke: members.map(({ id, input }) => ({ id, src: id, input: ({ context }) => input(context) })),
    initial: 'opening',
    states: {
      opening: {
        always: {
          target: 'open',
          actions: {
            type: 'tell',
            params: ({ context }) => ({ event: { type: 'page.opened', ...context } as const, by: 'opened' as const }),
          },
        },
      },
      open: {
        on: {
          'page.*': {
            actions: [
              { type: 'storeAddress', params: ({ event }) => event },
              { type: 'tell', params: ({ event }) => ({ event, by: 'told' as const }) },
            ],
          },
        },
      },
    },
  });
}
