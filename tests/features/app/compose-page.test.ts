import { describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, assign, createActor, type EventObject, fromCallback, setup } from 'xstate';
import { DEFERRED_SECTIONS_MAX_MS } from '#domain/limits.ts';
import { startOfPage } from '#src/browser/page-view.ts';
import { composePage, isStarted, selectHasOverlay } from '#src/features/page-parts/compose-page.ts';

vi.mock('#src/browser/page-view.ts', () => ({ startOfPage: vi.fn() }));

const child = setup({
  types: { context: {} as { input: unknown; received: readonly unknown[] }, input: {} as unknown },
}).createMachine({
  context: ({ input }) => ({ input, received: [] }),
  on: { '*': { actions: assign(({ context, event }) => ({ received: [...context.received, event] })) } },
});

test('[4.26] the children of a page begin with its address, receive its events, and end with it', () => {
  const page = createActor(composePage({ one: child, other: child }), {
    input: { path: '/business', query: '?from=1' },
  });
  page.start();
  const opened = { type: 'page.opened', path: '/business', query: '' } as const;
  page.send(opened);
  const children = Object.values<AnyActorRef | undefined>(page.getSnapshot().children);
  expect(Object.keys(page.getSnapshot().children)).toEqual(['one', 'other']);
  expect(children.map((one) => one?.getSnapshot().context)).toEqual(
    Array.from({ length: 2 }, () => ({ input: { path: '/business', query: '?from=1' }, received: [opened] })),
  );
  page.stop();
  expect(children.map((one) => one?.getSnapshot().status)).toEqual(['stopped', 'stopped']);
});

test('[4.26] a child of its own kind starts with its own input, and receives the event for each address, the first included', () => {
  const toChildEvent = ({ type, query }: { type: string; query: string }) =>
    query === '' ? null : { type: 'forwarded', of: type, query };
  const page = createActor(
    composePage({ silent: { logic: child }, own: { logic: child, input: () => 'own', toChildEvent } }),
    {
      input: { path: '/dgdesk', query: '?un=1230' },
    },
  ).start();
  page.send({ type: 'page.asked', path: '/dgdesk', query: '?un=1294' });
  page.send({ type: 'page.opened', path: '/dgdesk', query: '' });
  const contextOf = (id: 'own' | 'silent') => page.getSnapshot().children[id].getSnapshot().context;
  expect(contextOf('silent')).toEqual({ input: undefined, received: [] });
  expect(contextOf('own')).toEqual({
    input: 'own',
    received: [
      { type: 'forwarded', of: 'page.opened', query: '?un=1230' },
      { type: 'forwarded', of: 'page.asked', query: '?un=1294' },
    ],
  });
  expect(page.getSnapshot().context).toEqual({ path: '/dgdesk', query: '', deferred: [], overlay: [] });
  page.stop();
});

test('[1.2] a child may be sent an event once, when it has started', () => {
  const typedEvent = { type: 'lookup.typed', text: '1294' };
  const page = createActor(composePage({ one: { logic: child, initialEvent: () => typedEvent } }), {
    input: { path: '/', query: '' },
  }).start();
  page.send({ type: 'page.opened', path: '/', query: '' });
  expect(page.getSnapshot().children.one.getSnapshot().context.received).toEqual([typedEvent]);
  page.stop();
});

test('[3.1] a page that starts again does so each time it is opened, and not when its query changes', () => {
  const page = createActor(composePage({ one: child }, { restartsOnOpen: true }), {
    input: { path: '/order', query: '?step=1' },
  });
  page.start();
  const one = () => page.getSnapshot().children.one;
  const first = one();
  page.send({ type: 'page.asked', path: '/order', query: '?step=2' });
  expect(one()).toBe(first);
  page.send({ type: 'page.opened', path: '/order', query: '?step=3' });
  expect(first.getSnapshot().status).toBe('stopped');
  expect(one().getSnapshot()).toMatchObject({
    status: 'active',
    context: { input: { path: '/order', query: '?step=3' }, received: [] },
  });
  page.stop();
});

