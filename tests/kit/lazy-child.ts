import { assign, setup } from 'xstate';

/** A child that records its events and returns them as output. */
export const listener = setup({
  types: { context: {} as { input: unknown; received: readonly string[] }, input: {} as unknown },
}).createMachine({
  context: ({ input }) => ({ input, received: [] }),
  initial: 'listening',
  states: {
    listening: {
      on: {
        end: 'ended',
        '*': { actions: assign(({ context, event }) => ({ received: [...context.received, event.type] })) },
      },
    },
    ended: { type: 'final' },
  },
  output: ({ context }) => context.received,
});
