import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CatalogueEntry, catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { buildVariables, variables } from '#src/config/variables.ts';
import { drawLayers } from './drawing.ts';

const HOW = '`npx vitest run --project node tests/architecture -u`';

interface Described {
  about: string;
  expects: string;
  secret?: boolean;
}

/** Read by the commands alone. */
const commandVariables: Record<string, Described> = {
  CHROMIUM_PATH: { about: '测试与测量使用的浏览器；不设时在 PATH 里找', expects: '可执行文件的路径' },
  DESK_SERVER: {
    about: '运营台命令行连接的服务；不设时凭 DATA_DIR 找到本机的',
    expects: '服务的地址，例如 https://www.example.com',
  },
};

/** Ids of the machines that a machine invokes, each once. */
function childrenOf({ machine }: CatalogueEntry): string[] {
  const sources = toChartModel(machine).nodes.flatMap(({ invoke }) => invoke.map(({ source }) => source));
  const logics = new Set(sources.map((source): unknown => machine.implementations.actors[source]));
  return [...logics].flatMap((logic) => catalogue.find((entry) => entry.machine === logic)?.id ?? []);
}

const chartRow = (entry: CatalogueEntry) => {
  const children = childrenOf(entry).map((id) => `\`${id}\``);
  return `| \`${entry.id}\` | ${entry.title} | ${entry.summary} | ${entry.purpose} | ${children.join(' ') || '—'} |`;
};

test('docs/charts.md lists every machine of the catalogue with its children', async () => {
  const page = [
    '# Charts 状态图',
    '',
    `Generated from \`machines/catalogue/\` by ${HOW}. \`npm run charts\` draws them.`,
    '',
    '| Chart | 名称 | What it does | 管什么 | Contains 子状态图 |',
    '|---|---|---|---|---|',
    ...catalogue.map(chartRow),
    '',
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/charts.md');
});

const settingsTable = (title: string, described: Readonly<Record<string, Described>>) => [
  `## ${title}`,
  '',
  '| Variable 变量 | What for 作用 | Value 取值 | Secret 保密 |',
  '|---|---|---|---|',
  ...Object.entries(described).map(
    ([name, { about, expects, secret }]) => `| \`${name}\` | ${about} | ${expects} | ${secret ? '✓' : ''} |`,
  ),
  '',
];

test('docs/settings.md lists every variable that is read', async () => {
  const page = [
    '# Settings 设置',
    '',
    `Generated from \`src/config/variables.ts\` by ${HOW}. Examples are in [.env.example](../.env.example), operation in`,
    '[run.md](run.md). All settings are environment variables; an empty value is unset. With a wrong value the server does not',
    'start and prints the text of the row, which is why the rows are Chinese; the value of a secret is never printed.',
    '',
    '全部是环境变量，空值等于未设。值不正确时服务不会启动，并说出是哪个变量、应当是什么；保密的值不显示。',
    '',
    ...settingsTable('Server 服务', variables),
    ...settingsTable('Build 构建', buildVariables),
    ...settingsTable('Commands 命令', commandVariables),
  ];
  await expect(page.join('\n')).toMatchFileSnapshot('../../docs/settings.md');
});

test('the drawing of the layers is made from the import table', async () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const due = page.replace(/^```mermaid\n[\s\S]*?^```$/m, () => `\`\`\`mermaid\n${drawLayers()}\n\`\`\``);
  expect(due).toContain(drawLayers());
  await expect(due).toMatchFileSnapshot('../../docs/architecture.md');
});
