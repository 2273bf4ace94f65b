import { charts } from '#copy/charts.ts';
import type { ChartModel } from '#machines/kit/chart-model.ts';
import { edgeWords, type Glossary, sentence, stateWords } from './words.ts';

const name = (id: string) => `s_${id.replace(/[^A-Za-z0-9]/g, '_')}`;
const text = (words: string) =>
  words
    .replace(/[:;#"]/g, ' ')
    .replace(/[{}]/g, '')
    .trim();

/** The chart as a Mermaid state diagram. What a whole machine or region reacts to is in a note beside it. */
export function toMermaid(model: ChartModel, glossary: Glossary): string {
  const lines = ['stateDiagram-v2', 'direction TB'];
  const childrenOf = (id: string) => model.nodes.filter(({ parent }) => parent === id);

  const visit = (id: string, depth: number) => {
    const node = model.nodes.find((one) => one.id === id);
    if (node === undefined) return;
    const gap = '  '.repeat(depth);
    const children = childrenOf(id);
    const title = node.type === 'history' ? 'H' : text(stateWords(node));
    lines.push(`${gap}state "${title}" as ${name(id)}${children.length > 0 ? ' {' : ''}`);
    if (children.length > 0) {
      if (node.initial !== undefined) lines.push(`${gap}  [*] --> ${name(node.initial)}`);
      for (const [index, child] of children.entries()) {
        if (node.type === 'parallel' && index > 0) lines.push(`${gap}  --`);
        visit(child.id, depth + 1);
      }
      lines.push(`${gap}}`);
    }
    if (node.type === 'final') lines.push(`${gap}${name(id)} --> [*]`);
  };

  const top = model.nodes.find(({ parent }) => parent === null);
  if (top === undefined) return lines.join('\n');
  visit(top.id, 0);
  const chains = new Map(model.nodes.map(({ id, parent }) => [id, parent]));
  const isInside = (id: string, around: string): boolean => {
    const parent = chains.get(id) ?? null;
    return parent !== null && (parent === around || isInside(parent, around));
  };
  const notes = new Map<string, string[]>();
  for (const edge of model.edges) {
    const words = text(sentence(edgeWords(edge, model, glossary)));
    const into = edge.targets.filter((target) => isInside(target, edge.source));
    for (const target of edge.targets.filter((one) => !into.includes(one))) {
      lines.push(`${name(edge.source)} --> ${name(target)} : ${words}`);
    }
    // Mermaid draws no arrow from a region into itself.
    if (edge.targets.length === 0 || into.length > 0) {
      const where = into.map((target) => titleOf(model, target)).join('、') || charts.stays;
      notes.set(edge.source, [...(notes.get(edge.source) ?? []), `${words} → ${text(where)}`]);
    }
  }
  for (const [id, rows] of notes) {
    lines.push(`note right of ${name(id)}`, ...rows.map((row) => `  ${row}`), 'end note');
  }
  return `${lines.join('\n')}\n`;
}

const titleOf = ({ nodes }: ChartModel, id: string) => {
  const node = nodes.find((one) => one.id === id);
  return node === undefined ? id : stateWords(node);
};
