import type { AnyStateMachine } from 'xstate';
import { charts } from '#copy/charts.ts';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { isUnwired } from '#machines/kit/port.ts';
import { stateWords } from '../model/words.ts';

export interface Start {
  parent: string;
  child: string;
  /** In which state; null for what a machine starts with itself. */
  where: string | null;
}

/** The machine that an invoked source runs, when it is one. */
function machineBehind(machine: AnyStateMachine, source: string, known: ReadonlySet<string>): string | undefined {
  const actor: unknown = machine.implementations.actors[source];
  const logic: unknown = typeof actor === 'object' && actor !== null && 'src' in actor ? actor.src : actor;
  if (typeof logic !== 'object' || logic === null) return undefined;
  if (!('implementations' in logic) || !('id' in logic))
    return isUnwired(logic) ? lazyMachine(machine.id, source, known) : undefined;
  return String(logic.id);
}

/** A machine that the app loads lazily is known here only by name. */
function lazyMachine(parent: string, source: string, known: ReadonlySet<string>): string | undefined {
  const id = source.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return id !== parent && known.has(id) ? id : undefined;
}

/** Which machine starts which, and in which of its states. */
export function startsIn(entries: readonly CatalogueEntry[]): Start[] {
  const known = new Set(entries.map(({ id }) => id));
  return withoutRepeats(
    entries.flatMap(({ machine }) =>
      toChartModel(machine).nodes.flatMap((node) =>
        node.invoke.flatMap(({ source }) => {
          const child = machineBehind(machine, source, known);
          const where = node.parent === null ? null : stateWords(node);
          return child === undefined || !known.has(child) ? [] : [{ parent: machine.id, child, where }];
        }),
      ),
    ),
  );
}

/** One machine may start another twice in the same state. */
const withoutRepeats = (starts: readonly Start[]) => [
  ...new Map(starts.map((start) => [`${start.parent} ${start.child} ${start.where}`, start])).values(),
];

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
    edges: [...pairs].flatMap(([id, [first, ...others]]) =>
      first === undefined
        ? []
        : [
            {
              id,
              source: first.parent,
              targets: [first.child],
              event: [first, ...others].map(({ where }) => where ?? charts.mapAlways).join('、'),
              kind: 'event' as const,
              actions: [],
              reenter: false,
            },
          ],
    ),
  };
}
