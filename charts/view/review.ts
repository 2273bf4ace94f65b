import type { ChartModel } from '#machines/kit/chart-model.ts';
import type { Drawing } from '../layout/drawing.ts';
import type { MachineCoverage } from '../model/coverage.ts';
import type { Change, Mark } from '../model/difference.ts';
import type { Glossary } from '../model/words.ts';

export interface Picture {
  /** The states that are active on it. */
  states: string[];
  words: string;
  file: string;
}

/** A chart laid out, or the reason why there is only its list. */
export interface Charted {
  model: ChartModel;
  glossary: Glossary;
  drawing: Drawing | null;
}

export interface Comparison {
  revision: string;
  /** Null for a machine that the other revision did not have. */
  charted: Charted | null;
  changes: Change[];
}

export type Marks = Readonly<Record<string, Mark>>;

export const marksOf = ({ changes }: Pick<Comparison, 'changes'>): Marks =>
  Object.fromEntries(changes.map(({ id, mark }) => [id, mark]));

export interface Neighbour {
  id: string;
  title: string;
  /** In which state of the parent the child lives; null for its whole life. */
  where: string | null;
}

/** Everything the page of one machine shows. */
export interface MachineReview extends Charted {
  id: string;
  title: string;
  purpose: string;
  view: string | null;
  coverage: MachineCoverage | null;
  pictures: Picture[];
  /** False when this run took none. */
  hasPictures: boolean;
  comparison: Comparison | null;
  changed: string | null;
  starts: Neighbour[];
  startedBy: Neighbour[];
}

export interface ClauseRow {
  id: string;
  text: string;
  machines: { id: string; title: string }[];
  stories: string[];
  tests: ClauseTest[];
}

export interface ClauseTest {
  title: string;
  /** How the last run went; not run when no result is there. */
  state: 'passed' | 'failed' | 'notRun';
}

export interface Overview {
  machines: MachineReview[];
  map: Charted;
  clauses: ClauseRow[];
  revision: string | null;
  madeAt: string;
  comparedWith: string | null;
  /** Machines that the other revision had and this one has not. */
  lostMachines: string[];
}
