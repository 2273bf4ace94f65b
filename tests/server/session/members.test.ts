import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/limits.ts';
import { memberships } from '#server/data/schema/accounts.ts';
import { invitations } from '#server/data/schema/members.ts';
import { audit } from '#server/data/schema/operations.ts';
import { orders } from '#server/data/schema/orders.ts';
import { book, goldenOffer, methanol } from '#tests/kit/booking.ts';
import {
  COMPANY,
  CONFLICT,
  type Company,
  codeOf,
  membersOf,
  OK,
  rolesIn,
  startCompany,
  UNKNOWN,
} from '#tests/kit/company.ts';
import { expectNotThere } from '#tests/kit/not-there.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import type { SignedIn } from '#tests/kit/signed-in.ts';

const UNHELD_CODE = '91350100M000100Y43';

describe.each(databaseKinds())('members of an enterprise on %s', (database) => {
  let company: Company;
  beforeAll(async () => {
    company = await startCompany(database);
  }, 60_000);
  afterAll(() => company.server.stop());

  /** It is answered as one that never was, to read and to join by. */
  async function expectGone(browser: SignedIn, request: { invitation: string } | { invitationId: string }) {
    const [id = ''] = Object.values(request);
    for (const name of 'invitation' in request
      ? (['invitation', 'joinEnterprise'] as const)
      : ['joinEnterprise' as const])
      expect((await expectNotThere(company.server, browser, { name, request, ids: [id] })).code).toBe(UNKNOWN);
  }

  it('[10.10] the owner invites by a link that says who asks into what, and works once', async () => {
    const { secret, url, id } = await company.linkFor({ role: 'booker' });
    expect(url).toMatch(/^\/user-center\/\?redirect=members#[\w-]{32}$/);
    const [stored] = await company.server.database.db.select().from(invitations).where(eq(invitations.id, id));
    expect(JSON.stringify(stored)).not.toContain(secret);
    const one = await company.person('13000000001');
    const other = await company.person('13000000002');
    const { data } = await one.browser.call('invitation', { invitation: secret });
    const { enterprise } = await membersOf(company.owner);
    expect(data).toMatchObject({ enterpriseName: enterprise!.name, role: 'booker' });
    expect(await codeOf(one.browser, 'joinEnterprise', { invitation: secret })).toBe(OK);
    await expectGone(other.browser, { invitation: secret });
    expect(await rolesIn(one.browser)).toEqual({ 'user-verified': 'owner', [one.id]: 'booker' });
    expect(await rolesIn(company.owner)).toEqual(await rolesIn(one.browser));
    expect((await membersOf(company.owner)).invitations).toEqual([]);
    await company.removeMember(one.id);
  });

  it('[10.10] of two who open one link at once, one is taken in', async () => {
    const { secret } = await company.linkFor({ role: 'viewer' });
    const both = [await company.person('13000000011'), await company.person('13000000012')];
    const codes = await Promise.all(
      both.map(({ browser }) => codeOf(browser, 'joinEnterprise', { invitation: secret })),
    );
    expect(codes.toSorted()).toEqual([OK, UNKNOWN]);
    for (const { id } of both) await company.removeMember(id);
  });

  it('[10.10] a revoked, a late and a foreign invitation are ones that are not there', async () => {
    const revoked = await company.linkFor({ role: 'booker' });
    expect(await codeOf(company.stranger, 'inviteMember', { revoke: revoked.id })).toBe(UNKNOWN);
    expect(await codeOf(company.owner, 'inviteMember', { revoke: revoked.id })).toBe(OK);
    const foreign = await company.linkFor({ role: 'booker', phone: '13000000021' });
    const asked = await company.person('13000000021');
    const other = await company.person('13000000022');
    const request = { invitation: foreign.secret };
    await expectGone(other.browser, request);
    await expectGone(other.browser, { invitationId: foreign.id });
    await expectGone(other.browser, { invitation: revoked.secret });
    const early = company.server.clock.now();
    company.server.clock.advance(72 * HOUR_MS);
    await expectGone(asked.browser, request);
    await expectGone(asked.browser, { invitationId: foreign.id });
    expect((await membersOf(asked.browser)).offers).toEqual([]);
    company.server.clock.advance(early - company.server.clock.now());
    expect(await codeOf(company.owner, 'inviteMember', { revoke: foreign.id })).toBe(OK);
  });

  it('[10.10] an invitation to a phone is found by its account without the link', async () => {
    const { id } = await company.linkFor({ role: 'viewer', phone: '13000000031' });
    const asked = await company.person('13000000031');
    expect((await membersOf(company.owner)).invitations).toMatchObject([{ id, role: 'viewer', phone: '130****0031' }]);
    expect((await membersOf(asked.browser)).offers).toMatchObject([{ id, role: 'viewer' }]);
    expect(await codeOf(asked.browser, 'joinEnterprise', { invitationId: id })).toBe(OK);
    expect((await rolesIn(company.owner))[asked.id]).toBe('viewer');
    await company.removeMember(asked.id);
  });

  it('[10.10] a credit code that is taken leads to a request, which the owner accepts or refuses', async () => {
    const asker = await company.person('13000000041');
    expect(await codeOf(asker.browser, 'joinEnterprise', { creditCode: UNHELD_CODE })).toBe(UNKNOWN);
    expect(await codeOf(asker.browser, 'joinEnterprise', { creditCode: company.creditCode, note: '我在采购部' })).toBe(
      OK,
    );
    expect((await membersOf(asker.browser)).ownRequest).toMatchObject({ status: 'waiting' });
    const [first] = (await membersOf(company.owner)).requests;
    expect(first).toMatchObject({ note: '我在采购部', phone: '130****0041' });
    expect(await codeOf(company.stranger, 'decideRequest', { requestId: first!.id, role: 'booker' })).toBe(UNKNOWN);
    expect(await codeOf(asker.browser, 'decideRequest', { requestId: first!.id, role: 'booker' })).toBe(UNKNOWN);
    expect(await codeOf(company.owner, 'decideRequest', { requestId: first!.id, role: null })).toBe(OK);
    expect((await membersOf(asker.browser)).ownRequest).toMatchObject({ status: 'refused' });
    expect(await codeOf(company.owner, 'decideRequest', { requestId: first!.id, role: 'booker' })).toBe(UNKNOWN);

    expect(await codeOf(asker.browser, 'joinEnterprise', { creditCode: company.creditCode })).toBe(OK);
    const [second] = (await membersOf(company.owner)).requests;
    expect(await codeOf(company.owner, 'decideRequest', { requestId: second!.id, role: 'booker' })).toBe(OK);
    expect((await rolesIn(asker.browser))[asker.id]).toBe('booker');
    expect((await membersOf(asker.browser)).ownRequest).toBeNull();
    await company.removeMember(asker.id);
  });

  it('[10.10] a request that no one answers in 72 hours has run out', async () => {
    const asker = await company.person('13000000051');
    expect(await codeOf(asker.browser, 'joinEnterprise', { creditCode: company.creditCode })).toBe(OK);
    const [request] = (await membersOf(company.owner)).requests;
    const early = company.server.clock.now();
    company.server.clock.advance(72 * HOUR_MS);
    expect((await membersOf(company.owner)).requests).toEqual([]);
    expect((await membersOf(asker.browser)).ownRequest).toMatchObject({ status: 'expired' });
    expect(await codeOf(company.owner, 'decideRequest', { requestId: request!.id, role: 'viewer' })).toBe(UNKNOWN);
    company.server.clock.advance(early - company.server.clock.now());
    await codeOf(company.owner, 'decideRequest', { requestId: request!.id, role: null });
  });

  it('[1.9b][10.10] who joins a verified enterprise brings their orders, and none of them is cancelled', async () => {
    const asker = await company.person('13000000061');
    await asker.browser.call('saveProfile', {
      ...{ name: '钱样本', companyName: '上海样本化工', schoolName: '', enterpriseType: '', industry: '', email: '' },
    });
    const form = methanol(await goldenOffer(company.server), company.server.clock.now());
    await asker.browser.call('agreeProtocol', { protocol: '2026-01-01' });
    const { orderNo, autoCancelAt } = await book(company.server, asker.id, form, 'before-joining');
    expect(autoCancelAt).toBe(company.server.clock.now() + 48 * HOUR_MS);
    expect(await codeOf(company.owner, 'order', { no: orderNo })).toBe(UNKNOWN);
    await asker.browser.call('joinEnterprise', { creditCode: company.creditCode });
    const [request] = (await membersOf(company.owner)).requests;
    expect(await codeOf(company.owner, 'decideRequest', { requestId: request!.id, role: 'booker' })).toBe(OK);
    const { data } = await company.owner.call('order', { no: orderNo });
    expect(data).toMatchObject({ autoCancelAt: null, status: 'submitted' });
    const [row] = await company.server.database.db.select().from(orders).where(eq(orders.orderNo, orderNo));
    expect(row).toMatchObject({ enterpriseId: COMPANY, autoCancelAt: null });
    await company.removeMember(asker.id);
  });

  it('[10.10] who is in a verified enterprise, or one with colleagues, leaves it first', async () => {
    const { secret } = await company.linkFor({ role: 'booker' });
    const { code, message } = await company.stranger.call('joinEnterprise', { invitation: secret });
    expect([code, message]).toEqual([CONFLICT, expect.stringContaining('请先离开')]);
    expect(await codeOf(company.stranger, 'joinEnterprise', { creditCode: company.creditCode })).toBe(CONFLICT);
    expect(await codeOf(company.owner, 'joinEnterprise', { invitation: secret })).toBe(CONFLICT);
    expect((await membersOf(company.owner)).invitations).toHaveLength(1);
  });

  it('[10.10] the owner changes roles, removes, hands over, and cannot leave as the last one', async () => {
    const one = await company.joined('13000000071', 'booker');
    const two = await company.joined('13000000072', 'viewer');
    expect(await codeOf(company.owner, 'leaveEnterprise', {})).toBe(CONFLICT);
    expect(await codeOf(company.owner, 'changeRole', { memberId: 'user-verified', role: 'booker' })).toBe(CONFLICT);
    expect(await codeOf(company.owner, 'changeRole', { memberId: two.id, role: 'booker' })).toBe(OK);
    expect((await rolesIn(company.owner))[two.id]).toBe('booker');
    for (const [name, request] of [
      ['changeRole', { memberId: two.id, role: 'viewer' }],
      ['leaveEnterprise', { memberId: two.id }],
      ['inviteMember', { role: 'booker' }],
    ] as const)
      expect(await codeOf(one.browser, name, request), name).toBe(CONFLICT);

    expect(await codeOf(company.owner, 'changeRole', { memberId: one.id, role: 'owner' })).toBe(OK);
    expect(await rolesIn(company.owner)).toEqual({ 'user-verified': 'booker', [one.id]: 'owner', [two.id]: 'booker' });
    expect(await codeOf(one.browser, 'leaveEnterprise', { memberId: two.id })).toBe(OK);
    expect((await membersOf(two.browser)).enterprise).toBeNull();
    expect(await codeOf(one.browser, 'changeRole', { memberId: 'user-verified', role: 'owner' })).toBe(OK);
    expect(await codeOf(one.browser, 'leaveEnterprise', {})).toBe(OK);
    expect(await rolesIn(company.owner)).toEqual({ 'user-verified': 'owner' });
  });

  it('[10.10] of a hand-over and the leaving of the one it is for, one happens', async () => {
    const one = await company.joined('13000000081', 'booker');
    const codes = await Promise.all([
      codeOf(company.owner, 'changeRole', { memberId: one.id, role: 'owner' }),
      codeOf(one.browser, 'leaveEnterprise', {}),
    ]);
    expect([
      [OK, CONFLICT],
      [UNKNOWN, OK],
    ]).toContainEqual(codes);
    const left = await company.server.database.db
      .select()
      .from(memberships)
      .where(and(eq(memberships.enterpriseId, COMPANY), eq(memberships.role, 'owner')));
    expect(left).toHaveLength(1);
    if (codes[0] === OK) await codeOf(one.browser, 'changeRole', { memberId: 'user-verified', role: 'owner' });
    await company.removeMember(one.id);
  });

  it('[10.10] what is done to members is in the audit log', async () => {
    const acts = await company.server.database.db
      .select({ action: audit.action })
      .from(audit)
      .where(and(eq(audit.subjectKind, 'enterprise'), eq(audit.subjectId, COMPANY)));
    expect(new Set(acts.map(({ action }) => action))).toEqual(
      new Set([
        ...['member.invited', 'member.invitationRevoked', 'member.joined', 'member.refused', 'member.left'],
        ...['member.removed', 'member.roleChanged', 'member.ownerChanged'],
      ]),
    );
  });
});
