import { type AnyActorLogic, assign, setup } from 'xstate';

/** A child that runs while something wants it, known in the whole site by its name; what is wanted meanwhile is not. */
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
