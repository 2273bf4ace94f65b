import type { ChartModel } from '#machines/kit/chart-model.ts';

/** Report of the chart tests in `coverage/machines.json`. */
export interface CoverageFile {
  /** The fingerprint of each chart that was walked. */
  models: Record<string, string>;
  /** By transition: how often it was taken and by which paths. */
  edges: Record<string, { hits: number; paths: string[] }>;
  /** By machine and path: where it starts and the codes of its steps. */
  paths: Record<string, Record<string, { input: number; steps: string[] }>>;
}

export interface MachineCoverage {
  /** Whether the chart has changed since it was walked. */
  isStale: boolean;
  edges: CoverageFile['edges'];
  paths: Record<string, { input: number; steps: string[] }>;
}

/** A short mark of a chart's content (FNV-1a): another chart, another mark. */
export function fingerprint(model: ChartModel): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(model)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The part of the file that speaks of one machine; null when it was not walked. */
export function coverageOf(model: ChartModel, file: CoverageFile | null): MachineCoverage | null {
  const walked = file?.models?.[model.id];
  if (file === null || walked === undefined) return null;
  const edges = Object.fromEntries(model.edges.map(({ id }) => [id, file.edges[id] ?? { hits: 0, paths: [] }]));
  return { isStale: walked !== fingerprint(model), edges, paths: file.paths[model.id] ?? {} };
}

export const takenCount = ({ edges }: MachineCoverage) => Object.values(edges).filter(({ hits }) => hits > 0).length;
