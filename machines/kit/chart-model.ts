import type { AnyStateMachine } from 'xstate';

type Node = AnyStateMachine['root'];
type Transition = Node['always'] extends readonly (infer T)[] | undefined ? T : never;

export interface ChartNode {
  id: string;
  key: string;
  parent: string | null;
  type: Node['type'];
  history?: 'shallow' | 'deep';
  initial?: string;
  entry: string[];
  exit: string[];
  invoke: { id: string; source: string }[];
  tags: string[];
  description?: string;
}

export interface ChartEdge {
  /** Source, event and index among the source's transitions for that event: stable, and used as the id for coverage. */
  id: string;
  source: string;
  targets: string[];
  event: string;
  kind: 'event' | 'always' | 'after' | 'done' | 'error' | 'state' | 'snapshot';
  /** The delay's name, and its length unless it depends on the context. */
  after?: { name: string; ms?: number };
  guard?: string;
  actions: string[];
  reenter: boolean;
  description?: string;
}

export interface ChartModel {
  id: string;
  nodes: ChartNode[];
  edges: ChartEdge[];
}

/** Converts a machine to plain data for diagrams, comparisons, coverage and reviews. */
export function toChartModel(machine: AnyStateMachine): ChartModel {
  const model: ChartModel = { id: machine.id, nodes: [], edges: [] };
  const visit = (node: Node) => {
    model.nodes.push(toNode(node));
    for (const transition of transitionsOf(node)) model.edges.push(toEdge(machine, transition));
    for (const child of Object.values(node.states) as Node[]) visit(child);
  };
  visit(machine.root);
  return model;
}

export const transitionsOf = (node: Node): Transition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export function edgeId(transition: Transition): string {
  const { source, eventType } = transition;
  const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  return `${source.id} ${eventType === '' ? 'always' : eventType} #${siblings.indexOf(transition)}`;
}

/** Returns the delay's name of an `after` event; undefined for any other event. */
export const delayName = (eventType: string) => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

function toNode(node: Node): ChartNode {
  const initial = node.type === 'compound' ? node.initial.target?.[0]?.id : undefined;
  return {
    id: node.id,
    key: node.key,
    parent: node.parent?.id ?? null,
    type: node.type,
    ...(node.type === 'history' && node.history ? { history: node.history === 'deep' ? 'deep' : 'shallow' } : {}),
    ...(initial ? { initial } : {}),
    entry: names(node.config.entry),
    exit: names(node.config.exit),
    invoke: node.invoke.map(({ id, src }) => ({ id, source: typeof src === 'string' ? src : 'inline' })),
    tags: [...node.tags],
    ...(node.description ? { description: node.description } : {}),
  };
}

function toEdge(machine: AnyStateMachine, transition: Transition): ChartEdge {
  const { source, eventType, target, guard, actions, reenter, description } = transition;
  const delay = delayName(eventType);
  const ms = delay === undefined ? undefined : machine.implementations.delays[delay];
  return {
    id: edgeId(transition),
    source: source.id,
    targets: target?.map((node) => node.id) ?? [],
    event: eventType,
    kind: kindOf(eventType),
    ...(delay === undefined ? {} : { after: { name: delay, ...(typeof ms === 'number' ? { ms } : {}) } }),
    ...(guard ? { guard: nameOf(guard) } : {}),
    actions: actions.map(nameOf),
    reenter,
    ...(description ? { description } : {}),
  };
}

function kindOf(eventType: string): ChartEdge['kind'] {
  if (eventType === '') return 'always';
  const internal = /^xstate\.(after|done\.actor|error\.actor|done\.state|snapshot)\./.exec(eventType)?.[1];
  const kinds = {
    after: 'after',
    'done.actor': 'done',
    'error.actor': 'error',
    'done.state': 'state',
    snapshot: 'snapshot',
  } as const;
  return internal === undefined ? 'event' : kinds[internal as keyof typeof kinds];
}

const names = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(nameOf);

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'type' in value) return String(value.type);
  return 'inline';
}
