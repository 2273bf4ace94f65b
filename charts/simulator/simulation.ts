import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateNode } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { MachineCases } from '#machines/kit/cases.ts';
import { edgeId } from '#machines/kit/chart-model.ts';
import { type Edge, follow, possibleEvents, type Step, startOf, variantsOf } from '#tests/kit/explore.ts';
import { eventTypesOf } from '#tests/kit/xstate-internals.ts';
import { eventOfCode, stepCode, type Walk } from '../model/walk.ts';

export interface Choice {
  code: string;
  event: AnyEventObject;
  /** Milliseconds that pass; 0 for anything but a timer. */
  wait: number;
}

export interface Stop {
  /** Choice that led to this step; null at the start. */
  choice: Choice | null;
  step: Step;
  /** Transitions the event selects; what follows of itself is not among them. */
  edges: string[];
}

/** A walk through a chart apart from the running product: every guard decides, nothing outside is touched. */
export interface Simulation {
  stops: readonly Stop[];
  choices: () => Choice[];
  /** Events that the chart listens to here and whose guards all refuse. */
  refused: () => string[];
  take: (choice: Choice) => void;
  undo: () => void;
  walk: () => Walk;
}

export function simulate({ machine, cases }: Pick<CatalogueEntry, 'machine' | 'cases'>, input = 0): Simulation {
  const variant = variantsOf(cases)[input] ?? cases;
  const stops: Stop[] = [{ choice: null, step: startOf(machine, variant), edges: [] }];
  const here = () => stops.at(-1)?.step ?? startOf(machine, variant);
  const choices = () =>
    possibleEvents(here().vertex, variant).map(({ event, wait }) => ({ code: stepCode(variant, event), event, wait }));
  return {
    stops,
    choices,
    refused: () => {
      const { snapshot } = here().vertex;
      const open = new Set(choices().map(({ event }) => event.type));
      const hasVariant = (type: string) => (variant.events[type]?.length ?? 0) > 0;
      return snapshot.status === 'active'
        ? eventTypesOf(snapshot).filter((type) => hasVariant(type) && !open.has(type))
        : [];
    },
    take: (choice) => {
      const { vertex } = here();
      const step = follow(machine, vertex, choice, variant);
      stops.push({ choice, step, edges: selected(machine, vertex.snapshot, choice.event) });
    },
    undo: () => {
      if (stops.length > 1) stops.pop();
    },
    walk: () => ({ input, steps: stops.flatMap(({ choice }) => (choice === null ? [] : [choice.code])) }),
  };
}

/** Takes a shared walk again, as far as the chart still allows it. */
export function rewalk(
  entry: Pick<CatalogueEntry, 'machine' | 'cases'>,
  walk: Walk,
): { simulation: Simulation; isWhole: boolean } {
  const simulation = simulate(entry, walk.input);
  for (const code of walk.steps) {
    const choice = simulation.choices().find((one) => one.code === code);
    if (choice === undefined || eventOfCode(entry.cases, code) === undefined) return { simulation, isWhole: false };
    simulation.take(choice);
  }
  return { simulation, isWhole: true };
}

const selected = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject): string[] =>
  (machine.getTransitionData(snapshot, event) ?? []).map(edgeId);

export const activeStates = ({ step }: Stop): string[] =>
  (step.vertex.snapshot._nodes as StateNode[]).map(({ id }) => id);

/** Which choices are answers of services and which are events. */
export const isAnswer = ({ event }: Choice) => /^xstate\.(done|error)\.actor\./.test(event.type);

export type { Edge, MachineCases };
