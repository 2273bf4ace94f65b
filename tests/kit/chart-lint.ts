import type { AnyStateMachine, StateNode } from 'xstate';
import { allNodes } from './xstate-internals.ts';

const STATE_KEYS = new Set(
  'id initial type history states on always after invoke entry exit onDone tags description output meta target context version'.split(
    ' ',
  ),
);
/** setup() adds its schemas to the root. */
const ROOT_KEYS = new Set([...STATE_KEYS, 'schemas']);
const TRANSITION_KEYS = new Set('target guard actions reenter description meta'.split(' '));
const INVOKE_KEYS = new Set('id src systemId input onDone onError onSnapshot'.split(' '));

type Named = { where: string; value: unknown };

/** Finds mistakes of a chart that neither the compiler nor XState reports. */
export function chartErrors(machine: AnyStateMachine): string[] {
  return allNodes(machine).flatMap((node) => [...keyErrors(node), ...nameErrors(machine, node), ...wordErrors(node)]);
}

const list = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function transitionConfigs({ config }: StateNode): Named[] {
  const of = (where: string, value: unknown) => list(value).map((one) => ({ where, value: one }));
  const tables: [string, unknown][] = [
    ...Object.entries(config.on ?? {}),
    ...Object.entries(config.after ?? {}),
    ['always', config.always],
    ['onDone', config.onDone],
    ...list(config.invoke).flatMap((invoke) =>
      isRecord(invoke)
        ? ['onDone', 'onError', 'onSnapshot'].map((key): [string, unknown] => [`${invoke.id} ${key}`, invoke[key]])
        : [],
    ),
  ];
  return tables.flatMap(([where, value]) => of(where, value));
}

function keyErrors(node: StateNode): string[] {
  const unknown = (where: string, value: unknown, known: Set<string>) =>
    isRecord(value)
      ? Object.keys(value)
          .filter((key) => !known.has(key))
          .map((key) => `${node.id}: ${where} has the unknown key "${key}"`)
      : [];
  return [
    ...unknown('the state', node.config, node.parent ? STATE_KEYS : ROOT_KEYS),
    ...transitionConfigs(node).flatMap(({ where, value }) => unknown(where, value, TRANSITION_KEYS)),
    ...list(node.config.invoke).flatMap((invoke) => unknown('an invoke', invoke, INVOKE_KEYS)),
  ];
}

function nameErrors(machine: AnyStateMachine, node: StateNode): string[] {
  const { actions, guards, actors, delays } = machine.implementations;
  const transitions = transitionConfigs(node);
  const used = (kind: string, table: object, named: Named[]) =>
    named.flatMap(({ where, value }) => {
      const name = typeof value === 'string' ? value : isRecord(value) ? value.type : undefined;
      if (typeof name !== 'string') return [`${node.id}: ${where} has an inline ${kind}`];
      return Object.hasOwn(table, name) ? [] : [`${node.id}: ${where} names the unknown ${kind} "${name}"`];
    });
  const pick = (key: 'actions' | 'guard') =>
    transitions.flatMap(({ where, value }) =>
      isRecord(value) ? list(value[key]).map((one) => ({ where, value: one })) : [],
    );
  const invokes = list(node.config.invoke).filter(isRecord);
  return [
    ...used('action', actions, [
      ...pick('actions'),
      ...list(node.config.entry).map((value) => ({ where: 'entry', value })),
      ...list(node.config.exit).map((value) => ({ where: 'exit', value })),
    ]),
    ...used('guard', guards, pick('guard')),
    ...used(
      'actor',
      actors,
      invokes.map(({ id, src }) => ({ where: `invoke ${id}`, value: src })),
    ),
    ...used(
      'delay',
      delays,
      Object.keys(node.config.after ?? {}).map((value) => ({ where: 'after', value })),
    ),
    ...invokes
      .filter(({ id }) => typeof id !== 'string')
      .map(({ src }) => `${node.id}: the invoke of "${src}" has no id`),
  ];
}

const wordErrors = (node: StateNode) =>
  node.type === 'history' || /\p{Script=Han}/u.test(node.description ?? '')
    ? []
    : [`${node.id}: no description in Chinese`];
