import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CallName } from '#contract/table.ts';
import { enterprises, memberships, users } from '#server/data/schema/accounts.ts';
import { giveSheets } from './booking.ts';
import { type DatabaseKind, type StartOptions, startServer } from './server.ts';
import { type SignedIn, signIn } from './signed-in.ts';

export const COMPANY = 'enterprise-verified';
export const OK = '00000000';
export const UNKNOWN = '10004004';
export const CONFLICT = '10004009';

let serial = 0;
function nextKey() {
  serial += 1;
  return `members-of-enterprise-${serial}`.padEnd(24, 'x');
}

export const codeOf = async (browser: SignedIn, name: CallName, request: object) =>
  (await browser.call(name, request, nextKey())).code;

/** The answer to a call that must carry a key. */
export const callOnce = <Name extends CallName>(browser: SignedIn, name: Name, request: object) =>
  browser.call(name, request, nextKey());

export const membersOf = async (browser: SignedIn) => (await browser.call('members', {})).data;

export const rolesIn = async (browser: SignedIn): Promise<Record<string, string>> =>
  Object.fromEntries((await membersOf(browser)).members.map(({ userId, role }) => [userId, role]));

/** A server with a verified company, its owner, and people who come to it. */
export async function startCompany(database: DatabaseKind, settings: StartOptions['settings'] = {}) {
  const server = await startServer({ database, isMarket: true, settings });
  await giveSheets(server);
  const { db } = server.database;
  const owner = await signIn(server, 'user-verified');
  const [company] = await db.select().from(enterprises).where(eq(enterprises.id, COMPANY));

  /** A new user without an enterprise. */
  async function person(phone: string) {
    const id = `user-${phone}`;
    const now = new Date(server.clock.now());
    await db.insert(users).values({
      ...{ id, phone, passwordHash: 'none', passwordChangedAt: now, userSource: 'echem' },
      ...{ name: `同事${phone.slice(-2)}`, createdAt: now },
    });
    await giveSheets(server);
    return { id, browser: await signIn(server, id) };
  }

  async function linkFor(request: object) {
    const { code, data } = await owner.call('inviteMember', request);
    expect(code).toBe(OK);
    return { id: data!.id, secret: data!.url.split('#')[1]!, url: data!.url };
  }

  async function joined(phone: string, role: 'booker' | 'viewer') {
    const colleague = await person(phone);
    const { secret } = await linkFor({ role });
    expect(await codeOf(colleague.browser, 'joinEnterprise', { invitation: secret })).toBe(OK);
    return colleague;
  }

  return {
    ...{ server, owner, person, linkFor, joined, creditCode: company!.creditCode! },
    stranger: await signIn(server, 'user-special'),
    removeMember: (id: string) => db.delete(memberships).where(eq(memberships.userId, id)),
  };
}

export type Company = Awaited<ReturnType<typeof startCompany>>;
