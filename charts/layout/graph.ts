import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartModel, ChartNode } from '#machines/kit/chart-model.ts';
import type { Glossary } from '../model/words.ts';
import { boxOf, plateOf } from './boxes.ts';

export interface Attempt {
  direction: 'DOWN' | 'RIGHT';
  /** How far apart things stand; 1 is the usual. */
  spacing: number;
  cycles: 'DEPTH_FIRST' | 'GREEDY';
}

const START = 12;

export const startId = (region: string) => `start ${region}`;
export const routeId = (edge: string, target: string) => `${edge} -> ${target}`;

const spaced = ({ spacing, direction, cycles }: Attempt): Record<string, string> => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.cycleBreaking.strategy': cycles,
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(32 * spacing),
  'elk.spacing.nodeNode': String(28 * spacing),
  'elk.spacing.edgeNode': String(16 * spacing),
  'elk.spacing.edgeEdge': String(12 * spacing),
  'elk.spacing.edgeLabel': String(4 * spacing),
  'elk.spacing.labelLabel': String(6 * spacing),
  'elk.spacing.labelNode': String(8 * spacing),
  'elk.layered.spacing.edgeNodeBetweenLayers': String(16 * spacing),
  'elk.layered.spacing.edgeEdgeBetweenLayers': String(12 * spacing),
});

/** The chart as the layout engine takes it. Options at the root do not reach nested states, so each has its own. */
export function toGraph(model: ChartModel, glossary: Glossary, attempt: Attempt): ElkNode {
  const byId = new Map(model.nodes.map((node) => [node.id, node]));
  const homes = new Map<string, ElkExtendedEdge[]>();
  const put = (home: string, edge: ElkExtendedEdge) => homes.set(home, [...(homes.get(home) ?? []), edge]);

  for (const edge of model.edges) {
    for (const target of edge.targets) {
      const { width, height } = plateOf(edge, model, glossary);
      put(commonHome(byId, edge.source, target), {
        id: routeId(edge.id, target),
        sources: [edge.source],
        targets: [target],
        labels: [
          {
            id: `plate ${routeId(edge.id, target)}`,
            // The engine leaves a label without text out, and then there is no room for what happens of itself.
            text: edge.event || edge.kind,
            width,
            height,
            layoutOptions: {
              'elk.edgeLabels.inline': String(edge.source !== target),
              'elk.edgeLabels.placement': 'CENTER',
            },
          },
        ],
      });
    }
  }

  const build = (node: ChartNode): ElkNode => {
    const { width, height } = boxOf(node, model, glossary);
    const children = model.nodes.filter(({ parent }) => parent === node.id).map(build);
    if (children.length === 0) return { id: node.id, width, height };
    if (node.initial !== undefined) {
      children.unshift({ id: startId(node.id), width: START, height: START });
      put(node.id, {
        id: `edge ${startId(node.id)}`,
        sources: [startId(node.id)],
        targets: [node.initial],
        layoutOptions: { 'elk.layered.priority.direction': '100', 'elk.layered.priority.shortness': '100' },
      });
    }
    return {
      id: node.id,
      children,
      layoutOptions: {
        ...spaced(attempt),
        'elk.padding': `[top=${height + 14},left=20,right=20,bottom=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // The engine turns a chart that runs downwards on its side, and forgets to turn this.
        'elk.nodeSize.minimum':
          attempt.direction === 'DOWN' ? `(${height + 40},${width})` : `(${width},${height + 40})`,
      },
    };
  };

  const attach = (node: ElkNode): ElkNode => {
    node.edges = homes.get(node.id) ?? [];
    for (const child of node.children ?? []) attach(child);
    return node;
  };
  const top = model.nodes.filter(({ parent }) => parent === null).map(build);
  return attach({
    id: 'canvas',
    children: top,
    layoutOptions: {
      ...spaced(attempt),
      'elk.padding': '[top=12,left=12,right=12,bottom=12]',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
  });
}

/** The innermost state that holds both ends; for an arrow that returns to its state, the one around it. */
function commonHome(byId: ReadonlyMap<string, ChartNode>, source: string, target: string): string {
  if (source === target) return byId.get(source)?.parent ?? 'canvas';
  const above = (id: string): string[] => {
    const chain: string[] = [];
    for (let node = byId.get(id); node !== undefined; node = byId.get(node.parent ?? '')) chain.push(node.id);
    return chain;
  };
  const around = new Set(above(source));
  return above(target).find((id) => around.has(id)) ?? 'canvas';
}
