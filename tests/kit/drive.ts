import {
  type Actor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { kindOfPlaceholder } from '#machines/kit/port.ts';
import { type Edge, identityOf } from './explore.ts';
import { edgesTaken } from './xstate-internals.ts';

interface Answer {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A gesture that causes a command some other way than by sending it, such as a click on the real view. */
export type Gestures = Readonly<Record<string, (event: AnyEventObject) => Promise<void> | void>>;

/** A real machine under a clock that only moves when told, with every port in the hands of the test. */
export interface Driver {
  actor: Actor<AnyStateMachine>;
  clock: SimulatedClock;
  /** Edges in the order they were taken. */
  taken: string[];
  start: () => void;
  /** Causes the edge's event the way it comes about outside, and checks where that led. */
  take: (edge: Edge) => Promise<void>;
  cause: (event: AnyEventObject, wait?: number) => Promise<void>;
  /** Lets time pass, every timer at its own moment. */
  pass: (ms: number) => void;
}

export function drive(machine: AnyStateMachine, cases: MachineCases, gestures: Gestures = {}): Driver {
  const clock = new SimulatedClock();
  const answers = new Map<string, Answer>();
  const feeds = new Map<string, (event: AnyEventObject) => void>();
  const taken: string[] = [];
  const fakes = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      fakeOf('src' in logic ? logic.src : logic, answers, feeds),
    ]),
  );
  const actor = createActor(machine.provide({ actors: fakes }), {
    clock,
    input: cases.input,
    inspect: (inspected) => taken.push(...edgesTaken(inspected)),
  });

  async function cause(event: AnyEventObject, wait = 0) {
    const answered = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
    const feed = cases.feeds?.[event.type];
    if (wait > 0) return passTime(wait);
    if (answered)
      return answer(answered[2] ?? '', (port) =>
        answered[1] === 'done' ? port.resolve(event.output) : port.reject(event.error),
      );
    if (feed !== undefined) return say(feed, event);
    if (gestures[event.type]) return gestures[event.type]?.(event);
    if (cases.events[event.type] === undefined) throw new Error(`${machine.id}: nothing here causes "${event.type}"`);
    actor.send(event);
  }

  function passTime(wait: number) {
    const before = JSON.stringify(actor.getSnapshot().value);
    clock.increment(wait - 1);
    if (JSON.stringify(actor.getSnapshot().value) !== before)
      throw new Error(`${machine.id}: moved on before ${wait} ms`);
    clock.increment(1);
  }

  async function answer(id: string, give: (port: Answer) => void) {
    const port = answers.get(id);
    if (port === undefined) throw new Error(`${machine.id}: the port "${id}" is not waiting for an answer`);
    answers.delete(id);
    give(port);
    await settle();
  }

  function say(id: string, event: AnyEventObject) {
    const feed = feeds.get(id);
    if (feed === undefined) throw new Error(`${machine.id}: the feed "${id}" does not run`);
    feed(event);
  }

  async function take(edge: Edge) {
    await cause(edge.event, edge.wait);
    const reached = identityOf(actor.getSnapshot(), cases);
    const expected = identityOf(edge.to.snapshot, cases);
    if (reached !== expected)
      throw new Error(`${machine.id}: ${edge.event.type} led to ${reached} instead of ${expected}`);
  }

  function pass(ms: number) {
    for (let left = ms; left > 0; left -= 1) clock.increment(1);
  }

  return { actor, clock, taken, pass, start: () => actor.start(), take, cause };
}

/** The machine with its own machines inside, nobody answering any of its ports. */
export function unanswered<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    const own = ('src' in logic ? logic.src : logic) as AnyActorLogic;
    if (own instanceof StateMachine) return [name, unanswered(own as AnyStateMachine)];
    return [
      name,
      kindOfPlaceholder(own) === 'feed'
        ? fromCallback(() => undefined)
        : fromPromise(() => new Promise(() => undefined)),
    ];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine;
}

function fakeOf(
  logic: AnyActorLogic,
  answers: Map<string, Answer>,
  feeds: Map<string, (event: AnyEventObject) => void>,
) {
  if (kindOfPlaceholder(logic) === 'feed') {
    return fromCallback(({ sendBack, self }) => {
      feeds.set(self.id, sendBack);
      return () => feeds.delete(self.id);
    });
  }
  // A child machine answers with its output, as a port does.
  return fromPromise(({ self }) => new Promise((resolve, reject) => answers.set(self.id, { resolve, reject })));
}

/** Lets the promises that are ready be heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
