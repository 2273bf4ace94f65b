import { describe, expect, test } from 'vitest';
import { assign, createActor, type EventObject, sendTo, setup } from 'xstate';
import { checkoutCases } from '#machines/checkout/checkout.cases.ts';
import * as selectors from '#machines/checkout/checkout.select.ts';
import type { CheckoutRef, checkoutMachine } from '#machines/checkout/index.ts';
import { comingChart, laterCode } from '#src/app/coming-chart.ts';

/** A chart that writes down what it is told, has a child of its own and ends with what it heard. */
const listener = setup({
  types: {
    context: {} as { heard: readonly unknown[] },
    input: {} as { name: string },
    output: {} as readonly unknown[],
  },
  actors: { inner: setup({}).createMachine({ initial: 'on', states: { on: {} } }) },
}).createMachine({
  id: 'listener',
  context: ({ input }) => ({ heard: [input.name] }),
  initial: 'listening',
  invoke: { id: 'inner', src: 'inner' },
  states: {
    listening: {
      on: {
        end: 'ended',
        '*': { actions: assign(({ context, event }) => ({ heard: [...context.heard, event.type] })) },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.heard,
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function parentOf() {
  let comes: () => void = () => undefined;
  let fails: () => void = () => undefined;
  const code = laterCode(
    () =>
      new Promise<typeof listener>((resolve, reject) => {
        comes = () => resolve(listener);
        fails = () => reject(new Error('gone'));
      }),
  );
  const chart = comingChart<typeof listener>({
    id: 'listener',
    here: code.here,
    bring: code.load,
    failed: (error) => ['failed', (error as Error).message],
  });
  const ended: unknown[] = [];
  const machine = setup({ actors: { chart } }).createMachine({
    initial: 'before',
    states: {
      before: { on: { begin: 'running' } },
      running: {
        invoke: {
          id: 'chart',
          src: 'chart',
          input: { name: 'input' },
          onDone: { target: 'before', actions: ({ event }) => void ended.push(event.output) },
        },
        on: { tell: { actions: sendTo('chart', ({ event }) => event.event as EventObject) } },
      },
    },
  });
  const parent = createActor(machine).start();
  return {
    begin: () => parent.send({ type: 'begin' }),
    tell: (type: string) => parent.send({ type: 'tell', event: { type } }),
    shown: () => parent.getSnapshot().children.chart?.getSnapshot(),
    comes: () => comes(),
    fails: () => fails(),
    code,
    ended,
  };
}

describe('[9.5] a chart whose code comes late', () => {
  test('stands busy until it is here, and gets in order what it was told before', async () => {
    const { begin, tell, shown, comes } = parentOf();
    begin();
    tell('one');
    tell('two');
    expect(shown()).toMatchObject({ value: 'coming', status: 'active', context: { name: 'input' } });
    expect([shown()?.hasTag('busy' as never), shown()?.matches('listening')]).toEqual([true, false]);
    comes();
    await settled();
    tell('three');
    expect(shown()).toMatchObject({ value: 'listening', context: { heard: ['input', 'one', 'two', 'three'] } });
    expect(shown()?.children.inner?.getSnapshot().status).toBe('active');
  });

  test('stands as the chart from the beginning where its code is here', async () => {
    const { begin, shown, comes, code } = parentOf();
    const coming = code.load();
    comes();
    await coming;
    begin();
    expect(shown()).toMatchObject({ value: 'listening', context: { heard: ['input'] } });
    expect(shown()?.children.inner?.getSnapshot().status).toBe('active');
  });

  test('ends as the chart does, even by what it was told before', async () => {
    const { begin, tell, comes, ended } = parentOf();
    begin();
    tell('one');
    tell('end');
    tell('two');
    comes();
    await settled();
    expect(ended).toEqual([['input', 'one']]);
  });

  test('ends with what is said of code that does not come, and comes with the next that wants it', async () => {
    const { begin, shown, comes, fails, ended } = parentOf();
    begin();
    fails();
    await settled();
    expect(ended).toEqual([['failed', 'gone']]);
    begin();
    comes();
    await settled();
    expect(shown()?.value).toBe('listening');
  });
});

test('[4.31] a checkout whose chart is on its way is working, and has nothing to show', () => {
  const chart = comingChart<typeof checkoutMachine>({
    id: 'checkout',
    here: () => undefined,
    bring: () => new Promise<never>(() => undefined),
    failed: () => ({ order: null, fields: null, refusal: null }),
  });
  const actor = createActor(chart, { input: checkoutCases.input as never }).start() as CheckoutRef;
  for (const select of Object.values(selectors)) expect(() => select(actor.getSnapshot())).not.toThrow();
  expect(selectors.selectIsWorking(actor.getSnapshot())).toBe(true);
  expect(selectors.selectAmends(actor.getSnapshot())).toBeNull();
  actor.stop();
});
