import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { buildCharts } from '#scripts/charts.mjs';
import { indexPage, machinePage } from '#scripts/kit/chart-pages.mjs';

const entry = { id: 'tried', title: '试 <b>', purpose: '"a" & \'b\'' };
const node = (id: string, parent: string | null) => ({
  id,
  parent,
  type: 'atomic',
  tags: [],
  description: `${id} 的说明`,
});
const edge = (more: object) => ({
  source: 'tried.a',
  targets: ['tried.b'],
  event: 'x.y',
  kind: 'event',
  actions: [],
  ...more,
});
const model = {
  id: 'tried',
  nodes: [node('tried', null), node('tried.a', 'tried'), node('tried.b', 'tried')],
  edges: [
    edge({ guard: 'isReady', actions: ['store'] }),
    edge({ event: 'xstate.after.slow.tried.a', kind: 'after', after: { name: 'slow', ms: 200 }, targets: [] }),
    edge({ event: '', kind: 'always' }),
  ],
};

test('the index counts states and transitions and lets no markup in', () => {
  const html = indexPage([{ entry, model }]);
  expect(html).toContain(
    '<a href="tried.html">试 &lt;b&gt;</a></th><td>&quot;a&quot; &amp; &#39;b&#39;</td><td>2</td><td>3</td>',
  );
});

test('a machine’s page lists every transition under its state', () => {
  const html = machinePage(entry, model);
  expect(html).toContain(
    '<h2 id="tried.a">tried.a</h2>\n<p>tried.a 的说明</p>\n<ul>\n<li><code>x.y</code> → <a href="#tried.b">tried.b</a>，条件 <code>isReady</code>，动作 <code>store</code></li>',
  );
  expect(html).toContain('<li><code>slow（200 毫秒）之后</code>：留在原处</li>');
  expect(html).toContain('<li><code>立即</code> → ');
  expect(html.match(/<li>/g)).toHaveLength(3);
});

test('every machine of the catalogue has its page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'huazhou-charts-'));
  try {
    expect(await buildCharts(folder)).toBe(catalogue.length);
    expect(readdirSync(folder).sort()).toEqual(['index.html', ...catalogue.map(({ id }) => `${id}.html`)].sort());
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    for (const { title, purpose } of catalogue) expect(index).toContain(`>${title}</a></th><td>${purpose}</td>`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
