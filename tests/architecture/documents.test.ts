import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildVariables, variables } from '#src/config/variables.ts';
import { filesUnder } from '../kit/files.ts';

const english = readFileSync('README.md', 'utf8');
const chinese = readFileSync('README.zh-CN.md', 'utf8');

test('a document in two languages has the same headings, commands and tables in both', () => {
  const shape = (document: string) => document.match(/^#+ |^```.*$|^\|/gm)?.map((line) => line.trim()) ?? [];
  for (const name of ['README', 'CONTRIBUTING', 'docs/rates', 'docs/run']) {
    expect(shape(readFileSync(`${name}.md`, 'utf8')), name).toEqual(shape(readFileSync(`${name}.zh-CN.md`, 'utf8')));
  }
});

const documents = [...filesUnder('docs'), ...readdirSync('.')].filter((file) => file.endsWith('.md'));
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

test('the recipes name the same paths in both languages', () => {
  const [ours, theirs] = ['CONTRIBUTING.md', 'CONTRIBUTING.zh-CN.md'].map((file) =>
    pathsIn(readFileSync(file, 'utf8')),
  );
  expect(theirs).toEqual(ours);
});

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

const countWords = (file: string) => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length;

test.each([
  ['README.md', 900],
  ['docs/architecture.md', 1_000],
  ['docs/adr/0006-server-rendering.md', 400],
  ['docs/adr/0008-jobs-and-processes.md', 400],
])('%s has at most %i words', (file, most) => {
  expect(countWords(file)).toBeLessThanOrEqual(most);
});

test('the version of package.json has its entry in the changelog', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`\n## ${version}`);
});
