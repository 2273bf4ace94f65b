import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { delayName } from '#machines/kit/chart-model.ts';
import { remembered } from './remembered.ts';
import { eventTypesOf, timerChanges, transition } from './xstate-internals.ts';

/** Timers that run, with the milliseconds each still has. */
type Timers = ReadonlyMap<string, number>;

export interface Vertex {
  id: string;
  snapshot: AnyMachineSnapshot;
  timers: Timers;
}

export interface Edge {
  from: Vertex;
  to: Vertex;
  event: AnyEventObject;
  /** Milliseconds that pass before the event; 0 for anything but a timer. */
  wait: number;
}

export interface Graph {
  start: Vertex;
  vertices: ReadonlyMap<string, Vertex>;
  edges: readonly Edge[];
}

/** The cases once for each input a machine may be started with. */
export const variantsOf = remembered(({ otherInputs = [], ...cases }: MachineCases): readonly MachineCases[] => [
  cases,
  ...otherInputs.map((input) => ({ ...cases, input })),
]);

/** One graph for each input. */
export const exploreAll = (machine: AnyStateMachine, cases: MachineCases): Graph[] =>
  variantsOf(cases).map((variant) => explore(machine, variant));

const VERTEX_LIMIT = 5_000;

/**
 * Everything a machine can meet, by its cases. A timer fires only when none is due before it, so that the real machine
 * under a clock can follow each edge.
 */
export function explore(machine: AnyStateMachine, cases: MachineCases): Graph {
  const { graph, growth } = graphsOf(machine)(cases);
  while (!growth.next().done);
  return graph;
}

/** Vertices in the order explored; the graph grows only as far as a caller reads. */
export function* verticesOf(machine: AnyStateMachine, cases: MachineCases): Generator<Vertex, void> {
  for (const variant of variantsOf(cases)) {
    const { graph, growth } = graphsOf(machine)(variant);
    const vertices = graph.vertices.values();
    for (let read = 0; ; read += 1) {
      while (graph.vertices.size <= read && !growth.next().done);
      const { value, done } = vertices.next();
      if (done) break;
      yield value;
    }
  }
}

const graphsOf = remembered((machine: AnyStateMachine) =>
  remembered((cases: MachineCases) => {
    const { vertex: start } = startOf(machine, cases);
    const graph = { start, vertices: new Map([[start.id, start]]), edges: [] as Edge[] };
    return { graph, growth: grow(graph, machine, cases) };
  }),
);

/** Adds the edges of one vertex, and the vertices they lead to, per step. */
function* grow(
  { vertices, edges }: { vertices: Map<string, Vertex>; edges: Edge[] },
  machine: AnyStateMachine,
  cases: MachineCases,
): Generator<undefined, void> {
  for (const from of vertices.values()) {
    if (vertices.size > VERTEX_LIMIT) throw new Error(`${machine.id}: more than ${VERTEX_LIMIT} vertices; give a key`);
    for (const { event, wait } of possibleEvents(from, cases)) {
      const { vertex: found } = follow(machine, from, { event, wait }, cases);
      const to = vertices.get(found.id) ?? found;
      vertices.set(to.id, to);
      edges.push({ from, to, event, wait });
    }
    yield;
  }
}

export interface Step {
  vertex: Vertex;
  /** Effects the machine requests on this edge. */
  actions: readonly { type: string; params?: unknown }[];
}

export function startOf(machine: AnyStateMachine, cases: MachineCases): Step {
  const [snapshot, actions] = initialTransition(machine, cases.input);
  return { vertex: toVertex(snapshot, nextTimers(new Map(), actions, cases), cases), actions };
}

/** Where one event leads, and which timers still run there. */
export function follow(
  machine: AnyStateMachine,
  from: Vertex,
  { event, wait }: Pick<Edge, 'event' | 'wait'>,
  cases: MachineCases,
): Step {
  const [snapshot, actions] = transition(machine, from.snapshot, event);
  const running = new Map([...from.timers].map(([type, left]) => [type, left - wait]));
  if (wait > 0) running.delete(event.type);
  const timers = nextTimers(running, actions, cases);
  return { vertex: toVertex(snapshot, timers, cases), actions };
}

/** Every event of the cases that is accepted here, and the timer that is due next. */
export function possibleEvents({ snapshot, timers }: Vertex, cases: MachineCases): Pick<Edge, 'event' | 'wait'>[] {
  if (snapshot.status !== 'active') return [];
  const accepted = eventTypesOf(snapshot)
    .filter((type) => !type.startsWith('xstate.done.state.') && delayName(type) === undefined)
    .flatMap((type) => {
      const known = cases.events[type];
      if (known === undefined) throw new Error(`${snapshot.machine.id}: the event "${type}" has no case`);
      return known;
    })
    .filter((event) => snapshot.can(event))
    .map((event) => ({ event, wait: 0 }));
  const soonest = Math.min(...timers.values());
  const due = [...timers].filter(([, left]) => left === soonest);
  if (due.length > 1) throw new Error(`${snapshot.machine.id}: ${due.map(([type]) => type).join(' and ')} tie`);
  return [...accepted, ...due.map(([type, wait]) => ({ event: { type }, wait }))];
}

function nextTimers(running: Timers, actions: Parameters<typeof timerChanges>[0], cases: MachineCases): Timers {
  const next = new Map(running);
  for (const { kind, type } of timerChanges(actions)) {
    const length = cases.delays[delayName(type) ?? type];
    if (length === undefined) throw new Error(`the delay of "${type}" is not among the cases`);
    if (kind === 'started') next.set(type, length);
    else next.delete(type);
  }
  return next;
}

function toVertex(snapshot: AnyMachineSnapshot, timers: Timers, cases: MachineCases): Vertex {
  const id = `${identityOf(snapshot, cases)} ${JSON.stringify([...timers].sort())}`;
  return { id, snapshot: asShown(snapshot), timers };
}

/** A key without a value shows nothing, and nothing may go by it: an actor that does parts from its chart. */
function asShown(snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const entries = Object.entries(snapshot.context);
  if (entries.every(([, value]) => value !== undefined)) return snapshot;
  return { ...snapshot, context: Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
}

/** Identity of a vertex without its timers. */
export const identityOf = (snapshot: AnyMachineSnapshot, { key }: MachineCases) =>
  `${snapshot.status} ${key?.(snapshot) ?? JSON.stringify([snapshot.value, snapshot.context])}`;
