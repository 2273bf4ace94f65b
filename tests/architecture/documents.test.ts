import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { buildVariables, variables } from '#src/config/variables.ts';

const readme = readFileSync('README.md', 'utf8');

/** A document with other rows in the first table under a heading. */
function withTable(document: string, heading: string, rows: readonly string[]): string {
  const start = document.indexOf(`\n## ${heading}\n`);
  const head = /\|(?: *-+ *\|)+\n/g;
  head.lastIndex = start;
  const first = start < 0 || head.exec(document) === null ? document.length : head.lastIndex;
  const after = document.slice(first).search(/^(?!\|)/m);
  return `${document.slice(0, first)}${rows.join('\n')}\n${document.slice(first + after)}`;
}

/** Read by the commands alone. */
const commandVariables = {
  CHROMIUM_PATH: { about: '测试与测量使用的浏览器；不设时在 PATH 里找', expects: '可执行文件的路径' },
  DESK_SERVER: {
    about: '运营台命令行连接的服务；不设时凭 DATA_DIR 找到本机的',
    expects: '服务的地址，例如 https://www.example.com',
  },
};

const children = (id: string) => {
  const machine = catalogue.find((entry) => entry.id === id)?.machine;
  if (machine === undefined) return [];
  const invoked = toChartModel(machine).nodes.flatMap(({ invoke }) => invoke.map(({ source }) => source));
  return [...new Set(invoked)].flatMap((source) => {
    const logic: unknown = machine.implementations.actors[source];
    const child = catalogue.find((entry) => entry.machine === logic);
    return child === undefined ? [] : [child.id];
  });
};

test('the README’s map of machines is the catalogue, its table of settings what is read', async () => {
  const machines = catalogue.map(({ id, title, purpose }) => {
    const inside = children(id).map((child) => `\`${child}\``);
    return `| \`${id}\` | ${title} | ${purpose} | ${inside.join(' ') || '—'} |`;
  });
  const settings = Object.entries({ ...variables, ...buildVariables, ...commandVariables }).map(
    ([name, { about, expects }]) => `| \`${name}\` | ${about} | ${expects} |`,
  );
  const due = withTable(withTable(readme, '状态图', machines), '配置', settings);
  await expect(due).toMatchFileSnapshot('../../README.md');
});

test('.env.example names each setting with its words, and nothing else', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const [name, { about, expects }] of Object.entries({ ...variables, ...buildVariables })) {
    expect(example).toMatch(new RegExp(`^# .*\n#${name}=`, 'm'));
    expect(example).toContain(`# ${about}（${expects}）\n#${name}=`);
  }
  const named = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual(Object.keys({ ...variables, ...buildVariables }).sort());
});

test('each command of the README is one of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/`npm (?:run )?([a-z]+)(?: -- [^`]*)?`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts) && name !== 'install')).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.includes(name) && !readme.includes(`npm ${name} `))).toEqual([]);
});

test('the version of package.json has its entry in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}`);
});
