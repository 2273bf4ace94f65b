import ELK from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { layoutCache } from '#charts/build/layouts.ts';
import { layOut } from '#charts/layout/layout.ts';
import { overlaps } from '#charts/layout/overlaps.ts';
import { coverageOf, fingerprint } from '#charts/model/coverage.ts';
import { differenceOf } from '#charts/model/difference.ts';
import { toStately } from '#charts/model/stately.ts';
import { fromHash, stepCode, toHash } from '#charts/model/walk.ts';
import { rewalk, simulate } from '#charts/simulator/simulation.ts';
import { MachinePage } from '#charts/view/MachinePage.tsx';
import type { MachineReview } from '#charts/view/review.ts';
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { charts } from '#src/ui/copy/charts.ts';
import { drive } from '../kit/drive.ts';
import { explore, identityOf, variantsOf } from '../kit/explore.ts';
import { edgePaths } from '../kit/paths.ts';

const layout = layoutCache();
/** How many paths of each machine are walked when time is short. */
const PATHS = process.env.FULL ? Number.POSITIVE_INFINITY : 2;

const entryOf = (id: string): CatalogueEntry => {
  const entry = catalogue.find((one) => one.id === id);
  if (entry === undefined) throw new Error(id);
  return entry;
};

const reviewOf = ({ id, title, purpose, view, machine, cases }: CatalogueEntry): MachineReview => ({
  id,
  title,
  purpose,
  view,
  model: toChartModel(machine),
  delays: cases.delays,
  drawing: null,
  coverage: null,
  pictures: [],
  hasPictures: false,
  comparison: null,
  changed: null,
  starts: [],
  startedBy: [],
});

describe.each(catalogue)('$id', ({ id, machine, cases }) => {
  const model = toChartModel(machine);

  test('everything in the chart has its place, and no label covers anything', async () => {
    const result = await layout(model, cases.delays);
    if ('failure' in result) throw new Error(result.failure);
    const { boxes, plates, routes } = result.drawing;
    expect(boxes.map(({ state }) => state)).toEqual(model.nodes.map((node) => node.id));
    const shown = new Set([
      ...plates.map(({ edge }) => edge),
      ...boxes.flatMap(({ inner }) => inner.map(({ edge }) => edge)),
    ]);
    expect(model.edges.map((edge) => edge.id).filter((edge) => !shown.has(edge))).toEqual([]);
    expect(routes).toHaveLength(plates.length);
    expect(overlaps(result.drawing).map(({ plate, with: other }) => `${plate.edge} × ${other}`)).toEqual([]);
    for (const { points } of routes) expect(points.every(isRightAngled)).toBe(true);
  }, 60_000);

  test('what Stately gets makes the same chart', () => {
    const again = toChartModel(createMachine(JSON.parse(toStately(machine))));
    const bare = ({ edges }: ChartModel) =>
      edges.map(({ id: edge, source, targets, event, guard, actions, reenter }) => ({
        edge,
        source,
        targets,
        event,
        guard,
        actions,
        reenter,
      }));
    expect(bare(again)).toEqual(bare(model));
    expect(again.nodes).toEqual(model.nodes);
  });

  test('the simulation and the real machine agree, step by step', async () => {
    for (const [input, variant] of variantsOf(cases).entries()) {
      const graph = explore(machine, variant);
      for (const path of edgePaths(graph).slice(0, PATHS)) {
        const driver = drive(machine, variant);
        const simulation = simulate({ machine, cases }, input);
        driver.start();
        for (const edge of path.edges) {
          await driver.take(edge);
          const code = stepCode(variant, edge.event);
          const choice = simulation.choices().find((one) => one.code === code);
          if (choice === undefined) throw new Error(`${id}: the simulation offers no ${code}`);
          simulation.take(choice);
          const reached = simulation.stops.at(-1)?.step.vertex.snapshot;
          if (reached === undefined) throw new Error(id);
          expect(identityOf(reached, variant)).toBe(identityOf(driver.actor.getSnapshot(), variant));
        }
        driver.actor.stop();
        const { simulation: again, isWhole } = rewalk({ machine, cases }, simulation.walk());
        expect(isWhole).toBe(true);
        expect(again.walk()).toEqual(simulation.walk());
      }
    }
  }, 120_000);
});

function isRightAngled({ x, y }: { x: number; y: number }, index: number, points: readonly { x: number; y: number }[]) {
  const before = points[index - 1];
  return before === undefined || Math.abs(before.x - x) < 0.01 || Math.abs(before.y - y) < 0.01;
}

