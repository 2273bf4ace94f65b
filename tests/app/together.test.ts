import { expect, test } from 'vitest';
import { type AnyActorRef, assign, createActor, setup } from 'xstate';
import { together } from '#src/app/pages/together.ts';

const child = setup({
  types: { context: {} as { input: unknown; told: readonly unknown[] }, input: {} as unknown },
}).createMachine({
  context: ({ input }) => ({ input, told: [] }),
  on: { '*': { actions: assign(({ context, event }) => ({ told: [...context.told, event] })) } },
});

test('[4.26] the children of a page begin with its address, hear what it is told, and end with it', () => {
  const page = createActor(together({ one: child, other: child }), { input: { path: '/business', query: '?from=1' } });
  page.start();
  const opened = { type: 'page.opened', path: '/business', query: '' } as const;
  page.send(opened);
  const children = Object.values<AnyActorRef | undefined>(page.getSnapshot().children);
  expect(Object.keys(page.getSnapshot().children)).toEqual(['one', 'other']);
  expect(children.map((one) => one?.getSnapshot().context)).toEqual(
    Array.from({ length: 2 }, () => ({ input: { path: '/business', query: '?from=1' }, told: [opened] })),
  );
  page.stop();
  expect(children.map((one) => one?.getSnapshot().status)).toEqual(['stopped', 'stopped']);
});
