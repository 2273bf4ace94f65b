import { charts } from '#copy/charts.ts';
import type { ChartEdge, ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import { edgeWords, type Glossary, listWords, stateWords, wordsOf } from '../model/words.ts';
import type { InnerRow, LineRole, TextLine } from './drawing.ts';
import { widthOf, wrap } from './measure.ts';

export const TITLE_SIZE = 14;
export const TEXT_SIZE = 12;
const TITLE_LINE = 20;
const TEXT_LINE = 17;
const WIDEST_BOX = 200;
const WIDEST_REGION = 340;
const WIDEST_PLATE = 184;
const PADDING = 12;
/** Room for the button that folds a region. */
const FOLD = 24;

export interface Block {
  width: number;
  height: number;
  lines: TextLine[];
}

export interface BoxBlock extends Block {
  inner: InnerRow[];
}

interface Draft {
  role: LineRole;
  text: string;
  widest: number;
}

/** Lines one under the other from a height on, and the height they end at. */
function stack(drafts: readonly Draft[], from: number): { lines: TextLine[]; end: number; width: number } {
  const lines: TextLine[] = [];
  let end = from;
  let width = 0;
  for (const { role, text, widest } of drafts) {
    const size = role === 'title' ? TITLE_SIZE : TEXT_SIZE;
    for (const line of wrap(text, widest, size)) {
      const step = role === 'title' ? TITLE_LINE : TEXT_LINE;
      lines.push({ role, text: line, y: end + step - 5 });
      width = Math.max(width, widthOf(line, size));
      end += step;
    }
  }
  return { lines, end, width };
}

const draft = (role: LineRole, text: string | undefined, widest: number): Draft[] =>
  text === undefined || text === '' ? [] : [{ role, text, widest }];

/** Text on a transition's arrow. */
export function plateOf(edge: ChartEdge, model: ChartModel, glossary: Glossary): Block {
  const { event, guard, actions, description, code } = edgeWords(edge, model, glossary);
  const { lines, end, width } = stack(
    [
      ...draft('event', event, WIDEST_PLATE),
      ...draft('name', code, WIDEST_PLATE),
      ...draft('guard', guard, WIDEST_PLATE),
      ...draft('actions', actions, WIDEST_PLATE),
      ...draft('note', description, WIDEST_PLATE),
    ],
    3,
  );
  return { width: Math.ceil(width) + 16, height: end + 5, lines };
}

/** Text in a state's box: words, name, actions and internal transitions. */
export function boxOf(node: ChartNode, model: ChartModel, glossary: Glossary): BoxBlock {
  if (node.type === 'history')
    return { width: 32, height: 32, lines: [{ role: 'title', text: 'H', y: 21 }], inner: [] };
  const words = charts;
  const isRegion = model.nodes.some(({ parent }) => parent === node.id);
  const widest = isRegion ? WIDEST_REGION : WIDEST_BOX;
  const head = stack(
    [
      ...draft('title', stateWords(node), widest),
      ...draft('name', node.description === undefined ? undefined : node.key, widest),
      ...draft('effect', node.entry.length > 0 ? words.entering(listWords(node.entry, glossary)) : undefined, widest),
      ...draft('effect', node.exit.length > 0 ? words.leaving(listWords(node.exit, glossary)) : undefined, widest),
      ...node.invoke.flatMap(({ id }) => draft('invoke', words.invoking(wordsOf(id, glossary)), widest)),
    ],
    7,
  );
  let { end, width } = head;
  const inner: InnerRow[] = [];
  for (const edge of model.edges.filter(({ source, targets }) => source === node.id && targets.length === 0)) {
    const block = plateOf(edge, model, glossary);
    inner.push({ edge: edge.id, y: end + 5, height: block.height, lines: block.lines });
    width = Math.max(width, block.width);
    end += block.height + 5;
  }
  const fold = isRegion ? FOLD : 0;
  return { width: Math.max(88, Math.ceil(width) + PADDING * 2 + fold), height: end + 9, lines: head.lines, inner };
}
