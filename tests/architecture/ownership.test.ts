import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as schema from '#server/data/schema/index.ts';

/** Tables whose rows belong to an enterprise where their maker acted for one. */
const owned = Object.entries(schema).flatMap(([name, table]) => {
  if (!is(table, PgTable)) return [];
  const columns = Object.keys(getTableColumns(table));
  return columns.includes('userId') && columns.includes('enterpriseId') ? [name] : [];
});

/** Files that compare the person beside the rule: limits for each person, and drafts of their maker. */
const BY_PERSON = new Set([
  'server/files/intake.ts', // room is counted for each person
  'server/files/records.ts', // a person's own data
  'server/market/enquiries/customer.ts', // the same asked again within minutes
  'server/market/shares.ts', // one link for the same thing, and room for each person
  'server/orders/drafts.ts', // drafts are gone on with by their maker
]);
/** Folders that close an account, export a person's own data, and fill the demonstration. */
const OF_ACCOUNT = /^server\/(?:account|seed)\//;
const MEMBERSHIPS = ['memberships', 'verifications', 'joinRequests'];

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `server/${name.replaceAll('\\', '/')}`);

test('[11.5] what an enterprise owns is looked for by one rule', () => {
  expect(owned).toEqual(
    expect.arrayContaining(['drafts', 'orders', 'procurementPosts', 'procurementQuotes', 'shares']),
  );
  const tables = owned.filter((name) => !MEMBERSHIPS.includes(name)).join('|');
  const byPerson = new RegExp(`eq\\((?:${tables})\\.userId,`, 'u');
  const found = sources.filter((path) => byPerson.test(readFileSync(path, 'utf8')) && !OF_ACCOUNT.test(path));
  expect(found.filter((path) => !BY_PERSON.has(path))).toEqual([]);
});

test('[11.5] one function checks roles, before a call', () => {
  const checking = sources.filter((path) => /requireRole\(/u.test(readFileSync(path, 'utf8')));
  expect(checking).toEqual(['server/enterprise/membership.ts', 'server/http/access.ts']);
});
