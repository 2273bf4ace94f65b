import type { AnyStateMachine } from 'xstate';

/** The chart as Stately takes it: names of guards, actions and services stay, code goes. */
export const toStately = (machine: AnyStateMachine): string => `${JSON.stringify(machine.config, null, 2)}\n`;
