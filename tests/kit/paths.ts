import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { type Edge, type Graph, type Vertex, verticesOf } from './explore.ts';
import { remembered } from './remembered.ts';

export interface Path {
  name: string;
  edges: readonly Edge[];
}

const LONGEST_PATH = 40;

/** Few paths from the start that together take every edge: each time the way to the nearest edge not yet taken. */
export const edgePaths = remembered((graph: Graph): readonly Path[] => coverPaths(graph, (edge) => edge));

/** Fewer paths, for people to watch: edges that lead from one configuration to the same other by one event are one. */
export const scenicPaths = remembered((graph: Graph): readonly Path[] =>
  coverPaths(
    graph,
    numbered(({ from, event, to }) =>
      JSON.stringify([from.snapshot.value, event.type, to.snapshot.value, to.snapshot.status]),
    ),
  ),
);

/** The first of the paths that take every edge: all of them are dear where a graph is large. */
export const firstEdgePaths = (graph: Graph, most: number): readonly Path[] => coverPaths(graph, (edge) => edge, most);

/** One number for all edges that are described alike: numbers are compared faster than long texts. */
function numbered(describe: (edge: Edge) => string): (edge: Edge) => number {
  const numbers = new Map<string, number>();
  return remembered((edge: Edge) => {
    const description = describe(edge);
    const number = numbers.get(description) ?? numbers.size;
    numbers.set(description, number);
    return number;
  });
}

const dataOf = remembered(
  ({ snapshot }: Vertex) =>
    new Map(Object.entries(snapshot.context as object).map(([key, value]) => [key, JSON.stringify(value)])),
);

/** Context keys that an edge changes. */
const changedBy = ({ from, to }: Edge): string[] => {
  const before = dataOf(from);
  return [...dataOf(to)].filter(([key, value]) => value !== before.get(key)).map(([key]) => key);
};

/**
 * Walks that take every kind of edge and then, where a way leads there, the same once more, and with another payload. Two
 * edges are of one kind when they lead from one state to the same other by one event, and change the same data.
 */
export const pathsTwice = remembered((graph: Graph): readonly Path[] => {
  const kindOf = numbered((edge) => {
    const { from, event, to } = edge;
    return JSON.stringify([from.snapshot.value, event.type, to.snapshot.value, to.snapshot.status, changedBy(edge)]);
  });
  const byEvent = numbered(({ event }) => JSON.stringify(event));
  const leaving = grouped(graph.edges, ({ from }) => from.id);
  const arriving = grouped(graph.edges, ({ to }) => to.id);
  const paths: { name: string; edges: Edge[] }[] = [];
  let edges: Edge[] = [];
  for (const ofKind of grouped(graph.edges, kindOf).values()) {
    const isBefore = leadingTo(ofKind, arriving);
    for (const [eventKey, same] of grouped(ofKind, byEvent)) {
      const first = new Set(same.filter(({ to }) => isBefore.has(to.id)));
      const here = edges.length > LONGEST_PATH ? undefined : pathTo(edges.at(-1)?.to ?? graph.start, leaving, first);
      const way = here ?? pathTo(graph.start, leaving, first);
      if (way === undefined) continue;
      if (here === undefined || edges.length === 0) {
        edges = [];
        paths.push({ name: `path-${paths.length + 1}`, edges });
      }
      edges.push(...way);
      const other = new Set(ofKind.filter((edge) => byEvent(edge) !== eventKey));
      for (const again of [new Set(same), other])
        if (again.size > 0) edges.push(...(pathTo(edges.at(-1)!.to, leaving, again) ?? []));
    }
  }
  return paths;
});

function grouped<Way, Key>(edges: readonly Way[], keyOf: (edge: Way) => Key): ReadonlyMap<Key, readonly Way[]> {
  const groups = new Map<Key, Way[]>();
  for (const edge of edges) {
    const group = groups.get(keyOf(edge));
    if (group === undefined) groups.set(keyOf(edge), [edge]);
    else group.push(edge);
  }
  return groups;
}

