import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { operatorTable } from '#contract/operator-table.ts';
import { siteTable } from '#contract/site-table.ts';
import { table } from '#contract/table.ts';

interface WrittenCall {
  /** Method and path, parameters without their names: `GET /api-cms/news/{}`. */
  route: string;
  mode: string;
  idempotent: boolean;
  /** The document names only the beginning of the path. */
  open: boolean;
}

const document = readFileSync('docs/wire.md', 'utf8');

const nameless = (path: string) => path.replace(/\{\w+\}/gu, '{}');

const alternatives = (path: string): string[] => {
  const choice = /\{([^{}]*,[^{}]*)\}/u.exec(path);
  if (choice === null) return [path];
  return choice[1]!.split(',').map((name) => path.replace(choice[0], name));
};

/** The calls of one table cell; a path that begins without a prefix lies beside the one before it. */
function callsIn(cell: string): WrittenCall[] {
  const found: WrittenCall[] = [];
  let before = '';
  let method = '';
  for (const [, verb, written = '', rest = ''] of cell.matchAll(
    /(?:(GET|POST) )?(\/(?:\{[^}]*\}|[^\s,(){}])*)((?:(?!, \/|, POST|, GET).)*)/gu,
  )) {
    method = verb ?? method;
    const path = written.startsWith('/api-') ? written : before.replace(/\/[^/]+$/u, written);
    before = path;
    const mode = /\*\*(\w+)\*\*/u.exec(rest)?.[1] ?? 'query';
    const calls = alternatives(path.replace(/\/…$/u, '')).map((each) => ({
      route: `${method} ${nameless(each)}`,
      mode,
      idempotent: rest.includes('`Idempotency-Key`'),
      open: path.endsWith('…'),
    }));
    found.push(...calls);
    if (rest.includes('POST with the same JSON too'))
      found.push(...calls.map((call) => ({ ...call, route: call.route.replace('GET', 'POST'), mode: 'body' })));
  }
  return found;
}

const rows = document.split('\n').filter((line) => /^\| .* \/api-/u.test(line));
const written = rows.flatMap((line) => callsIn(line.split('|')[2] ?? ''));
const contract = (Object.values(table) as Call[]).map((call) => ({
  route: `${call.method} ${nameless(call.path)}`,
  mode: call.method === 'GET' ? 'query' : call.payload === 'none' ? 'both' : call.payload,
  idempotent: call.idempotent,
}));

const isAnswered = ({ route }: WrittenCall) =>
  contract.some((call) => call.route === route || call.route.startsWith(`${route}/`));

const placed = (Object.values(table) as Call[]).flatMap(({ name, access }) =>
  access === undefined ? [] : [{ name, access }],
);

/** Rows of the document's table of who may call what. */
function accessRows(): string[] {
  const owned = placed.flatMap(({ name, access }) => (access === 'signedIn' ? [] : [{ name, ...access }]));
  const kinds = [...new Set(owned.map(({ owns }) => owns))].toSorted();
  return kinds.map((kind) => {
    const cells = (['viewer', 'booker', 'owner'] as const).map((role) =>
      owned.flatMap(({ name, owns, role: least }) => (owns === kind && least === role ? [name] : [])).join(', '),
    );
    return `| ${[kind, ...cells].join(' | ')} |`;
  });
}

/** Calls that the document describes and the contract lacks. Remove a call from this list when the contract gets it. */
const STILL_TO_COME: readonly string[] = [];

test('[7.4] docs/wire.md lists each call once', () => {
  const routes = written.map(({ route }) => route);
  expect(routes.length).toBeGreaterThan(70);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

test('[7.4] each call of docs/wire.md is in the contract, or in the list of planned calls', () => {
  const absent = written.filter((call) => !isAnswered(call)).map(({ route }) => route);
  expect(absent.toSorted()).toEqual(STILL_TO_COME.toSorted());
});

test('[7.4] each call of the contract is in docs/wire.md, with its payload and its key', () => {
  const wrong = contract.filter(
    (call) =>
      !written.some((line) =>
        line.open
          ? (call.route === line.route || call.route.startsWith(`${line.route}/`)) && call.mode === line.mode
          : call.route === line.route && call.mode === line.mode && call.idempotent === line.idempotent,
      ),
  );
  expect(wrong).toEqual([]);
});

test('[11.5] docs/wire.md states the access of each call', () => {
  const rows = accessRows();
  const table = document
    .slice(document.indexOf('| What | Every member |'))
    .split('\n')
    .slice(2, 2 + rows.length);
  expect(table).toEqual(rows);
  const anyUser = placed.flatMap(({ name, access }) => (access === 'signedIn' ? [name] : []));
  expect(document).toContain(`Any person who is signed in: ${anyUser.join(', ')}.`);
});

test('[8.1c] docs/wire.md states where the failure of each call is shown', () => {
  const calls = Object.values(table) as Call[];
  const rows = (['message', 'inline', 'never'] as const).map((shown) => {
    const names = calls.flatMap(({ name, failureShown }) => (failureShown === shown ? [name] : []));
    return `| ${shown} | ${names.join(', ')} |`;
  });
  const written = document
    .slice(document.indexOf('| Shown | Calls |'))
    .split('\n')
    .slice(2, 2 + rows.length);
  expect(written).toEqual(rows);
});

test('[8.1c] the operator console shows every failure in place, calls that no page makes show none', () => {
  const shown = (calls: Readonly<Record<string, Call>>) =>
    [...new Set(Object.values(calls).map(({ failureShown }) => failureShown))].toSorted();
  expect(shown(operatorTable)).toEqual(['inline', 'never']);
  const others = Object.entries(table).filter(([name]) => !(name in siteTable || name in operatorTable));
  expect(shown(Object.fromEntries(others))).toEqual(['never']);
});
