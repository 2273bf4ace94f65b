import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { buildVariables, variables } from '#src/config/variables.ts';
import { filesUnder } from '../kit/files.ts';
import { drawLayers } from './drawing.ts';

const english = readFileSync('README.md', 'utf8');
const chinese = readFileSync('README.zh-CN.md', 'utf8');

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

const machineRows = catalogue.map(({ id, title, purpose }) => {
  const inside = [...new Set(children(id))].map((child) => `\`${child}\``);
  return { id, title, purpose, inside: inside.join(' ') || '—' };
});
const settings = Object.entries({ ...variables, ...buildVariables, ...commandVariables });

test('the Chinese README’s map of machines is the catalogue, its table of settings what is read', async () => {
  const machines = machineRows.map(
    ({ id, title, purpose, inside }) => `| \`${id}\` | ${title} | ${purpose} | ${inside} |`,
  );
  const rows = settings.map(([name, { about, expects }]) => `| \`${name}\` | ${about} | ${expects} |`);
  const due = withTable(withTable(chinese, '状态图', machines), '配置', rows);
  await expect(due).toMatchFileSnapshot('../../README.zh-CN.md');
});

/** The rows of the first table under a heading, by cell. */
const tableOf = (document: string, heading: string): string[][] => {
  const [, rest = ''] = document.split(`\n## ${heading}\n`);
  const [, rows = ''] = /\|(?: *-+ *\|)+\n((?:\|.*\n)+)/.exec(rest) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
};

test('the English README has a row for each machine, with its children, and for each setting', () => {
  expect(tableOf(english, 'Charts').map(([id, , inside]) => [id, inside])).toEqual(
    machineRows.map(({ id, inside }) => [`\`${id}\``, inside]),
  );
  expect(tableOf(english, 'Settings').map(([name]) => name)).toEqual(settings.map(([name]) => `\`${name}\``));
});

test('a document in two languages has the same headings, commands and tables in both', () => {
  const shape = (document: string) => document.match(/^#+ |^```.*$|^\|/gm)?.map((line) => line.trim()) ?? [];
  for (const name of ['README', 'docs/run']) {
    expect(shape(readFileSync(`${name}.md`, 'utf8')), name).toEqual(shape(readFileSync(`${name}.zh-CN.md`, 'utf8')));
  }
});

test('the drawing of the layers is made from the import table', async () => {
  const page = readFileSync('docs/architecture.md', 'utf8');
  const due = page.replace(/^```mermaid\n[\s\S]*?^```$/m, () => `\`\`\`mermaid\n${drawLayers()}\n\`\`\``);
  expect(due).toContain(drawLayers());
  await expect(due).toMatchFileSnapshot('../../docs/architecture.md');
});

const documents = [...filesUnder('docs'), 'README.md', 'README.zh-CN.md', 'CONTRIBUTING.md', 'SECURITY.md'].filter(
  (file) => file.endsWith('.md'),
);
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const tracked = readdirSync('.', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() && !['coverage', 'dist', 'node_modules'].includes(entry.name) ? [entry.name] : [],
);

/** The paths of the repository that a document names in its code: `a/{b,c}.ts` is two, `a/<name>/b` the folder `a`. */
function pathsIn(document: string): string[] {
  const text = document.replaceAll(/^```[\s\S]*?^```$/gm, '');
  const words = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.replaceAll(/,\s+/g, ',').split(/\s+/));
  return words
    .filter((word) => tracked.some((folder) => word.startsWith(`${folder}/`)))
    .flatMap((word) => {
      const [, head = '', names, tail = ''] = /^([^{]*)(?:\{([^}]*)\})?(.*)$/.exec(word) ?? [];
      return names === undefined ? [word] : names.split(',').map((name) => `${head}${name.trim()}${tail}`);
    })
    .map((path) => path.replace(/<.*/, '').replace(/[,;:，；：。）)]+$/, ''));
}

test('every path and every npm script that a document names is there', () => {
  const named = documents.flatMap((file) => pathsIn(readFileSync(file, 'utf8')).map((path) => [file, path] as const));
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(([, path]) => !existsSync(path))).toEqual([]);
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnpm run ([\w:-]+)/g)].flatMap(([command, name = '']) =>
      name in scripts ? [] : [`${file}: ${command}`],
    ),
  );
  expect(unknown).toEqual([]);
});

test('a path is found among the words of a command, and each of its variants', () => {
  expect(
    pathsIn('run `node scripts/a.mjs`, see `tests/kit/{a,b}.ts` and `machines/<name>/x.ts`: not `other/c.ts`'),
  ).toEqual(['scripts/a.mjs', 'tests/kit/a.ts', 'tests/kit/b.ts', 'machines/']);
});

test('every link of a document leads to a file, and to a heading that is there', () => {
  const anchors = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    );
  const errors = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([\w./-]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, path = '', anchor]) => {
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(target)) return [`${file}: ${link}`];
        return anchor === undefined || anchors(target).includes(anchor) ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(errors).toEqual([]);
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

test.each([
  ['README.md', english],
  ['README.zh-CN.md', chinese],
])('each command of %s is one of package.json', (_, readme) => {
  const named = [...readme.matchAll(/`npm (?:run )?([a-z]+)(?: -- [^`]*)?`/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts) && name !== 'install')).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !named.includes(name) && !readme.includes(`npm ${name} `))).toEqual([]);
});

test('the version of package.json has its entry in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}`);
});
