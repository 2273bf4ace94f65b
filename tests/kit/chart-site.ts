import { gather } from '#charts/build/overview.ts';
import { writeSite } from '#charts/build/site.tsx';
import type { Overview } from '#charts/view/review.ts';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';

/** The charts of every machine as static pages, held against a former version that knew one transition more. */
export async function writeCharts(folder: string): Promise<Overview> {
  const models = new Map(catalogue.map(({ id, machine }) => [id, toChartModel(machine)]));
  const more = structuredClone(models.get('chunk-reload'));
  if (more === undefined) throw new Error('no chart to change');
  const source = `${more.id}.failed`;
  more.edges.push({
    id: `${source} chunk.forgiven #0`,
    source,
    targets: [`${more.id}.idle`],
    event: 'chunk.forgiven',
    kind: 'event',
    actions: [],
    reenter: false,
  });
  const overview = await gather({
    against: { revision: 'v0.0.9', models: new Map([...models, [more.id, more]]) },
    pictures: null,
    tell: (id, failure) => {
      throw new Error(`${id}: ${failure}`);
    },
    madeAt: 'today',
  });
  await writeSite(folder, overview);
  return overview;
}
