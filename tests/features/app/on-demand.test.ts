import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import { type OnDemandRef, onDemand } from '#src/features/page-parts/on-demand.ts';

const logicOf = (wanted: string) =>
  setup({ types: { context: {} as { name: string }, input: {} as string } }).createMachine({
    context: ({ input }) => ({ name: `${wanted} ${input}` }),
  });

function opened() {
  const cleared: string[] = [];
  const children = onDemand<string, AnyActorRef>({
    nameOf: (wanted) => wanted.toLowerCase(),
    logicOf,
    input: 'started',
    clear: (child) => cleared.push(child.getSnapshot().context.name),
  });
  const page = createActor(
    setup({ actors: { children } }).createMachine({ invoke: { id: 'children', src: 'children' } }),
  );
  page.start();
  const ref = page.getSnapshot().children.children as OnDemandRef<string, AnyActorRef>;
  return { page, of: (wanted: string) => ref.getSnapshot().of(wanted), cleared };
}

test('[4.26] a child starts when it is first asked for, once by its name, in the system of its page', () => {
  const { page, of } = opened();
  const one = of('One');
  expect(one.getSnapshot()).toMatchObject({ status: 'active', context: { name: 'One started' } });
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
  expect(cleared).toEqual(['one started', 'other started']);
});
