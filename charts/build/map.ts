import type { AnyStateMachine } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { charts } from '#src/ui/copy/charts.ts';
import { stateWords } from '../model/words.ts';

export interface Start {
  parent: string;
  child: string;
  where: string;
}

/** The machine that an invoked source runs, when it is one. */
function machineBehind(machine: AnyStateMachine, source: string): string | undefined {
  const actor: unknown = machine.implementations.actors[source];
  const logic: unknown = typeof actor === 'object' && actor !== null && 'src' in actor ? actor.src : actor;
  if (typeof logic !== 'object' || logic === null || !('implementations' in logic) || !('id' in logic))
    return undefined;
  return String(logic.id);
}

/** Which machine starts which, and in which of its states. */
export const startsIn = (entries: readonly CatalogueEntry[]): Start[] =>
  entries.flatMap(({ machine, title }) =>
    toChartModel(machine).nodes.flatMap((node) =>
      node.invoke.flatMap(({ source }) => {
        const child = machineBehind(machine, source);
        const where = node.parent === null ? title : stateWords(node);
        return child === undefined || !entries.some(({ id }) => id === child)
          ? []
          : [{ parent: machine.id, child, where }];
      }),
    ),
  );

/** The map of all machines as a chart of its own: a machine is a state, a start is a transition. */
export function mapModel(entries: readonly CatalogueEntry[], starts: readonly Start[]): ChartModel {
  const pairs = new Map<string, Start[]>();
  for (const start of starts) {
    const key = `${start.parent} ${start.child}`;
    pairs.set(key, [...(pairs.get(key) ?? []), start]);
  }
  return {
    id: 'map',
    nodes: entries.map(({ id, title }) => ({
      id,
      key: id,
      parent: null,
      type: 'atomic',
      entry: [],
      exit: [],
      invoke: [],
      tags: [],
      description: title,
    })),
    edges: [...pairs].flatMap(([id, [first]]) =>
      first === undefined
        ? []
        : [
            {
              id,
              source: first.parent,
              targets: [first.child],
              event: charts.mapEdge,
              kind: 'event' as const,
              actions: [],
              reenter: false,
            },
          ],
    ),
  };
}
