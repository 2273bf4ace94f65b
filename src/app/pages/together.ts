import { type AnyActorLogic, forwardTo, setup } from 'xstate';
import type { PageAddress, PageEvent } from '#machines/kit/page.ts';

/** A page of which each child runs for itself: all begin with its address, and hear what navigation tells it. */
export function together(children: Readonly<Record<string, AnyActorLogic>>) {
  const ids = Object.keys(children);
  return setup({
    types: { context: {} as PageAddress, events: {} as PageEvent, input: {} as PageAddress },
    actors: children,
  }).createMachine({
    context: ({ input: { path, query } }) => ({ path, query }),
    invoke: ids.map((id) => ({ id, src: id, input: ({ context }) => context })),
    on: { 'page.*': { actions: ids.map((id) => forwardTo(id)) } },
  });
}
