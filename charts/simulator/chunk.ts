import type { Walk } from '../model/walk.ts';

/** How the simulator says on the chart where it is. */
export interface Lights {
  show: (states: readonly string[], edges: readonly string[]) => void;
  walked: (walk: Walk) => void;
}

export interface SimulatorOptions {
  body: HTMLElement;
  machine: string;
  lights: Lights;
  address: () => string;
  walk?: Walk;
}

/** The part of the page that is loaded on first use: all machines, and xstate with them. */
export interface SimulatorChunk {
  open: (options: SimulatorOptions) => void;
}
