import { readFileSync } from 'node:fs';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { users } from '#server/data/schema/accounts.ts';
import * as schema from '#server/data/schema/index.ts';

/** The file itself, and what reads rows for it. */
const sources = [
  ...['account/own-data', 'account/own-orders', 'account/own-market'],
  ...['market/procurement/post-answer', 'orders/read-timeline'],
].map((name) => readFileSync(new URL(`../../../server/${name}.ts`, import.meta.url), 'utf8'));

/** Columns that refer to a person but are not in their data export, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  knownDevices: 'the mark of a browser, whose sign-ins are reported',
  passwordAttempts: 'how often strangers tried a password in a day, none of it an act of the person',
  tickets: 'a way to sign in that lasts a few minutes',
  calendarFeeds: 'a secret address, for whose days the orders stand',
  invitations: 'a key to the enterprise, which is not the person',
  notices: 'tells again what stands in the order, enquiry or verification it is about',
  outbox: 'a notice on its way',
  orderContainers: 'boxes as the form of their order tells them',
  orderItems: 'goods as the form of their order tells them',
  campaignTakings: 'what a campaign has left after an order that is reported',
  milestoneLooks: 'when the person last looked at an order, for no other use than to list what is new since',
  orderMilestones: 'reports of operators and carriers about a shipment, none of it given by the person',
  orderMoves: 'what operators recorded, whose times, remarks and reasons the time line of the order has',
  quotes: 'a price that held for half an hour; the order it became is reported',
};

const tables = Object.entries(schema).flatMap(([name, table]) => (is(table, PgTable) ? [{ name, table }] : []));

/** The tables whose rows are of a row of one of these. */
const partsOf = (whole: readonly PgTable[]) =>
  tables.filter(({ table }) =>
    getTableConfig(table).foreignKeys.some((key) => whole.includes(key.reference().foreignTable)),
  );

/** The tables that name a person, and those that are parts of one, however deep. */
function belongingTo(person: PgTable): string[] {
  const found = new Map<PgTable, string>();
  for (let whole: PgTable[] = [person]; whole.length > 0; ) {
    const next = partsOf(whole).filter(({ table }) => table !== person && !found.has(table));
    for (const { name, table } of next) found.set(table, name);
    whole = next.map(({ table }) => table);
  }
  return [...found.values()];
}

const ofPeople = belongingTo(users);

test('[1.6] every table that names a person, and every part of such a row, is in the file of their data, or is left out for a reason', () => {
  expect(ofPeople.length).toBeGreaterThan(30);
  const read = ofPeople.filter((name) => sources.some((source) => source.includes(`.from(${name})`)));
  expect(ofPeople.filter((name) => !read.includes(name))).toEqual(
    ofPeople.filter((name) => LEFT_OUT[name] !== undefined),
  );
  expect(Object.keys(LEFT_OUT).filter((name) => !ofPeople.includes(name))).toEqual([]);
});
