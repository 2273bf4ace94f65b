import type { ActorRefLike, AnyEventObject, AnyStateMachine, InspectionEvent, Snapshot, StateNode } from 'xstate';
import { edgeId } from '#machines/kit/chart-model.ts';
import { openFields } from './event-fields.ts';

/** One running machine, or one that has come to its end. */
export interface LiveMachine {
  /** Unlike the ids of a system's actors, one of its own for every actor of the page. */
  key: number;
  /** The machine's id in the catalogue. */
  id: string;
  states: readonly string[];
  /** The transitions taken last. */
  edges: readonly string[];
  isOver: boolean;
}

export interface LiveEntry {
  number: number;
  key: number;
  id: string;
  /** Milliseconds since the record began. */
  at: number;
  event: string;
  fields: readonly string[];
  /** Whether the event carried anything that is not shown. */
  isMore: boolean;
  edges: readonly string[];
  states: readonly string[];
  /** How often it came in a row. */
  times: number;
}

export interface LiveRecord {
  machines: readonly LiveMachine[];
  entries: readonly LiveEntry[];
}

export interface Recorder {
  observe: (inspected: InspectionEvent) => void;
  subscribe: (listener: () => void) => () => void;
  read: () => LiveRecord;
}

const MOST_ENTRIES = 200;
/** Ended machines that stay in the list beside those that run. */
const MOST_ENDED = 12;

const machineOf = (actor: ActorRefLike): AnyStateMachine | null => {
  const logic: unknown = Reflect.get(actor, 'logic');
  return typeof logic === 'object' && logic !== null && 'root' in logic ? (logic as AnyStateMachine) : null;
};

const statesOf = (snapshot: Snapshot<unknown>): string[] =>
  '_nodes' in snapshot ? (snapshot._nodes as StateNode[]).map(({ id }) => id) : [];

/** Keeps what the machines of the page do, without anything that a person typed or a server answered. */
export function createRecorder(now: () => number): Recorder {
  const startedAt = now();
  const keys = new WeakMap<ActorRefLike, number>();
  const taken = new Map<number, string[]>();
  const listeners = new Set<() => void>();
  let record: LiveRecord = { machines: [], entries: [] };
  let count = 0;
  let isTelling = false;

  /** Later and once, for an event may come while something is being drawn. */
  const tell = () => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      for (const listener of listeners) listener();
    });
  };
  const keyOf = (actor: ActorRefLike): number => {
    const known = keys.get(actor);
    if (known !== undefined) return known;
    count += 1;
    keys.set(actor, count);
    return count;
  };

  const settle = (machine: LiveMachine) => {
    const others = record.machines.filter(({ key }) => key !== machine.key);
    const machines = [...others, machine].sort((one, other) => one.key - other.key);
    const ended = machines.filter(({ isOver }) => isOver).slice(0, -MOST_ENDED);
    record = { ...record, machines: machines.filter((one) => !ended.includes(one)) };
  };

  const note = (machine: LiveMachine, event: AnyEventObject) => {
    const { shown: fields, isMore } = openFields(event);
    const { key, id, edges, states } = machine;
    const last = record.entries.at(-1);
    const isAgain =
      last !== undefined &&
      last.key === key &&
      last.event === event.type &&
      String(last.edges) === String(edges) &&
      String(last.states) === String(states);
    const entry: LiveEntry = {
      number: isAgain ? last.number : (last?.number ?? 0) + 1,
      times: isAgain ? last.times + 1 : 1,
      at: now() - startedAt,
      ...{ key, id, event: event.type, fields, isMore, edges, states },
    };
    record = { ...record, entries: [...record.entries.slice(0, isAgain ? -1 : undefined), entry].slice(-MOST_ENTRIES) };
  };

  const observe = (inspected: InspectionEvent) => {
    const machine = machineOf(inspected.actorRef);
    if (machine === null) return;
    const key = keyOf(inspected.actorRef);
    if (inspected.type === '@xstate.microstep')
      taken.set(key, [...(taken.get(key) ?? []), ...inspected._transitions.map(edgeId)]);
    if (inspected.type !== '@xstate.snapshot') return;
    const { snapshot, event } = inspected;
    const live: LiveMachine = {
      key,
      id: machine.id,
      states: statesOf(snapshot),
      edges: taken.get(key) ?? [],
      isOver: snapshot.status !== 'active',
    };
    taken.delete(key);
    settle(live);
    note(live, event);
    tell();
  };

  return {
    observe,
    read: () => record,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
