import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { indexPage, machinePage } from './kit/chart-pages.mjs';
import { root, say } from './kit/process.mjs';
import { setup } from './setup.mjs';

/** Writes a page for each machine of the catalogue, from the models that are committed beside them. @param {string} folder */
export const buildCharts = async (folder) => {
  const { tsImport } = await import('tsx/esm/api');
  /** @type {{ catalogue: import('./kit/chart-pages.mjs').Entry[] }} */
  const { catalogue } = await tsImport('../machines/catalogue.ts', import.meta.url);
  const machines = catalogue.map((entry) => ({
    entry,
    model: /** @type {import('./kit/chart-pages.mjs').Model} */ (
      JSON.parse(readFileSync(join(root, 'machines', entry.id, 'model.json'), 'utf8'))
    ),
  }));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), indexPage(machines));
  for (const { entry, model } of machines) writeFileSync(join(folder, `${entry.id}.html`), machinePage(entry, model));
  return machines.length;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup();
  const count = await buildCharts(join(root, 'dist/charts'));
  say(`${count} 张状态图：dist/charts/index.html`);
}