describe('a chart the engine cannot lay out', () => {
  const broken = { layout: () => Promise.reject(new Error('no layout today')) };

  test('gives its reason, and its page is the list with everything in it', async () => {
    const entry = entryOf('chunk-reload');
    const model = toChartModel(entry.machine);
    expect(await layOut(model, entry.cases.delays, broken)).toEqual({ failure: 'no layout today' });
    const markup = renderToStaticMarkup(MachinePage({ review: reviewOf(entry) }));
    expect(markup).toContain(charts.noPicture);
    expect(markup).toContain('data-view="list"');
    const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    for (const { id } of [...model.nodes, ...model.edges]) expect(markup).toContain(`data-item="${escaped(id)}"`);
  });

  test('a crowded layout is widened until nothing is covered', async () => {
    const engine = new ELK();
    let calls = 0;
    const crowding: typeof broken = {
      layout: (async (graph: Parameters<typeof engine.layout>[0]) => {
        calls += 1;
        const made = await engine.layout(graph);
        if (calls > 2) return made;
        for (const child of made.children?.[0]?.children ?? [])
          Object.assign(child, { x: 0, y: 0, width: 4_000, height: 4_000 });
        return made;
      }) as typeof broken.layout,
    };
    const { machine, cases } = entryOf('chunk-reload');
    const result = await layOut(toChartModel(machine), cases.delays, crowding);
    expect('drawing' in result && overlaps(result.drawing)).toEqual([]);
    expect(calls).toBeGreaterThan(2);
  }, 60_000);
});

describe('the difference of two revisions', () => {
  const { machine, cases } = entryOf('chunk-reload');
  const before = toChartModel(machine);

  test.each(before.edges.map((edge) => ({ edge, id: edge.id })))('without $id names exactly that', ({ edge }) => {
    const after = renumbered({ ...before, edges: before.edges.filter((one) => one !== edge) });
    const { changes, union } = differenceOf(before, after, cases.delays);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: 'transition', mark: 'removed', details: [] });
    expect(union.edges.find(({ id }) => id === changes[0]?.id)).toMatchObject({
      source: edge.source,
      targets: edge.targets,
      event: edge.event,
    });
    expect(differenceOf(after, before, cases.delays).changes).toMatchObject([{ id: edge.id, mark: 'added' }]);
  });

  test('another action, a lost state and nothing at all', async () => {
    expect(differenceOf(before, before, cases.delays).changes).toEqual([]);
    const other = structuredClone(before);
    const [edge] = other.edges;
    if (edge === undefined) throw new Error('no edge');
    edge.actions = ['sing'];
    expect(differenceOf(before, other, cases.delays).changes).toMatchObject([{ id: edge.id, mark: 'changed' }]);
    const lost = before.nodes.find(({ key }) => key === 'failed')?.id ?? '';
    const smaller = renumbered({
      ...before,
      nodes: before.nodes.filter(({ id }) => id !== lost),
      edges: before.edges.filter(({ source, targets }) => source !== lost && !targets.includes(lost)),
    });
    const { union, changes } = differenceOf(before, smaller, cases.delays);
    expect(changes.find(({ kind }) => kind === 'state')).toMatchObject({ id: lost, mark: 'removed' });
    expect(changes.every(({ mark }) => mark === 'removed')).toBe(true);
    const result = await layOut(union, cases.delays, new ELK());
    expect('drawing' in result && result.drawing.boxes.map(({ state }) => state)).toContain(lost);
  }, 60_000);
});

/** The ids that a chart without some transitions has: the place among siblings moves up. */
function renumbered(model: ChartModel): ChartModel {
  const edges = model.edges.map((edge, _, all) => {
    const siblings = all.filter(({ source, event }) => source === edge.source && event === edge.event);
    return { ...edge, id: edge.id.replace(/#\d+$/, `#${siblings.indexOf(edge)}`) };
  });
  return { ...model, edges };
}

test('coverage of another chart is stale, and none is none', () => {
  const model = toChartModel(entryOf('header').machine);
  const file = { models: { header: fingerprint(model) }, edges: {}, paths: {} };
  expect(coverageOf(model, file)?.isStale).toBe(false);
  expect(coverageOf(model, { ...file, models: { header: 'of old' } })?.isStale).toBe(true);
  expect(coverageOf(model, { ...file, models: {} })).toBeNull();
  expect(coverageOf(model, null)).toBeNull();
  const stale = coverageOf(model, { ...file, models: { header: 'of old' } });
  const markup = renderToStaticMarkup(MachinePage({ review: { ...reviewOf(entryOf('header')), coverage: stale } }));
  expect(markup).toContain(charts.coverage.stale);
});

test('an address keeps a position, and a broken one does no harm', () => {
  const position = {
    selected: 'a.b c #0',
    panel: 'simulate',
    walk: { input: 1, steps: ['x.y*0', 'xstate.after.wait.a~b'] },
  };
  expect(fromHash(toHash({ ...position, walk: { input: 1, steps: ['x.y*0'] } }))).toEqual({
    ...position,
    walk: { input: 1, steps: ['x.y*0'] },
  });
  expect(fromHash('#at=%E0%A4%A&walk=nonsense&&=')).toEqual({ selected: '%E0%A4%A' });
  expect(toHash({})).toBe('');
});

test('a walk that the chart no longer allows ends where it still does', () => {
  const entry = entryOf('chunk-reload');
  const { simulation, isWhole } = rewalk(entry, { input: 0, steps: ['chunk.failed*0', 'no.such*0', 'chunk.failed*0'] });
  expect(isWhole).toBe(false);
  expect(simulation.stops).toHaveLength(2);
});
