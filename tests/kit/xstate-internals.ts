import {
  __unsafe_getAllOwnEventDescriptors,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type ExecutableActionsFrom,
  type InspectionEvent,
  StateMachine,
  type StateNode,
} from 'xstate';
import { edgeId, transitionsOf } from '#machines/kit/chart-model.ts';
import { remembered } from './remembered.ts';

/** Everything of xstate that is not promised to stay: one file to mend when the pinned version moves. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => __unsafe_getAllOwnEventDescriptors(snapshot);

const actorOf = remembered((machine: AnyStateMachine) => createActor(machine));

/**
 * As xstate's `transition`, with one actor for all steps of a machine: its own makes one for each, which computes the
 * initial state again, and that is most of a step.
 */
export function transition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): [AnyMachineSnapshot, ExecutableActionsFrom<AnyStateMachine>[]] {
  const actions: ExecutableActionsFrom<AnyStateMachine>[] = [];
  const self = actorOf(machine);
  const nothing = () => undefined;
  const next = machine.transition(snapshot, event, {
    ...{ self, system: self.system, id: '', sessionId: '' },
    ...{ logger: nothing, defer: nothing, emit: nothing, stopChild: nothing },
    actionExecutor: (action) => void actions.push(action as ExecutableActionsFrom<AnyStateMachine>),
  });
  return [next, actions];
}

export const edgesTaken = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions.map(edgeId) : [];

/** The states that are active after a step, their parents too. */
export const nodesEntered = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' && '_nodes' in inspected.snapshot
    ? activeNodes(inspected.snapshot as AnyMachineSnapshot)
    : [];

export const activeNodes = (snapshot: AnyMachineSnapshot): string[] =>
  (snapshot._nodes as StateNode[]).map(({ id }) => id);

/** The ids that lead from the outermost actor to this one, and to something of its own. */
export function pathOf(actor: AnyActorRef, ...own: string[]): string {
  const { _parent: parent } = actor as AnyActorRef & { _parent?: AnyActorRef };
  return parent === undefined ? own.join('/') : pathOf(parent, actor.id, ...own);
}

/** The input of an actor as it starts whose logic has no name in the chart; null for any other. */
export function inputOfUnnamed(inspected: InspectionEvent): { input: unknown } | null {
  const { src, options } = inspected.actorRef as unknown as { src: unknown; options: { input?: unknown } };
  return inspected.type === '@xstate.actor' && typeof src !== 'string' ? { input: options.input } : null;
}

/** The ids of what a chart invokes with an input, and where. */
export const invokesWithInput = (machine: AnyStateMachine): { node: string; id: string }[] =>
  allNodes(machine).flatMap((node) =>
    node.invoke.filter(({ input }) => input !== undefined).map(({ id }) => ({ node: node.id, id })),
  );

/** Which port, feed or machine stands behind each id that a chart invokes. */
export const sourcesOf = (machine: AnyStateMachine): { node: string; id: string; src: unknown }[] =>
  allNodes(machine).flatMap((node) => node.invoke.map(({ id, src }) => ({ node: node.id, id, src })));

/** Transitions on the end of each invoked or lazy machine. */
export const endsOfChildren = (machine: AnyStateMachine): { src: string; edge: string }[] =>
  allNodes(machine).flatMap((node) =>
    node.invoke.flatMap(({ id, src }) => {
      if (typeof src !== 'string' || !isMachine(machine.implementations.actors[src])) return [];
      const ended = `xstate.done.actor.${id}`;
      return transitionsOf(node)
        .filter(({ eventType }) => eventType === ended)
        .map((transition) => ({ src, edge: edgeId(transition) }));
    }),
  );

const isMachine = (actor: unknown) => {
  const logic = typeof actor === 'object' && actor !== null && 'src' in actor ? actor.src : actor;
  return logic instanceof StateMachine;
};

type Builtin = { type: string; to?: unknown; resolve: (...args: unknown[]) => unknown };

const isSaying = (action: unknown): action is Builtin =>
  typeof action === 'function' &&
  'type' in action &&
  (action.type === 'xstate.sendTo' || action.type === 'xstate.emit');

/** An actor known only when it is sent to: the parent, or a child of many. */
export const ANY_RECEIVER = '*';

/** The chart's named messages: what is sent to a child by the child's id, what is emitted by null. */
export const messagesOf = (machine: AnyStateMachine): { name: string; to: string | null }[] =>
  Object.entries(machine.implementations.actions)
    .filter((entry): entry is [string, (typeof entry)[1] & Builtin] => isSaying(entry[1]))
    .map(([name, action]) => ({ name, to: action.type === 'xstate.emit' ? null : receiverOf(action) }));

const receiverOf = ({ to }: Builtin): string => (typeof to === 'function' ? ANY_RECEIVER : String(to));

/** Receiver of an event from the root: a child's path, or `parent`. */
export const receiverPath = (receiver: AnyActorRef): string => pathOf(receiver) || 'parent';

/** The named messages of a chart, each of which says when it is sent. */
export function namedSends<Action>(actions: Readonly<Record<string, Action>>, say: (name: string) => void) {
  return Object.fromEntries(
    Object.entries(actions).flatMap(([name, action]) => {
      if (!isSaying(action)) return [];
      const { resolve } = action;
      const recorded = Object.assign(() => undefined, action, {
        resolve: (...args: unknown[]) => {
          say(name);
          return resolve(...args);
        },
      });
      return [[name, recorded as unknown as Action]];
    }),
  );
}

export const activeLeaves = (snapshot: AnyMachineSnapshot): string[] =>
  (snapshot._nodes as StateNode[]).filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id);

export const allNodes = (machine: AnyStateMachine): StateNode[] => {
  const collect = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(collect)];
  return collect(machine.root as StateNode);
};

export const declaredEdges = (machine: AnyStateMachine): string[] =>
  allNodes(machine).flatMap((node) => transitionsOf(node).map(edgeId));

export interface TimerChange {
  kind: 'started' | 'cancelled';
  type: string;
}

/** Timers that a step starts and cancels, in order, from the actions the step asks for. */
export const timerChanges = (actions: readonly { type: string; params?: unknown }[]): TimerChange[] =>
  actions.flatMap(({ type, params }): TimerChange[] => {
    if (type === 'xstate.raise' && isDelayed(params)) return [{ kind: 'started', type: params.event.type }];
    if (type === 'xstate.cancel' && isCancel(params)) return [{ kind: 'cancelled', type: params.sendId }];
    return [];
  });

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isDelayed = (params: unknown): params is { event: { type: string }; delay: number } =>
  isRecord(params) && typeof params.delay === 'number' && isRecord(params.event);

const isCancel = (params: unknown): params is { sendId: string } =>
  isRecord(params) && typeof params.sendId === 'string';
