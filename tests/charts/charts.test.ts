import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { layoutCache } from '#charts/build/layouts.ts';
import { chartsAt } from '#charts/build/revision.ts';
import { boxOf } from '#charts/layout/boxes.ts';
import { struckWords } from '#charts/layout/headings.ts';
import { layOut } from '#charts/layout/layout.ts';
import { overlaps } from '#charts/layout/overlaps.ts';
import { coverageOf, fingerprint } from '#charts/model/coverage.ts';
import { differenceOf } from '#charts/model/difference.ts';
import { toStately } from '#charts/model/stately.ts';
import { fromHash, toHash } from '#charts/model/walk.ts';
import { glossaryOf } from '#charts/model/words.ts';
import { rewalk } from '#charts/simulator/simulation.ts';
import { MachinePage } from '#charts/view/MachinePage.tsx';
import type { MachineReview } from '#charts/view/review.ts';
import { charts } from '#copy/charts.ts';
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';

const layout = layoutCache();

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
  glossary: glossaryOf(cases),
  drawing: null,
  coverage: null,
  pictures: [],
  hasPictures: false,
  comparison: null,
  changed: null,
  starts: [],
  startedBy: [],
});

describe.each(catalogue)('$id', ({ machine, cases }) => {
  const model = toChartModel(machine);

  test('everything in the chart has its place, no label covers anything, and no arrow runs through words', async () => {
    const glossary = glossaryOf(cases);
    const result = await layout(model, glossary);
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
    expect(struckWords(result.drawing)).toEqual([]);
    for (const { points } of routes) expect(points.every(isRightAngled)).toBe(true);
    const narrow = model.nodes.filter((node, index) => (boxes[index]?.width ?? 0) < boxOf(node, model, glossary).width);
    expect(narrow.map((node) => node.id)).toEqual([]);
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
    expect(await layOut(model, glossaryOf(entry.cases), broken)).toEqual({ failure: 'no layout today' });
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
    const result = await layOut(toChartModel(machine), glossaryOf(cases), crowding);
    expect('drawing' in result && overlaps(result.drawing)).toEqual([]);
    expect(calls).toBeGreaterThan(2);
  }, 60_000);
});

describe('the difference of two revisions', () => {
  const { machine, cases } = entryOf('chunk-reload');
  const before = toChartModel(machine);

  test.each(before.edges.map((edge) => ({ edge, id: edge.id })))('without $id names exactly that', ({ edge }) => {
    const after = renumbered({ ...before, edges: before.edges.filter((one) => one !== edge) });
    const { changes, union } = differenceOf(before, after, glossaryOf(cases));
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({ kind: 'transition', mark: 'removed', details: [] });
    expect(union.edges.find(({ id }) => id === changes[0]?.id)).toMatchObject({
      source: edge.source,
      targets: edge.targets,
      event: edge.event,
    });
    expect(differenceOf(after, before, glossaryOf(cases)).changes).toMatchObject([{ id: edge.id, mark: 'added' }]);
  });

  test('another action, a lost state and nothing at all', async () => {
    expect(differenceOf(before, before, glossaryOf(cases)).changes).toEqual([]);
    const other = structuredClone(before);
    const [edge] = other.edges;
    if (edge === undefined) throw new Error('no edge');
    edge.actions = ['sing'];
    expect(differenceOf(before, other, glossaryOf(cases)).changes).toMatchObject([{ id: edge.id, mark: 'changed' }]);
    const lost = before.nodes.find(({ key }) => key === 'failed')?.id ?? '';
    const smaller = renumbered({
      ...before,
      nodes: before.nodes.filter(({ id }) => id !== lost),
      edges: before.edges.filter(({ source, targets }) => source !== lost && !targets.includes(lost)),
    });
    const { union, changes } = differenceOf(before, smaller, glossaryOf(cases));
    expect(changes.find(({ kind }) => kind === 'state')).toMatchObject({ id: lost, mark: 'removed' });
    expect(changes.every(({ mark }) => mark === 'removed')).toBe(true);
    const result = await layOut(union, glossaryOf(cases), new ELK());
    expect('drawing' in result && result.drawing.boxes.map(({ state }) => state)).toContain(lost);
  }, 60_000);
});

test('a commit that removes one transition is named as exactly that', () => {
  const { machine, cases } = entryOf('reading');
  const before = JSON.parse(toStately(machine));
  const after = structuredClone(before);
  delete after.states.read.on['reading.confirm'];
  const folder = mkdtempSync(join(tmpdir(), 'charts-history-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=n', '-c', 'user.email=n@example.com', ...words], { cwd: folder });
  const commit = (config: object, name: string) => {
    writeFileSync(
      join(folder, 'machines/catalogue.ts'),
      `import { createMachine } from 'xstate';\nexport const catalogue = [{ machine: createMachine(${JSON.stringify(config)}) }];\n`,
    );
    git('add', '-A');
    git('commit', '--quiet', '--no-gpg-sign', '-m', name);
    git('tag', name);
  };
  try {
    git('init', '--quiet');
    mkdirSync(join(folder, 'machines'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    commit(before, 'before');
    commit(after, 'after');
    const [old, now] = ['before', 'after'].map((name) => chartsAt(name, folder).get('reading'));
    if (old === undefined || now === undefined) throw new Error('no chart in the history');
    expect(differenceOf(old, now, glossaryOf(cases)).changes).toEqual([
      {
        id: 'reading.read reading.confirm #0 −',
        kind: 'transition',
        mark: 'removed',
        words: '删除转换：在「已读完，可以点“我知道了”」时，点我知道了 → 弹窗关闭，告诉打开它的一方是否已确认',
        details: [],
      },
    ]);
    expect(
      execFileSync('git', ['worktree', 'list'], { cwd: folder, encoding: 'utf8' }).trim().split('\n'),
    ).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);

test('a changed field is shown in words: names, places, times, yes and no', () => {
  const { machine, cases } = entryOf('chunk-reload');
  const before = toChartModel(machine);
  const after = structuredClone(before);
  const failed = after.edges.find(({ event }) => event === 'chunk.failed');
  if (failed === undefined) throw new Error('no edge');
  Object.assign(failed, { targets: ['chunk-reload.failed'], reenter: true, actions: ['storeReloadTime'] });
  const { changes } = differenceOf(before, after, glossaryOf(cases));
  expect(changes.map(({ mark, details }) => [mark, details])).toMatchInlineSnapshot(`
    [
      [
        "changed",
        [
          "去向：加载失败：查看 60 秒内是否已自动刷新过 → 显示错误页和重新加载按钮",
          "同时：— → 记下刷新时间",
          "重新进入：否 → 是",
        ],
      ],
    ]
  `);
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
  expect(markup).toContain(charts.staleCovered(0, model.edges.length));
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
