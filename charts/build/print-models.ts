import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';

/** Prints the charts of another checkout as JSON; a process of its own, because both checkouts name their modules alike. */
const [, , folder = '.'] = process.argv;
const { catalogue }: { catalogue: readonly CatalogueEntry[] } = await import(
  pathToFileURL(join(folder, 'machines/catalogue.ts')).href
);
process.stdout.write(JSON.stringify(catalogue.map(({ machine }) => toChartModel(machine))));
