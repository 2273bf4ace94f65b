import { type AnyActorLogic, assign, setup } from 'xstate';

/** Runs a child on demand under a site-wide system id; ignores requests while it is running. */
export function whenWanted<Input>(logic: AnyActorLogic, systemId: string) {
  return setup({
    types: { context: {} as { input: Input | null }, events: {} as { type: 'child.wanted'; input: Input } },
    actors: { child: logic },
  }).createMachine({
    context: { input: null },
    initial: 'closed',
    states: {
      closed: {
        on: {
          'child.wanted': {
            target: 'open',
            actions: assign(({ event: { input } }) => ({ input })),
          },
        },
      },
      open: {
        invoke: {
          id: 'child',
          src: 'child',
          systemId,
          input: ({ context }: { context: { input: Input | null } }) => context.input,
          onDone: 'closed',
          onError: 'closed',
        },
      },
    },
  });
}
