import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromCallback,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import { isUnwiredFeed } from '#machines/kit/port.ts';
import { type Edge, identityOf } from './explore.ts';
import {
  activeNodes,
  edgesTaken,
  inputOfUnnamed,
  namedSends,
  nodesEntered,
  pathOf,
  receiverPath,
  sourcesOf,
} from './xstate-internals.ts';

interface Answer {
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
}

/** A gesture that causes a command some other way than by sending it, such as a click on the real view. */
export type Gestures = Readonly<Record<string, (event: AnyEventObject) => Promise<void> | void>>;

/** Requests, effects and events of a machine, each list in order. */
export interface Deeds {
  /** The inputs of each port, feed or child machine, by the id it is invoked under. */
  asked: Record<string, unknown[]>;
  /** The params of each effect. */
  did: Record<string, unknown[]>;
  /** Events sent to each child. */
  sent: Record<string, AnyEventObject[]>;
  emitted: AnyEventObject[];
}

export interface DriveOptions {
  gestures?: Gestures;
  /** The machines that run inside instead of being answered for, by the name the chart invokes them under. */
  real?: Readonly<Record<string, AnyStateMachine>>;
}

/** Runs a real machine with a simulated clock; the test answers every port. */
export interface Driver {
  actor: Actor<AnyStateMachine>;
  clock: SimulatedClock;
  /** Edges in the order they were taken. */
  taken: string[];
  /** Every state that was active at some moment. */
  entered: Set<string>;
  deeds: Deeds;
  /** The named messages of the chart that were sent or emitted. */
  sentMessages: Set<string>;
  start: () => void;
  /** Causes the edge's event the way it comes about outside, and checks where that led. */
  take: (edge: Edge) => Promise<void>;
  /** A real child and its ports go by their path from the machine, such as `draft/keepThere`. */
  cause: (event: AnyEventObject, wait?: number, to?: string) => Promise<void>;
  /** Lets time pass, every timer at its own moment. */
  pass: (ms: number) => void;
}

export function drive(
  machine: AnyStateMachine,
  cases: MachineCases,
  { gestures = {}, real = {} }: DriveOptions = {},
): Driver {
  const clock = new SimulatedClock();
  const invoked = new Set(sourcesOf(machine).map(({ id }) => id));
  const answers = new Map<string, Answer>();
  const feeds = new Map<string, (event: AnyEventObject) => void>();
  const taken: string[] = [];
  const entered = new Set<string>();
  const sentMessages = new Set<string>();
  const deeds: Deeds = { asked: {}, did: {}, sent: {}, emitted: [] };
  const record = <Thing>(list: Record<string, Thing[]>, name: string, thing: Thing) => {
    list[name] ??= [];
    list[name].push(thing);
  };
  const hands: Hands = {
    real,
    ask: (path, input) => record(deeds.asked, path, input),
    perform: (path, params) => record(deeds.did, path, params),
    say: (name) => sentMessages.add(name),
    answers,
    feeds,
  };
  const actor = createActor(inHand(machine, hands), {
    clock,
    input: cases.input,
    inspect: (inspected) => {
      const receiver = inspected.actorRef as AnyActorRef;
      if (isToldByRoot(inspected)) return record(deeds.sent, receiverPath(receiver), inspected.event);
      const unnamed = inputOfUnnamed(inspected);
      const path = pathOf(receiver);
      if (unnamed !== null && path !== '') record(deeds.asked, path, unnamed.input);
      if (path !== '') return;
      taken.push(...edgesTaken(inspected));
      for (const node of nodesEntered(inspected)) entered.add(node);
    },
  });
  actor.on('*', (event) => void deeds.emitted.push(event as AnyEventObject));

  async function cause(event: AnyEventObject, wait = 0, to?: string) {
    const answered = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type);
    const feed = cases.feeds?.[event.type];
    if (wait > 0) return passTime(wait);
    const [, outcome, id = ''] = answered ?? [];
    // A child started without a name in the chart has no port to fail: the machine receives its failure.
    if (outcome === 'error' && !answers.has(id) && !invoked.has(id)) return actor.send(event);
    if (answered)
      return answer(id, (port) => (outcome === 'done' ? port.resolve(event.output) : port.reject(event.error)));
    if (to !== undefined) return tell(to, event);
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
    // A machine that is answered for speaks through the test.
    const feed = feeds.get(id) ?? (answers.has(id) ? actor.send : undefined);
    if (feed === undefined) throw new Error(`${machine.id}: the feed "${id}" does not run`);
    feed(event);
  }

  /** To a feed of that path, as the world says it; else to the child itself, as its view does. */
  function tell(path: string, event: AnyEventObject) {
    if (feeds.has(path)) return say(path, event);
    const child = path
      .split('/')
      .reduce<AnyActorRef | undefined>((parent, id) => parent?.getSnapshot().children[id], actor);
    if (child === undefined) throw new Error(`${machine.id}: the child "${path}" does not run`);
    child.send(event);
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

  function start() {
    for (const node of activeNodes(actor.getSnapshot())) entered.add(node);
    actor.start();
  }

  return { actor, clock, taken, entered, deeds, sentMessages, pass, start, take, cause };
}

