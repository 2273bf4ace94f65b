import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { type CallName, table } from '#contract/table.ts';
import { filesUnder } from '../kit/files.ts';

/** Calls for external programs only; the product does not use them. */
const forOthers: Partial<Record<CallName, string>> = {
  carrierEvents: 'a carrier’s or tracking provider’s system sends events as they happen; operators record by hand',
  constantsList: 'a back end that shows our codes reads all types at once; the site reads each type when it needs it',
  procurementOrder: 'a buyer’s purchasing system orders by quantity; the order page places its form with placeOrder',
};

const sourcesOf = (folder: string, names: RegExp) =>
  filesUnder(folder)
    .filter((file) => names.test(file))
    .map((file) => readFileSync(file, 'utf8'));

const DESK = '/api-platform/desk/';

/** A page calls by name; a command by the path, or in the operator console by what follows `desk/`. */
const isCalledByPage = (name: string, sources: readonly string[]) =>
  sources.some((source) => new RegExp(`\\b(?:api|calls)\\.${name}\\b|\\.${name}\\(|\\{ ${name} \\} = `).test(source));
const isCalledByCommand = ({ path }: Call, sources: readonly string[]) =>
  sources.some(
    (source) =>
      source.includes(`'${path}'`) ||
      (path.startsWith(DESK) && new RegExp(`\\bdesk\\(\\s*'${path.slice(DESK.length)}'`).test(source)),
  );

const pages = sourcesOf('src', /\.tsx?$/);
const commands = sourcesOf('scripts', /\.mjs$/);

test('[7.4] every call of the contract is made by a page or a command, but for what is there for others', () => {
  const unused = (Object.entries(table) as [CallName, Call][])
    .filter(([name, call]) => !(isCalledByPage(name, pages) || isCalledByCommand(call, commands)))
    .map(([name]) => name);
  expect(unused.sort()).toEqual(Object.keys(forOthers).sort());
});

test('a call is found by its name in a page, by its path in a command', () => {
  expect(isCalledByPage('order', ['api.order({ no })'])).toBe(true);
  expect(isCalledByPage('order', ['const { order } = api;'])).toBe(true);
  expect(isCalledByPage('order', ['row.order.no'])).toBe(false);
  expect(isCalledByPage('order', ["import { orderNo } from './order.ts'; api.orderList({})"])).toBe(false);
  expect(isCalledByCommand(table.operatorWaiting, ["desk('waiting', {})"])).toBe(true);
  expect(isCalledByCommand(table.partnerTicket, ["post(address, '/api-user/partner/ticket', {}, {})"])).toBe(true);
  expect(isCalledByCommand(table.operatorWaiting, ["const waiting = 'waiting';"])).toBe(false);
});
