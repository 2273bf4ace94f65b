import {
  __unsafe_getAllOwnEventDescriptors,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type StateNode,
} from 'xstate';
import { edgeId, transitionsOf } from '#machines/kit/chart-model.ts';

/** Everything of xstate that is not promised to stay: one file to mend when the pinned version moves. */
export const eventTypesOf = (snapshot: AnyMachineSnapshot): string[] => __unsafe_getAllOwnEventDescriptors(snapshot);

export const edgesTaken = (inspected: InspectionEvent): string[] =>
  inspected.type === '@xstate.microstep' ? inspected._transitions.map(edgeId) : [];

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