test('[4.26] a child that watches over the others is given the page', () => {
  const seen: unknown[] = [];
  const watching = fromCallback<EventObject, AnyActorRef>(({ input }) => {
    seen.push(Object.keys(input.getSnapshot().children));
  });
  const page = createActor(composePage({ one: child, watching: { logic: watching, input: (_, self) => self } }), {
    input: { path: '/order', query: '' },
  }).start();
  expect(seen).toEqual([['one', 'watching']]);
  page.stop();
});

test('[3.1] a page whose address becomes another subject starts again, and stays while only the rest changes', () => {
  const subject = (query: string) => new URLSearchParams(query).get('service') ?? '';
  const page = createActor(composePage({ one: child }, { subject }), {
    input: { path: '/asked', query: '?service=air' },
  });
  page.start();
  const one = () => page.getSnapshot().children.one;
  const first = one();
  page.send({ type: 'page.asked', path: '/asked', query: '?service=air&weight=1' });
  expect(one()).toBe(first);
  page.send({ type: 'page.asked', path: '/asked', query: '?service=rail' });
  expect(first.getSnapshot().status).toBe('stopped');
  expect(one().getSnapshot().context.input).toEqual({ path: '/asked', query: '?service=rail' });
  page.stop();
});

describe('the sections of a page', () => {
  const open = () => {
    const page = createActor(composePage({ one: child, far: child, other: child }, { sections: ['far', 'other'] }), {
      input: { path: '/business', query: '?from=1' },
    }).start();
    const startedChildren = () => ['one', 'far', 'other'].filter((name) => isStarted(page.getSnapshot(), name));
    const contextOf = (id: 'far' | 'one') => page.getSnapshot().children[id]?.getSnapshot().context;
    return { page, startedChildren, contextOf };
  };

  test('[1.2] each starts with the address when it comes near, and then receives the events of the page', () => {
    const { page, startedChildren, contextOf } = open();
    expect(startedChildren()).toEqual(['one']);
    const opened = { type: 'page.opened', path: '/business', query: '' } as const;
    page.send(opened);
    page.send({ type: 'section.near', section: 'far' });
    expect(startedChildren()).toEqual(['one', 'far']);
    expect(contextOf('far')).toEqual({ input: { path: '/business', query: '' }, received: [] });
    page.send(opened);
    expect(contextOf('far').received).toEqual([opened]);
    expect(contextOf('one').received.filter(({ type }: EventObject) => type === 'page.opened')).toEqual([
      opened,
      opened,
    ]);
    page.stop();
  });

  test('[1.2] all begin by themselves where the page did not come with its content', () => {
    vi.useFakeTimers();
    const { page, startedChildren } = open();
    vi.advanceTimersByTime(DEFERRED_SECTIONS_MAX_MS - 1);
    expect(startedChildren()).toEqual(['one']);
    vi.advanceTimersByTime(1);
    expect(startedChildren()).toEqual(['one', 'far', 'other']);
    page.stop();
    vi.useRealTimers();
  });
});

describe('the deferred children of a page', () => {
  const toChildEvent = ({ type, query }: { type: string; query: string }) => ({ type: 'forwarded', of: type, query });
  const open = (query: string, startOn?: (query: string) => boolean) => {
    const load = vi.fn(async () => ({ far: { logic: child, input: () => 'own', toChildEvent } }));
    const deferred = startOn === undefined ? { load } : { load, startOn };
    const page = createActor(composePage({ one: child }, { deferred }), { input: { path: '/airLift', query } }).start();
    return { page, load, far: () => page.getSnapshot().children.far };
  };

  test('[4.26] run beside the others once their code is loaded, from the address of that moment', async () => {
    const { page, far } = open('?a=1');
    page.send({ type: 'page.asked', path: '/airLift', query: '?a=2' });
    expect(far()).toBeUndefined();
    await vi.waitFor(() => expect(far()).toBeDefined());
    const started = far()!;
    page.send({ type: 'page.asked', path: '/airLift', query: '?a=3' });
    expect(started.getSnapshot().context).toEqual({
      input: 'own',
      received: [
        { type: 'forwarded', of: 'page.opened', query: '?a=2' },
        { type: 'forwarded', of: 'page.asked', query: '?a=3' },
      ],
    });
    page.stop();
    expect(started.getSnapshot().status).toBe('stopped');
  });

  test('[1.2] load with the first query that needs them, and again after a failed load', async () => {
    const { page, load, far } = open('', (query) => query !== '');
    expect(load).not.toHaveBeenCalled();
    load.mockRejectedValueOnce(new Error('no code'));
    page.send({ type: 'page.asked', path: '/airLift', query: '?a=1' });
    await vi.waitFor(() => expect(page.getSnapshot()).toMatchObject({ value: { running: { deferred: 'waiting' } } }));
    expect(far()).toBeUndefined();
    page.send({ type: 'page.asked', path: '/airLift', query: '?a=2' });
    await vi.waitFor(() => expect(far()).toBeDefined());
    expect(load).toHaveBeenCalledTimes(2);
    page.stop();
  });
});

