import { assign, setup } from 'xstate';

/** A child that writes down what it is told, and ends with that. */
export const listener = setup({
  types: { context: {} as { input: unknown; heard: readonly string[] }, input: {} as unknown },
}).createMachine({
  context: ({ input }) => ({ input, heard: [] }),
  initial: 'listening',
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