/** The places from which one of the edges can be taken, sooner or later. */
function leadingTo(edges: readonly Arc[], arriving: ReadonlyMap<string, readonly Arc[]>): ReadonlySet<string> {
  const reached = new Set(edges.map(({ from }) => from.id));
  for (const vertex of reached) for (const { from } of arriving.get(vertex) ?? []) reached.add(from.id);
  return reached;
}

/** Edges from one vertex to another. */
interface Arc {
  from: { id: string };
  to: { id: string };
}

/** Walks from the start that together take every kind of arc, each time the way to the nearest not yet taken. */
export function coverPaths<Way extends Arc>(
  graph: { start: Way['from']; edges: readonly Way[] },
  identify: (edge: Way) => unknown,
  most = Number.POSITIVE_INFINITY,
): { name: string; edges: Way[] }[] {
  const leaving = grouped(graph.edges, ({ from }) => from.id);
  const alike = grouped(graph.edges, identify);
  const open = new Set(graph.edges);
  const paths: { name: string; edges: Way[] }[] = [];
  while (open.size > 0 && paths.length < most) {
    const edges: Way[] = [];
    let at: Way['from'] = graph.start;
    while (edges.length < LONGEST_PATH) {
      const way = pathTo(at, leaving, open);
      if (way === undefined) break;
      for (const edge of way) for (const one of alike.get(identify(edge)) ?? []) open.delete(one);
      edges.push(...way);
      at = edges.at(-1)?.to ?? at;
    }
    if (edges.length === 0) throw new Error('an edge cannot be reached from the start');
    paths.push({ name: `path-${paths.length + 1}`, edges });
  }
  return paths;
}

/** The shortest way from a vertex that ends with a wanted edge. */
function pathTo<Way extends Arc>(
  from: Way['from'],
  leaving: ReadonlyMap<string, readonly Way[]>,
  wanted: ReadonlySet<Way>,
) {
  const arrivedBy = new Map<string, Way | null>([[from.id, null]]);
  for (const id of arrivedBy.keys()) {
    for (const edge of leaving.get(id) ?? []) {
      if (wanted.has(edge)) return [...wayTo(id, arrivedBy), edge];
      if (!arrivedBy.has(edge.to.id)) arrivedBy.set(edge.to.id, edge);
    }
  }
  return undefined;
}

function wayTo<Way extends Arc>(id: string, arrivedBy: ReadonlyMap<string, Way | null>): Way[] {
  const way: Way[] = [];
  for (let edge = arrivedBy.get(id); edge; edge = arrivedBy.get(edge.from.id)) way.push(edge);
  return way.reverse();
}

/** The configurations a machine rests in, each with the snapshot that the fewest steps give. */
export function settledStates(vertices: Iterable<Vertex>): AnyMachineSnapshot[] {
  const first = new Map<string, AnyMachineSnapshot>();
  for (const { snapshot } of vertices) {
    const key = JSON.stringify(snapshot.value);
    if (!first.has(key)) first.set(key, snapshot);
  }
  return [...first.values()];
}

const leavesOf = (value: StateValue, path = ''): string[] =>
  typeof value === 'string'
    ? [`${path}/${value}`]
    : Object.entries(value).flatMap(([key, inner]) => leavesOf(inner ?? '', `${path}/${key}`));

/** Each state to be shown; those of regions that run side by side once each, not in all their combinations. */
export function shownStates(machine: AnyStateMachine, cases: MachineCases): AnyMachineSnapshot[] {
  const shown = new Set<string>();
  return settledStates(verticesOf(machine, cases)).filter(({ value }) => {
    const leaves = leavesOf(value);
    const isNew = leaves.some((leaf) => !shown.has(leaf));
    for (const leaf of leaves) shown.add(leaf);
    return isNew;
  });
}

/** A snapshot of a configuration that stays still until its first event: no calls, no timers, no children. */
export function reach(machine: AnyStateMachine, cases: MachineCases, value: StateValue): AnyMachineSnapshot {
  const key = JSON.stringify(value);
  for (const { snapshot } of verticesOf(machine, cases)) {
    if (JSON.stringify(snapshot.value) !== key) continue;
    const { context, status, output } = snapshot;
    return machine.resolveState({ value, context, status, output });
  }
  throw new Error(`${machine.id}: ${key} cannot be reached`);
}
