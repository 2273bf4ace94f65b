import { existsSync, readFileSync } from 'node:fs';
import { catalogue } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { type CoverageFile, coverageOf } from '../model/coverage.ts';
import { differenceOf } from '../model/difference.ts';
import { bareGlossary, type Glossary, glossaryOf } from '../model/words.ts';
import type { Charted, Comparison, MachineReview, Overview, Picture } from '../view/review.ts';
import { clauseRows } from './clauses.ts';
import { layoutCache } from './layouts.ts';
import { mapModel, startsIn } from './map.ts';
import { currentRevision, lastChange } from './revision.ts';

export interface Gathering {
  /** Another revision's name and its charts. */
  against: { revision: string; models: ReadonlyMap<string, ChartModel> } | null;
  /** By machine; null when none were taken. */
  pictures: ReadonlyMap<string, Picture[]> | null;
  tell: (id: string, failure: string) => void;
  madeAt: string;
}

const readCoverage = (): CoverageFile | null =>
  existsSync('coverage/machines.json') ? JSON.parse(readFileSync('coverage/machines.json', 'utf8')) : null;

/** Everything the pages say, from the machines, their tests, the documents and the version history. */
export async function gather({ against, pictures, tell, madeAt }: Gathering): Promise<Overview> {
  const layout = layoutCache();
  const coverage = readCoverage();
  const starts = startsIn(catalogue);
  const titles = new Map(catalogue.map(({ id, title }) => [id, title]));
  const titleOf = (id: string) => titles.get(id) ?? id;

  const chart = async (model: ChartModel, glossary: Glossary): Promise<Charted> => {
    const result = await layout(model, glossary);
    if ('failure' in result) tell(model.id, result.failure);
    return { model, glossary, drawing: 'drawing' in result ? result.drawing : null };
  };

  const compare = async (model: ChartModel, glossary: Glossary): Promise<Comparison | null> => {
    if (against === null) return null;
    const before = against.models.get(model.id);
    if (before === undefined) return { revision: against.revision, charted: null, changes: [] };
    const { union, changes } = differenceOf(before, model, glossary);
    return { revision: against.revision, charted: await chart(union, glossary), changes };
  };

  const machines: MachineReview[] = [];
  for (const { id, title, purpose, view, machine, cases } of catalogue) {
    const model = toChartModel(machine);
    const glossary = glossaryOf(cases);
    machines.push({
      ...(await chart(model, glossary)),
      id,
      title,
      purpose,
      view,
      coverage: coverageOf(model, coverage),
      pictures: pictures?.get(id) ?? [],
      hasPictures: pictures !== null,
      comparison: await compare(model, glossary),
      changed: lastChange(`machines/${id}`),
      starts: starts
        .filter(({ parent }) => parent === id)
        .map(({ child, where }) => ({ id: child, title: titleOf(child), where })),
      startedBy: starts
        .filter(({ child }) => child === id)
        .map(({ parent, where }) => ({ id: parent, title: titleOf(parent), where })),
    });
  }
  return {
    machines,
    map: await chart(mapModel(catalogue, starts), bareGlossary),
    clauses: clauseRows(),
    revision: currentRevision(),
    madeAt,
    comparedWith: against?.revision ?? null,
    lostMachines: [...(against?.models.keys() ?? [])].filter((id) => !titles.has(id)),
  };
}
