import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '#server/data/schema/accounts.ts';
import * as schema from '#server/data/schema/index.ts';

const sources = ['own-data', 'own-orders', 'own-market'].map((name) =>
  readFileSync(new URL(`../../server/account/${name}.ts`, import.meta.url), 'utf8'),
);

/** What names a person and is no part of the file of their data, with why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  knownDevices: 'the mark of a browser, whose sign-ins are told',
  tickets: 'a way to sign in that lasts a few minutes',
  calendarFeeds: 'a secret address, for whose days the orders stand',
  invitations: 'a key to the enterprise, which is not the person',
  notices: 'tells again what stands in the order, enquiry or verification it is about',
  quotes: 'a price that held for half an hour; the order it became is told',
};

const ofPeople = Object.entries(schema).flatMap(([name, table]) =>
  is(table, PgTable) &&
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === (users as PgTable))
    ? [name]
    : [],
);

test('[1.6] every table that names a person is in the file of their data, or is left out for a reason', () => {
  expect(ofPeople.length).toBeGreaterThan(20);
  const read = ofPeople.filter((name) => sources.some((source) => source.includes(`.from(${name})`)));
  expect(ofPeople.filter((name) => !read.includes(name))).toEqual(
    ofPeople.filter((name) => LEFT_OUT[name] !== undefined),
  );
  expect(Object.keys(LEFT_OUT).filter((name) => !ofPeople.includes(name))).toEqual([]);
});
