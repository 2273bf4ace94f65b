import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { charts } from '#copy/charts.ts';
import { catalogue } from '#machines/catalogue.ts';
import { toMermaid } from '../model/mermaid.ts';
import { toStately } from '../model/stately.ts';
import { EverythingPage, IndexPage } from '../view/IndexPage.tsx';
import { DifferencePage, MachinePage } from '../view/MachinePage.tsx';
import type { Overview } from '../view/review.ts';
import { bundleClassic } from './bundle.ts';
import { documentOf, svgOf } from './documents.tsx';

/** Every file of the folder but the pictures, which were taken into it before. */
const OWN = ['index.html', 'everything.html', 'page.css', 'page.js', 'simulator.js', 'machines', 'coverage', 'take'];

/** Writes the pages: static, readable from disk, scripts beside them classic. */
export async function writeSite(folder: string, overview: Overview): Promise<void> {
  for (const name of OWN) rmSync(join(folder, name), { recursive: true, force: true });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  write('page.js', await bundleClassic('charts/page/main.ts', 'chartPage'));
  write('simulator.js', await bundleClassic('charts/simulator/main.ts', 'chartSimulation'));
  write(
    'index.html',
    documentOf({
      title: charts.index,
      body: <IndexPage overview={overview} />,
    }),
  );
  write('everything.html', documentOf({ title: charts.index, body: <EverythingPage overview={overview} /> }));
  for (const review of overview.machines) {
    const { id, title, coverage, comparison, model, glossary } = review;
    const page = { script: '../page.js' };
    write(`machines/${id}.html`, documentOf({ ...page, title, body: <MachinePage review={review} /> }));
    if (comparison?.charted != null && comparison.changes.length > 0) {
      write(
        `machines/${id}.difference.html`,
        documentOf({
          ...page,
          title: charts.difference.title(title, comparison.revision),
          body: <DifferencePage review={review} />,
        }),
      );
    }
    if (coverage !== null) {
      const { edges, paths } = coverage;
      write(`coverage/${id}.js`, `window.chartCoverage=${JSON.stringify({ edges, paths })};\n`);
    }
    write(`take/${id}.svg`, svgOf(review));
    write(`take/${id}.mmd`, toMermaid(model, glossary));
    const machine = catalogue.find((entry) => entry.id === id)?.machine;
    if (machine !== undefined) write(`take/${id}.json`, toStately(machine));
  }
}
