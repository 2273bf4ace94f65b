import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/limits.ts';
import { shares, uploads } from '#server/data/schema/operations.ts';
import { drafts } from '#server/data/schema/orders.ts';
import { EXPORT_PURPOSE } from '#server/files/records.ts';
import {
  COMPANY,
  CONFLICT,
  type Company,
  callOnce,
  codeOf,
  membersOf,
  OK,
  startCompany,
  UNKNOWN,
} from '#tests/kit/company.ts';
import { acetoneRequest } from '#tests/kit/purchases.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

const MIGRATION = new URL('../../../server/data/migrations/0046_ownership.sql', import.meta.url);
const page = (named: string) => ({ kind: 'search', content: { path: '/shippingFcl', query: `named=${named}` } });

describe.each(databaseKinds())('what people make in a company’s name, on %s', (database) => {
  let company: Company;
  let booker: SignedIn;
  let viewer: SignedIn;
  beforeAll(async () => {
    company = await startCompany(database);
    booker = (await company.joined('13000000061', 'booker')).browser;
    viewer = (await company.joined('13000000062', 'viewer')).browser;
  }, 60_000);
  afterAll(() => company.server.stop());

  let serial = 0;
  /** A booker of the company, to leave it during the test. */
  async function leaver() {
    serial += 1;
    return company.joined(`1300000007${serial}`, 'booker');
  }
  const wanted = (accessCode = '') => ({ ...acetoneRequest(company.server.clock.now()), accessCode });
  const postsOf = async (browser: SignedIn) => (await browser.call('ownPosts', {})).data.items;
  const linksOf = async (browser: SignedIn) => (await browser.call('shareList', {})).data;
  const draftsOf = async (browser: SignedIn) => (await browser.call('draftList', {})).data.map(({ id }) => id);

  it('[11.5] colleagues see who published a request, and one of them ends it; a viewer publishes none', async () => {
    const { id } = (await callOnce(booker, 'publishRequest', wanted())).data;
    expect((await postsOf(company.owner)).find((post) => post.id === id)).toMatchObject({ madeBy: '同事61' });
    expect((await postsOf(booker)).find((post) => post.id === id)).toMatchObject({ madeBy: null });
    const own = (mayDecide: boolean) => ({ isOwn: true, own: { madeBy: '同事61', mayDecide } });
    expect((await company.owner.call('procurementItem', { id })).data).toMatchObject(own(true));
    expect((await viewer.call('procurementItem', { id })).data).toMatchObject(own(false));
    expect((await company.stranger.call('procurementItem', { id })).data).toMatchObject({ isOwn: false, own: null });
    expect((await callOnce(viewer, 'publishRequest', wanted())).code).toBe(CONFLICT);
    expect(await codeOf(viewer, 'revokePost', { id })).toBe(CONFLICT);
    expect(await codeOf(company.owner, 'revokePost', { id })).toBe(OK);
  });

  it('[11.5] a former member reads no phone, no quote and no file of the request they published', async () => {
    const { browser } = await leaver();
    const { id } = (await callOnce(browser, 'publishRequest', wanted('4821KM'))).data;
    expect((await browser.call('procurementItem', { id })).data).toMatchObject({ contactPhone: '12000000001' });
    await browser.call('leaveEnterprise', {});
    expect(await codeOf(browser, 'procurementItem', { id })).toBe('10003003');
    expect((await postsOf(browser)).map((post) => post.id)).toEqual([]);
    expect(await codeOf(browser, 'procurementQuotes', { id })).toBe(UNKNOWN);
    expect(await codeOf(browser, 'revokePost', { id })).toBe(UNKNOWN);
    expect((await company.owner.call('procurementItem', { id })).data).toMatchObject({ isOwn: true });
  });

  it('[11.5] a link of a former member opens until the owner ends it, who sees that it was theirs', async () => {
    const { browser } = await leaver();
    const { id } = (await browser.call('share', page('left'))).data;
    await browser.call('leaveEnterprise', {});
    expect(await linksOf(browser)).toEqual([]);
    expect(await codeOf(browser, 'revokeShare', { id })).toBe(UNKNOWN);
    expect(await codeOf(browser, 'sharedContent', { id })).toBe(OK);
    const [link] = (await linksOf(company.owner)).filter((one) => one.id === id);
    expect(link?.madeBy).toMatch(/^同事7/u);
    expect(await codeOf(company.owner, 'revokeShare', { id })).toBe(OK);
    expect(await codeOf(browser, 'sharedContent', { id })).toBe(UNKNOWN);
  });

  it('[11.5] who leaves goes on for themselves, and what they make then is their own', async () => {
    const { browser } = await leaver();
    const before = (await browser.call('share', page('same'))).data.id;
    await browser.call('leaveEnterprise', {});
    const after = (await browser.call('share', page('same'))).data.id;
    expect(after).not.toBe(before);
    expect((await linksOf(browser)).map(({ id }) => id)).toEqual([after]);
    expect((await linksOf(company.owner)).map(({ id }) => id)).not.toContain(after);
    expect((await callOnce(browser, 'publishRequest', wanted())).code).toBe(CONFLICT);
    expect(await codeOf(browser, 'getUserInfo', {})).toBe(OK);
  });

  it('[11.5] a draft is its maker’s to go on with, and the owner’s once they have left', async () => {
    const { browser } = await leaver();
    const { id } = (await browser.call('saveDraft', { service: 'fcl', form: { remark: 'a' } })).data;
    for (const other of [company.owner, booker, viewer]) expect(await draftsOf(other)).not.toContain(id);
    await browser.call('leaveEnterprise', {});
    expect(await draftsOf(browser)).toEqual([]);
    expect(await codeOf(browser, 'removeDraft', { id })).toBe(UNKNOWN);
    expect(await draftsOf(company.owner)).toContain(id);
    expect(await draftsOf(booker)).not.toContain(id);
    expect(await codeOf(company.owner, 'removeDraft', { id })).toBe(OK);
  });

  it('[11.5] the owner sees which colleagues have a calendar feed, and ends it', async () => {
    const { url } = (await viewer.call('makeCalendarFeed', {})).data;
    const feedOf = async (browser: SignedIn) =>
      (await membersOf(browser)).members.find(({ userId }) => userId === 'user-13000000062')?.calendarFeed;
    expect(await feedOf(company.owner)).toEqual({ madeAt: company.server.clock.now(), readAt: null });
    expect(await feedOf(booker)).toBeNull();
    const read = () => fetch(`${company.server.address}${url}`).then(({ status }) => status);
    expect(await read()).toBe(200);
    const memberId = 'user-13000000062';
    expect(await codeOf(booker, 'revokeCalendarFeed', { memberId })).toBe(CONFLICT);
    expect(await codeOf(company.stranger, 'revokeCalendarFeed', { memberId })).toBe(UNKNOWN);
    expect(await codeOf(company.owner, 'revokeCalendarFeed', { memberId })).toBe(OK);
    expect(await feedOf(company.owner)).toBeNull();
    expect(await read()).toBe(404);
  });

  it('[11.5] what was made before a colleague joined stays their own', async () => {
    const { browser } = await company.person('13000000069');
    const { id } = (await browser.call('share', page('before'))).data;
    const draft = (await browser.call('saveDraft', { service: 'fcl', form: {} })).data.id;
    const { secret } = await company.linkFor({ role: 'booker' });
    await browser.call('joinEnterprise', { invitation: secret });
    expect((await linksOf(browser)).map((link) => link.id)).toContain(id);
    expect((await linksOf(company.owner)).map((link) => link.id)).not.toContain(id);
    expect(await draftsOf(browser)).toContain(draft);
    await browser.call('leaveEnterprise', {});
    expect((await linksOf(browser)).map((link) => link.id)).toEqual([id]);
  });

  it('[11.5] no one reads the file of a colleague’s own data, nor keeps it who has left', async () => {
    const { id: userId, browser } = await leaver();
    const createdAt = new Date(company.server.clock.now());
    const file = { name: 'a.json', mediaType: 'application/json', bytes: 2, sha256: '0'.repeat(64), createdAt };
    const id = `export-of-${userId}`;
    await company.server.database.db
      .insert(uploads)
      .values({ ...file, id, userId, enterpriseId: COMPANY, purpose: EXPORT_PURPOSE });
    expect(await codeOf(company.owner, 'download', { id })).toBe(UNKNOWN);
    await browser.call('leaveEnterprise', {});
    expect(await codeOf(browser, 'download', { id })).toBe(UNKNOWN);
  });

  it('[11.5] of what there was before, what a member made since joining becomes the company’s', async () => {
    const { db } = company.server.database;
    const userId = 'user-13000000061';
    const now = company.server.clock.now();
    const share = (id: string, createdAt: number) =>
      db.insert(shares).values({
        ...{ id, userId, kind: 'search', content: { path: '/shippingFcl', query: id } },
        ...{ createdAt: new Date(createdAt), expiresAt: new Date(now + DAY_MS) },
      });
    const draft = (id: string, updatedAt: number) =>
      db.insert(drafts).values({
        ...{ id, userId, service: 'fcl', title: '', version: 1, form: {}, updatedAt: new Date(updatedAt) },
      });
    await share('share-before-joining', now - DAY_MS);
    await share('share-since-joining', now + 1);
    await draft('draft-before-joining', now - DAY_MS);
    await draft('draft-since-joining', now + 1);
    const statements = readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint');
    const updates = statements.filter((statement) => /^UPDATE "/mu.test(statement));
    expect(updates).toHaveLength(4);
    for (const update of updates) await db.execute(sql.raw(update));
    const ownerOf = async (table: typeof drafts | typeof shares, id: string) =>
      (await db.select({ of: table.enterpriseId }).from(table).where(eq(table.id, id)))[0]?.of;
    expect(await ownerOf(shares, 'share-before-joining')).toBeNull();
    expect(await ownerOf(shares, 'share-since-joining')).toBe(COMPANY);
    expect(await ownerOf(drafts, 'draft-before-joining')).toBeNull();
    expect(await ownerOf(drafts, 'draft-since-joining')).toBe(COMPANY);
  });
});
