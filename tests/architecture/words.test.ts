import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesUnder } from '../kit/files.ts';

/** Words of the glossary's last column that have no other use in this house. */
const NEVER = ['fault', 'faults', 'obstacle', 'trouble', 'troubles', 'withheld'];

const partsOf = (name: string) => name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];

/** Names in a source that contain a banned word. */
function avoidedIn(source: string): string[] {
  const names = new Set(source.match(/[A-Za-z_$][\w$]*/g));
  return [...names].filter((name) => partsOf(name).some((part) => NEVER.includes(part.toLowerCase())));
}

test('one word per idea: the names of the glossary’s last column are used nowhere', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8');
  const missing = NEVER.filter((word) => !glossary.includes(word.replace(/s$/, '')));
  expect(missing).toEqual([]);
  const sources = ['src', 'copy', 'machines', 'domain', 'contract', 'server', 'tests', 'scripts', 'stories', 'bench']
    .flatMap(filesUnder)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('architecture/words.test.ts'));
  expect(sources.length).toBeGreaterThan(1_500);
  const found = sources.flatMap((file) => {
    const names = [...avoidedIn(readFileSync(file, 'utf8')), ...avoidedIn(file)];
    return names.length > 0 ? [`${file}: ${names.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

/** Old turns that a second reading is needed for; the glossary wants none in a comment. */
const OLD_TURNS = /\b(?:anew|whoever|whence|thereof|wherein|hitherto)\b/i;

const commentsOf = (source: string) => source.match(/^\s*(?:\/\*\*|\*|\/\/) .*$/gm) ?? [];

test('no comment has an old turn', () => {
  const sources = ['charts', 'contract', 'copy', 'domain', 'machines', 'scripts', 'server', 'src', 'tests']
    .flatMap(filesUnder)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  expect(sources.flatMap((file) => commentsOf(readFileSync(file, 'utf8'))).length).toBeGreaterThan(3_000);
  const found = sources.flatMap((file) => {
    const comments = commentsOf(readFileSync(file, 'utf8')).filter((comment) => OLD_TURNS.test(comment));
    return comments.length > 0 ? [`${file}: ${comments.join(' ').trim()}`] : [];
  });
  expect(found).toEqual([]);
});

test('a word is found inside a name, and not inside another word', () => {
  expect(avoidedIn('const sendFault = selectTroubles(default_, faultless)')).toEqual(['sendFault', 'selectTroubles']);
});