/** The machine with its child machines and no answers for its ports. */
export function unanswered<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => {
    const own = ('src' in logic ? logic.src : logic) as AnyActorLogic;
    if (own instanceof StateMachine) return [name, unanswered(own as AnyStateMachine)];
    return [name, isUnwiredFeed(own) ? fromCallback(() => undefined) : fromPromise(() => new Promise(() => undefined))];
  });
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine;
}

interface Hands {
  real: Readonly<Record<string, AnyStateMachine>>;
  ask: (path: string, input: unknown) => void;
  perform: (path: string, params: unknown) => void;
  say: (name: string) => void;
  answers: Map<string, Answer>;
  feeds: Map<string, (event: AnyEventObject) => void>;
}

/** The machine with everything it reaches for recorded, at every depth that is real. */
function inHand(machine: AnyStateMachine, hands: Hands): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  return machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors).map(([name, logic]) => [
        name,
        // A port may bear the name of the machine it belongs to, which never runs inside itself.
        hands.real[name] && hands.real[name] !== machine
          ? withRecordedRequests(inHand(hands.real[name], hands), hands)
          : fakeOf('src' in logic ? logic.src : logic, hands),
      ]),
    ),
    actions: {
      ...Object.fromEntries(
        Object.entries(actions)
          .filter(([, action]) => isUnwiredEffect(action))
          .map(([name]) => [
            name,
            ({ self }: { self: AnyActorRef }, params: unknown) => hands.perform(pathOf(self, name), params),
          ]),
      ),
      ...namedSends(actions, hands.say),
    },
  });
}

/** A machine whose input is recorded as a port's is. */
function withRecordedRequests(machine: AnyStateMachine, { ask }: Hands): AnyStateMachine {
  const recorded = machine.provide({});
  const open = recorded.getInitialSnapshot.bind(recorded);
  recorded.getInitialSnapshot = (scope, input) => {
    ask(pathOf(scope.self), input);
    return open(scope, input);
  };
  return recorded;
}

function fakeOf(logic: AnyActorLogic, { ask, answers, feeds }: Hands) {
  if (isUnwiredFeed(logic)) {
    return fromCallback(({ sendBack, self, input }) => {
      const path = pathOf(self);
      ask(path, input);
      feeds.set(path, sendBack);
      return () => feeds.delete(path);
    });
  }
  // A child machine answers with its output, as a port does.
  const answered = fromPromise(
    ({ self, input }) =>
      new Promise((resolve, reject) => {
        const path = pathOf(self);
        ask(path, input);
        answers.set(path, { resolve, reject });
      }),
  );
  // Views read the child of a lazy actor, which is not loaded here.
  return {
    ...answered,
    getInitialSnapshot: (...given: Parameters<typeof answered.getInitialSnapshot>) => ({
      ...answered.getInitialSnapshot(...given),
      children: {},
    }),
  };
}

const isToldByRoot = (inspected: InspectionEvent): inspected is InspectionEvent & { event: AnyEventObject } =>
  inspected.type === '@xstate.event' &&
  inspected.sourceRef !== undefined &&
  inspected.sourceRef !== inspected.actorRef &&
  pathOf(inspected.sourceRef as AnyActorRef) === '' &&
  !inspected.event.type.startsWith('xstate.');

/** Flushes resolved promises. */
const settle = () => new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));
