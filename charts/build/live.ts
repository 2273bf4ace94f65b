import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import type { LiveChart } from '../live/live-chart.ts';
import { glossaryOf } from '../model/words.ts';
import { layoutCache } from './layouts.ts';

/** Writes the charts of all machines, laid out as on their pages, for the site that shows them live. */
const layout = layoutCache();
const charts: Record<string, LiveChart> = {};
for (const { id, title, machine, cases } of catalogue) {
  const [model, glossary] = [toChartModel(machine), glossaryOf(cases)];
  const result = await layout(model, glossary);
  charts[id] = { id, title, model, glossary, drawing: 'drawing' in result ? result.drawing : null };
}
process.stdout.write(JSON.stringify(charts));
