import fc from 'fast-check';
import type { JsonSchema } from './values.ts';

type Path = readonly (string | number)[];

type Bag = Record<string | number, unknown>;

const isContainer = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (!isContainer(value)) return [path];
  const keys: (string | number)[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(value[key], [...path, key]))];
}

/** A copy with one value changed by `change`, or taken away where that answers undefined. */
function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined || !isContainer(value)) return change(value);
  const inner = changed(value[key], rest, change);
  if (Array.isArray(value))
    return inner === undefined ? value.filter((_, index) => index !== key) : value.with(Number(key), inner);
  const entries = Object.entries(value).filter(([name]) => name !== key);
  return Object.fromEntries(inner === undefined ? entries : [...entries, [String(key), inner]]);
}

const deep = (depth: number): unknown => {
  let nested: unknown = 1;
  for (let level = 0; level < depth; level += 1) nested = { a: nested };
  return nested;
};

const withKey = (key: string, inner: unknown) => (old: unknown) =>
  isContainer(old) && !Array.isArray(old) ? Object.fromEntries([...Object.entries(old), [key, inner]]) : [old];

type Change = readonly [name: string, change: (old: unknown) => unknown];

const longer = (length: number): Change => [`length ${length}`, (old) => String(old).padEnd(length, '长')];

const changes: readonly Change[] = [
  ['drop', () => undefined],
  ['null', () => null],
  ['in an array', (old) => [old]],
  ['empty array', () => []],
  ['object', () => ({})],
  ['number as text', (old) => (typeof old === 'number' ? String(old) : 7)],
  ['boolean', () => true],
  ['empty text', () => ''],
  ['one character less', (old) => (typeof old === 'string' ? old.slice(1) : -1)],
  ['one character more', (old) => (typeof old === 'string' ? `${old}x` : 0.1)],
  ['blank', () => ' \t\n'],
  ['NaN text', () => 'NaN'],
  ['minus zero', () => -0],
  ['2^53', () => 2 ** 53],
  ['huge', () => 1e308],
  ['lone surrogate', (old) => `${old}\ud800`],
  ['NUL', (old) => `${old}\0`],
  ['right to left', (old) => `${old}\u202e`],
  ['quote', (old) => `${old}'"; DROP TABLE x; --`],
  ['template', () => '{{7*7}}<script>'],
  ['line breaks', (old) => `${old}\r\nX: y`],
  ['extra key', withKey('unexpected', 1)],
  ['constructor', withKey('constructor', { prototype: { polluted: true } })],
  ['__proto__', withKey('__proto__', { polluted: true })],
  ['toString', withKey('toString', 'x')],
];

function lengthsIn(schema: JsonSchema): number[] {
  const own = [schema.maxLength, schema.minLength].filter((length) => length !== undefined);
  const inner = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  const items = schema.items === undefined || Array.isArray(schema.items) ? [] : [schema.items];
  return [...own, ...[...inner, ...items].flatMap(lengthsIn)];
}

export interface Broken {
  how: string;
  value: unknown;
}

/** Valid values with one thing done to one place in them. */
export function brokenFrom(valid: fc.Arbitrary<unknown>, schema: JsonSchema): fc.Arbitrary<Broken> {
  const lengths = [...new Set(lengthsIn(schema))]
    .filter((length) => length < 100_000)
    .map((length) => longer(length + 1));
  const usual = fc.constantFrom(...changes, ...lengths);
  const rare = fc.constantFrom<Change>(longer(1_000_000), ['1,000 deep', () => deep(1_000)]);
  return fc
    .record({
      value: valid,
      position: fc.nat(),
      change: fc.oneof({ weight: 199, arbitrary: usual }, { weight: 1, arbitrary: rare }),
    })
    .map(({ value, position: index, change: [how, change] }) => {
      const paths = pathsOf(value);
      const path = paths[index % paths.length]!;
      return { how: `${how} at ${path.join('.') || 'the request'}`, value: changed(value, path, change) };
    });
}

/** JSON texts that no serialiser writes. */
export function oddTextsFrom(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const edits: readonly ((text: string) => string)[] = [
    (text) => text.slice(0, -1),
    (text) => `${text}}`,
    (text) => text.replace('{', '{"a":1e999,'),
    (text) => text.replace('{', '{"a":1,"a":2,'),
    (text) => text.replace('{', '{"__proto__":{"polluted":1},'),
    (text) => text.replace('{', '{"a":"\\ud800",'),
    (text) => text.replace(/:"[^"]*"/u, ':1e999'),
    (text) => text.replace(/:[^,}]+/u, ':NaN'),
    (text) => text.replace(/:[^,}]+/u, ':9007199254740993'),
    (text) => text.replaceAll('"', "'"),
    (text) => `\ufeff${text}`,
    (text) => `${text}${text}`,
    (text) => `/* */${text}`,
    (text) => text.replace('}', ',}'),
    () => '',
    () => 'null',
    () => '[]',
    () => '0',
    () => '"text"',
    () => '['.repeat(5_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ];
  return fc.tuple(valid, fc.constantFrom(...edits)).map(([value, edit]) => edit(JSON.stringify(value)));
}