describe('what lies over a page', () => {
  const leaving = { type: 'page.leaving' };
  const keyOf = (query: string) => new URLSearchParams(query).get('priceId') ?? '';
  const open = (query: string, load = async () => ({ booking: { logic: child, leavingEvent: leaving } })) => {
    const loads = vi.fn(load);
    const scrolled = vi.mocked(startOfPage).mockClear();
    const page = createActor(composePage({ list: child }, { overlay: { load: loads, keyOf } }), {
      input: { path: '/shippingLcl', query },
    }).start();
    const ask = (next: string) => page.send({ type: 'page.asked', path: '/shippingLcl', query: next });
    const booking = () => page.getSnapshot().children.booking;
    const isOpen = () => selectHasOverlay(page.getSnapshot());
    return { ask, booking, isOpen, loads, page, scrolled };
  };
  const loaded = ({ booking }: ReturnType<typeof open>) => vi.waitUntil(booking);

  test('[4.31] a query that names no order loads none', () => {
    const { isOpen, loads } = open('?volume=3');
    expect([isOpen(), loads.mock.calls.length]).toEqual([false, 0]);
  });

  test('[4.31] the price in the address opens its order, which keeps its form over its own steps', async () => {
    const opened = open('?priceId=LCL-7');
    expect(opened.isOpen()).toBe(true);
    const form = await loaded(opened);
    opened.ask('?priceId=LCL-7&step=cargo');
    expect(opened.booking()).toBe(form);
    expect(opened.isOpen()).toBe(true);
  });

  test('[4.31] another price opens another form from the top of the page; the first saves its draft', async () => {
    const opened = open('?priceId=LCL-7');
    const first = await loaded(opened);
    opened.ask('?priceId=LCL-8');
    expect(first.getSnapshot()).toMatchObject({ status: 'stopped', context: { received: [leaving] } });
    expect(opened.scrolled).toHaveBeenCalledTimes(1);
    const second = await loaded(opened);
    expect(second).not.toBe(first);
    expect(opened.isOpen()).toBe(true);
  });

  test('[4.31] back at the list the order saves its draft and stops; the list keeps running', async () => {
    const opened = open('?priceId=LCL-7');
    const list = opened.page.getSnapshot().children.list;
    const form = await loaded(opened);
    opened.ask('?volume=3');
    expect(form.getSnapshot()).toMatchObject({ status: 'stopped', context: { received: [leaving] } });
    expect([opened.isOpen(), opened.booking()]).toEqual([false, undefined]);
    expect(opened.page.getSnapshot().children.list).toBe(list);
    expect(opened.scrolled).not.toHaveBeenCalled();
  });

  test('[4.31] a page that is opened again shows the order of its address from the start', async () => {
    const opened = open('?priceId=LCL-7');
    const first = await loaded(opened);
    opened.page.send({ type: 'page.opened', path: '/shippingLcl', query: '?priceId=LCL-7' });
    expect(first.getSnapshot().status).toBe('stopped');
    expect(await loaded(opened)).not.toBe(first);
    opened.page.send({ type: 'page.opened', path: '/shippingLcl', query: '' });
    expect([opened.isOpen(), opened.booking()]).toEqual([false, undefined]);
  });

  test('[4.26] an order whose code does not load leaves the list', async () => {
    const opened = open('?priceId=LCL-7', () => Promise.reject(new Error('no code')));
    await vi.waitUntil(() => !opened.isOpen());
    expect(opened.booking()).toBeUndefined();
    expect(opened.page.getSnapshot().status).toBe('active');
  });
});
