import type { AnyMachineSnapshot } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import type { Graph } from './explore.ts';

const show = ({ value, context }: AnyMachineSnapshot) => `${JSON.stringify(value)} ${JSON.stringify(context)}`;

/** The vertices in which a statement that must always hold does not. */
export const violations = ({ vertices }: Graph, holds: (snapshot: AnyMachineSnapshot) => boolean): string[] =>
  [...vertices.values()].filter(({ snapshot }) => !holds(snapshot)).map(({ snapshot }) => show(snapshot));

/** Vertices without a way on: to a final state where the machine has one, else to another configuration. */
export function traps({ vertices, edges }: Graph, { rests = [] }: Pick<MachineCases, 'rests'> = {}): string[] {
  const all = [...vertices.values()];
  const configurations = new Set(all.map(({ snapshot }) => JSON.stringify(snapshot.value)));
  if (configurations.size === 1) return [];
  const ends = all.filter(({ snapshot }) => snapshot.status === 'done' || rests.some((rest) => snapshot.matches(rest)));
  const free =
    ends.length > 0
      ? new Set(ends.map(({ id }) => id))
      : new Set(
          edges
            .filter(({ from, to }) => JSON.stringify(from.snapshot.value) !== JSON.stringify(to.snapshot.value))
            .map(({ from }) => from.id),
        );
  let grown = true;
  while (grown) {
    const before = free.size;
    for (const { from, to } of edges) if (free.has(to.id)) free.add(from.id);
    grown = free.size > before;
  }
  return all.filter(({ id }) => !free.has(id)).map(({ snapshot }) => show(snapshot));
}
