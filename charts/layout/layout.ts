import type { ELK, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import type { ChartModel } from '#machines/kit/chart-model.ts';
import type { Glossary } from '../model/words.ts';
import { boxOf, plateOf } from './boxes.ts';
import type { Box, Drawing, Point, Route } from './drawing.ts';
import { type Attempt, routeId, startId, toGraph } from './graph.ts';
import { clearOfHeading, headingOf, struckWords } from './headings.ts';
import { overlaps, settlePlates } from './overlaps.ts';

export type Engine = Pick<ELK, 'layout'>;

/** The frame a chart is mostly read in: of two good layouts the one that is larger there is taken. */
const FRAME = { width: 900, height: 680 };

const ATTEMPTS: readonly (readonly Attempt[])[] = [1, 1.3, 1.7, 2.2].map((spacing) => [
  { direction: 'DOWN', spacing, cycles: 'DEPTH_FIRST' },
  { direction: 'RIGHT', spacing, cycles: 'DEPTH_FIRST' },
  { direction: 'DOWN', spacing, cycles: 'GREEDY' },
]);

export type LaidOut = { drawing: Drawing } | { failure: string };

/** The best layout in which no label covers anything and arrows run clear of words; wider and wider until there is one. */
export async function layOut(model: ChartModel, glossary: Glossary, engine: Engine): Promise<LaidOut> {
  let failure = '';
  let best: Drawing | undefined;
  for (const attempts of ATTEMPTS) {
    for (const attempt of attempts) {
      const result = await tryOnce(model, glossary, engine, attempt);
      if ('failure' in result) failure = result.failure;
      else if (best === undefined || isBetter(result.drawing, best)) best = result.drawing;
    }
    if (best !== undefined && struckWords(best).length === 0) return { drawing: best };
  }
  return best === undefined ? { failure } : { drawing: best };
}

function isBetter(one: Drawing, other: Drawing): boolean {
  const fewer = struckWords(other).length - struckWords(one).length;
  return fewer === 0 ? scaleOf(one) > scaleOf(other) : fewer > 0;
}

const scaleOf = ({ width, height }: Drawing) => Math.min(FRAME.width / width, FRAME.height / height);

async function tryOnce(model: ChartModel, glossary: Glossary, engine: Engine, attempt: Attempt): Promise<LaidOut> {
  try {
    const drawing = settlePlates(toDrawing(model, glossary, await engine.layout(toGraph(model, glossary, attempt))));
    const left = overlaps(drawing);
    return left[0] === undefined ? { drawing } : { failure: `${left[0].plate.edge} / ${left[0].with}` };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Whether a state lies in another. */
function isUnder(byState: ReadonlyMap<string, Box>, state: Box | undefined, above: Box): boolean {
  for (let at = state; at !== undefined; at = byState.get(at.parent ?? '')) {
    if (at.parent === above.state) return true;
  }
  return false;
}

interface Placed {
  nodes: ReadonlyMap<string, ElkNode>;
  routes: ReadonlyMap<string, { points: Point[]; label: ElkPoint | undefined }>;
}

function collect(graph: ElkNode): Placed {
  const nodes = new Map<string, ElkNode>();
  const routes = new Map<string, { points: Point[]; label: ElkPoint | undefined }>();
  const visit = (node: ElkNode) => {
    nodes.set(node.id, node);
    for (const { id, sections = [], labels = [] } of node.edges ?? []) {
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      const label = labels[0];
      routes.set(id, {
        points: points.map(({ x, y }) => ({ x, y })),
        label: label?.x === undefined || label.y === undefined ? undefined : { x: label.x, y: label.y },
      });
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(graph);
  return { nodes, routes };
}

function toDrawing(model: ChartModel, glossary: Glossary, graph: ElkNode): Drawing {
  const { nodes, routes } = collect(graph);
  const boxOfNode = (id: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = nodes.get(id) ?? {};
    return { x, y, width, height };
  };
  const arrows = model.edges.flatMap((edge) => edge.targets.map((target) => ({ edge, target })));
  const boxes = model.nodes.map((node) => {
    const { lines, inner, height: head, width: wordsWidth } = boxOf(node, model, glossary);
    return {
      ...boxOfNode(node.id),
      state: node.id,
      parent: node.parent,
      type: node.type,
      head,
      wordsWidth,
      lines,
      inner,
    };
  });
  const byState = new Map(boxes.map((box) => [box.state, box]));
  const arrowRoutes: Route[] = arrows.map(({ edge, target }) => {
    const points = routes.get(routeId(edge.id, target))?.points ?? [];
    if (points.length < 2) throw new Error(`no route: ${edge.id}`);
    const [from, to] = [byState.get(edge.source), byState.get(target)];
    if (from !== undefined && isUnder(byState, to, from))
      return { edge: edge.id, target, points: clearOfHeading(points, headingOf(from)) };
    if (to !== undefined && isUnder(byState, from, to))
      return { edge: edge.id, target, points: clearOfHeading(points.toReversed(), headingOf(to)).toReversed() };
    return { edge: edge.id, target, points };
  });
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    boxes,
    routes: arrowRoutes,
    plates: arrows.map(({ edge, target }) => {
      const { width, height, lines } = plateOf(edge, model, glossary);
      const { x, y } = routes.get(routeId(edge.id, target))?.label ?? { x: 0, y: 0 };
      return { edge: edge.id, target, x, y, width, height, lines };
    }),
    starts: model.nodes
      .filter(({ id, initial }) => initial !== undefined && nodes.has(startId(id)))
      .map(({ id }) => {
        const { x, y } = boxOfNode(startId(id));
        return { region: id, x, y, points: routes.get(`edge ${startId(id)}`)?.points ?? [] };
      }),
  };
}
