import { type Allowance, table } from './import-table.ts';

/** The layers that make the product; what tests, measures and shows it imports nearly all of them. */
const AROUND: ReadonlySet<string> = new Set(['stories', 'bench', 'scripts', 'tests']);

interface Arrow {
  from: string;
  to: string;
  isWhole: boolean;
}

/** The import table as a Mermaid flow chart. */
export function drawLayers(): string {
  const arrows = Object.entries(table)
    .filter(([from]) => !AROUND.has(from))
    .flatMap(([from, row]) =>
      Object.entries(row)
        .filter(([to]) => !AROUND.has(to))
        .map(([to, allowance]): Arrow => ({ from, to, isWhole: isWhole(allowance) })),
    );
  const layers = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))];
  return [
    'flowchart TD',
    ...layers.map((layer) => `  ${nameOf(layer)}["${layer === 'machine' ? 'machines/&lt;name&gt;' : layer}"]`),
    ...arrows
      .filter((arrow) => !followsFromOthers(arrow, arrows))
      .map(({ from, to, isWhole: isFull }) => `  ${nameOf(from)} ${isFull ? '-->' : '-.->'} ${nameOf(to)}`),
  ].join('\n');
}

const isWhole = (allowance: Allowance) => allowance === 'yes';
const nameOf = (layer: string) => layer.replaceAll(/\W/g, '_');

/** There is a longer way from one to the other. */
function followsFromOthers({ from, to }: Arrow, arrows: readonly Arrow[]): boolean {
  const reaches = (start: string, seen: Set<string>): boolean =>
    arrows
      .filter((arrow) => arrow.from === start && !(start === from && arrow.to === to))
      .some((arrow) => {
        if (arrow.to === to) return true;
        if (seen.has(arrow.to)) return false;
        seen.add(arrow.to);
        return reaches(arrow.to, seen);
      });
  return reaches(from, new Set([from]));
}
