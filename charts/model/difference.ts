import { charts } from '#copy/charts.ts';
import type { ChartEdge, ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import { eventCode, eventWords, type Glossary, stateWords, wordsOf } from './words.ts';

export type Mark = 'added' | 'removed' | 'changed';

export interface Change {
  /** The state or transition in the union; what was removed stays visible under the id given here. */
  id: string;
  kind: 'state' | 'transition';
  mark: Mark;
  /** The change as a sentence, and what differs in it. */
  words: string;
  details: string[];
}

export interface Difference {
  union: ChartModel;
  changes: Change[];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which transitions of two revisions are one: first by everything that tells them apart, then by place. */
function pairEdges(before: readonly ChartEdge[], after: readonly ChartEdge[]): Map<ChartEdge, ChartEdge> {
  const pairs = new Map<ChartEdge, ChartEdge>();
  const used = new Set<ChartEdge>();
  const keys: ((edge: ChartEdge) => string)[] = [
    (edge) => JSON.stringify({ ...edge, id: '' }),
    ({ source, event, guard, targets }) => JSON.stringify([source, event, guard, targets]),
    ({ source, event, guard }) => JSON.stringify([source, event, guard ?? '']),
    ({ source, event, targets }) => JSON.stringify([source, event, targets]),
  ];
  for (const key of keys) {
    for (const edge of after) {
      if (pairs.has(edge)) continue;
      const found = before.find((old) => !used.has(old) && key(old) === key(edge));
      if (found === undefined) continue;
      pairs.set(edge, found);
      used.add(found);
    }
  }
  return pairs;
}

/** Compares two revisions of a chart and shows both in one. */
export function differenceOf(before: ChartModel, after: ChartModel, glossary: Glossary): Difference {
  const oldNodes = new Map(before.nodes.map((node) => [node.id, node]));
  const newNodes = new Map(after.nodes.map((node) => [node.id, node]));
  const lostNodes = before.nodes.filter(({ id }) => !newNodes.has(id));
  const pairs = pairEdges(before.edges, after.edges);
  const kept = new Set(pairs.values());
  const lostEdges = before.edges.filter((edge) => !kept.has(edge)).map((edge) => ({ ...edge, id: `${edge.id} −` }));
  const union = { ...after, nodes: [...after.nodes, ...lostNodes], edges: [...after.edges, ...lostEdges] };
  const byId = new Map(union.nodes.map((node) => [node.id, node]));

  const shown = shownIn(byId, glossary);

  const state = (node: ChartNode, mark: Mark, details: string[] = []): Change => ({
    id: node.id,
    kind: 'state',
    mark,
    words: charts.difference.state(charts.difference.marks[mark], stateWords(node)),
    details,
  });
  const transition = (edge: ChartEdge, mark: Mark, details: string[] = []): Change => ({
    id: edge.id,
    kind: 'transition',
    mark,
    words: charts.difference.transition(
      charts.difference.marks[mark],
      nameOf(byId, edge.source),
      [
        eventWords(edge, glossary),
        ...(edge.guard === undefined ? [] : [charts.guard(wordsOf(edge.guard, glossary))]),
      ].join('，'),
      edge.targets.map((target) => nameOf(byId, target)).join('、') || charts.stays,
    ),
    details,
  });

  const changes = [
    ...after.nodes.flatMap((node) => {
      const old = oldNodes.get(node.id);
      if (old === undefined) return [state(node, 'added')];
      return same(old, node) ? [] : [state(node, 'changed', fieldsThatDiffer(old, node, shown))];
    }),
    ...lostNodes.map((node) => state(node, 'removed')),
    ...after.edges.flatMap((edge) => {
      const old = pairs.get(edge);
      if (old === undefined) return [transition(edge, 'added')];
      const details = fieldsThatDiffer(old, edge, shown);
      return details.length === 0 ? [] : [transition(edge, 'changed', details)];
    }),
    ...lostEdges.map((edge) => transition(edge, 'removed')),
  ];
  return { union, changes };
}

const nameOf = (nodes: ReadonlyMap<string, ChartNode>, id: string) => {
  const node = nodes.get(id);
  return node === undefined ? id : stateWords(node);
};

/** Every field but the id, which holds a transition's place and moves when a neighbour goes, and what follows from another field. */
function fieldsThatDiffer(before: ChartNode | ChartEdge, after: ChartNode | ChartEdge, shown: Shown): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  const now = new Map<string, unknown>(Object.entries(after));
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => !['id', 'kind'].includes(name) && !same(old.get(name), now.get(name)))
    .map((name) => charts.difference.field(fieldName(name), shown(name, old.get(name)), shown(name, now.get(name))));
}

const fieldName = (name: string) =>
  name in charts.difference.fields ? charts.difference.fields[name as keyof typeof charts.difference.fields] : name;

/** The value of a field as a reader knows it: states by their titles, names by their words. */
type Shown = (field: string, value: unknown) => string;

function shownIn(nodes: ReadonlyMap<string, ChartNode>, glossary: Glossary): Shown {
  const one = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? charts.yes : charts.no;
    if (field === 'type') return charts.kinds[value as ChartNode['type']];
    if (field === 'event') return wordsOf(eventCode({ event: String(value) }), glossary);
    if (field === 'after') return timeWords(value as NonNullable<ChartEdge['after']>, glossary);
    if (field === 'invoke') return wordsOf((value as ChartNode['invoke'][number]).id, glossary);
    return ['targets', 'parent', 'initial'].includes(field)
      ? nameOf(nodes, String(value))
      : wordsOf(String(value), glossary);
  };
  return (field, value) => {
    const values = Array.isArray(value) ? value : [value ?? []].flat();
    return values.map((part) => one(field, part)).join('、') || charts.none;
  };
}

const timeWords = (after: NonNullable<ChartEdge['after']>, glossary: Glossary) =>
  eventWords({ kind: 'after', event: after.name, after }, glossary);
