import { describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, createActor, sendTo, setup } from 'xstate';
import { signedInActor } from '#src/app/session-of.ts';
import { listener } from '../../kit/lazy-child.ts';

const session = setup({}).createMachine({
  initial: 'signedOut',
  states: { signedOut: { on: { signIn: 'signedIn' } }, signedIn: {} },
});

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function pageWith(load: () => Promise<typeof listener>) {
  const fetched = vi.fn(load);
  const page = createActor(
    setup({ actors: { session, lazy: signedInActor<AnyActorRef, undefined>(fetched) } }).createMachine({
      invoke: [
        { id: 'session', src: 'session', systemId: 'session' },
        { id: 'lazy', src: 'lazy', input: undefined },
      ],
      on: {
        signIn: { actions: sendTo('session', { type: 'signIn' }) },
        '*': { actions: sendTo('lazy', ({ event }) => event) },
      },
    }),
  ).start();
  const lazy = () => page.getSnapshot().children.lazy as AnyActorRef | undefined;
  return { page, fetched, child: () => (lazy()?.getSnapshot().children.child ?? null) as AnyActorRef | null };
}

describe('a child that only who is signed in has a use for', () => {
  test('is not fetched for a visitor, and comes once a user is signed in', async () => {
    const { page, fetched, child } = pageWith(async () => listener);
    await settled();
    expect([fetched.mock.calls.length, child()]).toEqual([0, null]);
    page.send({ type: 'signIn' });
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(child()?.getSnapshot().context.received).toEqual([]);
  });

  test('[4.31] it receives the events sent before its code is loaded, such as a chosen file, once it is', async () => {
    let comes: (logic: typeof listener) => void = () => undefined;
    const { page, fetched, child } = pageWith(
      () =>
        new Promise((resolve) => {
          comes = resolve;
        }),
    );
    page.send({ type: 'signIn' });
    page.send({ type: 'upload.added' });
    expect(child()).toBeNull();
    comes(listener);
    await settled();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(child()?.getSnapshot().context.received).toEqual(['upload.added']);
  });

  test('that did not come is fetched again with the next event it receives', async () => {
    const { page, fetched, child } = pageWith(
      vi.fn(async () => listener).mockRejectedValueOnce(new Error('no network')),
    );
    page.send({ type: 'signIn' });
    await settled();
    expect(child()).toBeNull();
    page.send({ type: 'watch.asked' });
    await settled();
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(child()?.getSnapshot().context.received).toEqual(['watch.asked']);
  });

  test('follows the session no longer than its page stands', async () => {
    const { page, fetched } = pageWith(async () => listener);
    const followed = page.getSnapshot().children.session;
    page.stop();
    followed?.send({ type: 'signIn' });
    await settled();
    expect(fetched).not.toHaveBeenCalled();
  });
});
