import { expect, test } from 'vitest';
import { createActor, setup } from 'xstate';
import { childOf, onDemand } from '#src/features/page-parts/on-demand.ts';

const named = (request: string, given: string) =>
  setup({ types: { context: {} as { name: string }, input: {} as string } }).createMachine({
    context: ({ input }) => ({ name: `${request} ${given} ${input}` }),
  });

function opened() {
  const cleared: string[] = [];
  const children = onDemand({
    logicOf: named,
    inputOf: () => 'started',
    clear: (child) => cleared.push(child.getSnapshot().context.name),
  });
  const page = createActor(
    setup({
      types: { children: {} as { children: 'children' } },
      actors: { children },
    }).createMachine({ invoke: { id: 'children', src: 'children', input: 'here' } }),
  );
  page.start();
  const host = page.getSnapshot().children.children!;
  return { page, of: (request: string) => childOf(host, request.toLowerCase(), request), cleared };
}

test('[4.26] a child starts when it is first asked for, once by its name, in the system of its page', () => {
  const { page, of } = opened();
  const one = of('One');
  expect(one.getSnapshot()).toMatchObject({ status: 'active', context: { name: 'One here started' } });
  expect(of('one')).toBe(one);
  expect(of('other')).not.toBe(one);
  expect(one.system).toBe(page.system);
  page.stop();
});

test('[4.26] all end with their page, and what they leave behind is put away', () => {
  const { page, of, cleared } = opened();
  const [one, other] = [of('one'), of('other')];
  page.stop();
  expect([one, other].map((child) => child.getSnapshot().status)).toEqual(['stopped', 'stopped']);
  expect(cleared).toEqual(['one here started', 'other here started']);
});
