import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { matchRoute } from '#contract/routes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { DAY_MS, MINUTE_MS, POST_LINK_DAYS } from '#domain/limits.ts';
import { procurementPosts, procurementQuotes } from '#server/data/schema/procurement.ts';
import { subjectOf } from '#server/head/subject.ts';
import type { BrowserClient } from '#tests/kit/browser-client.ts';
import { nextKey, purchasesOf } from '#tests/kit/purchases.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { PASSWORD, visitorsOf } from '#tests/kit/visitors.ts';

const OK = '00000000';

describe.each(databaseKinds())('requests that buyers publish on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '148', network: 48 });
  const { browser, newPhone } = visitors;
  const { buyer, dayIn, form, publish, published, quoted } = purchasesOf(visitors);
  const lastTo = (phone: string) => visitors.server.sent.findLast((message) => message.phone === phone)?.text;

  it('[1.11][2.3] a verified buyer publishes a request once, under an id that no one guesses', async () => {
    const owner = await buyer();
    const key = nextKey();
    const first = await publish(owner, form(), key);
    expect(first.code).toBe(OK);
    expect(first.data.number).toMatch(/^PRC\d{11}$/);
    expect(String(first.data.id)).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect((await publish(owner, form(), key)).data).toEqual(first.data);
    const seen = await browser().call('procurementItem', { id: String(first.data.id) });
    expect(seen.data).toMatchObject({
      ...{ kind: 'REQUEST', state: 'OPEN', title: '采购 丙酮', isOwn: false, awarded: null, hasAccessCode: false },
      ...{ tradeTerm: '送到', paymentTerm: '款到发货', qualifications: ['危化品经营许可'], views: 1 },
      lines: [
        {
          ...{ nameCn: '丙酮', casNo: '67-64-1', price: null, quantity: '20.000', unit: '吨' },
          specifications: [
            { key: '水分', value: '≤0.1 %' },
            { key: '色度', value: '≤10 Hazen' },
          ],
        },
      ],
    });
    const listed = await browser().call('procurementQuery', { kind: 'REQUEST', keyword: '采购 丙酮' });
    expect(JSON.stringify(listed.data)).toContain(String(first.data.id));
  });

  it('[1.11][2.5b] a visitor and an enterprise that has not passed publish nothing', async () => {
    expect((await publish(browser(), form())).code).toBe('00000401');
    const refused = await publish(await buyer('NONE'), form());
    expect([refused.code, refused.message]).toEqual(['10004009', orderReplies.requestUnverified]);
  });

  it.each([
    ['lastDay', () => ({ lastDay: dayIn(-1) })],
    ['lastDay', () => ({ lastDay: dayIn(120), arrivalDay: dayIn(130) })],
    ['arrivalDay', () => ({ arrivalDay: dayIn(3) })],
    ['items', () => ({ items: [] })],
    ['items.0.casNo', () => ({ items: [{ ...form().items[0]!, casNo: '67-64-2' }] })],
    ['items.0.specifications', () => ({ items: [{ ...form().items[0]!, specifications: '干净' }] })],
    ['items.0.quantity', () => ({ items: [{ ...form().items[0]!, quantity: '0' }] })],
    ['accessCode', () => ({ accessCode: '12' })],
    ['phone', () => ({ phone: '021-1234' })],
    ['trade', () => ({ trade: 'EXW' })],
  ])('[1.11] the server refuses a wrong %s and names it', async (path, wrong) => {
    const refused = await publish(await buyer(), form(wrong()));
    expect(refused.code).toBe('10004001');
    expect(Object.keys(refused.data.fields as object)).toEqual([path]);
  });

  it('[1.11] another’s file cannot be published', async () => {
    const samples = [{ fileId: 'safety-sheet-user-verified', name: 'a.pdf', size: 1 }];
    expect((await publish(await buyer(), form({ samples }))).code).toBe('10004004');
  });

  it('[1.11] what each role sees of the buyer', async () => {
    const { owner, id } = await published();
    const supplier = browser();
    await supplier.register(newPhone(), PASSWORD);
    await quoted(id, supplier);
    const member = browser();
    await member.register(newPhone(), PASSWORD);
    const shownTo = async (visitor: BrowserClient) => {
      const { company, contactName, contactPhone, deliveryPlace, ownQuote, lines } = (
        await visitor.call('procurementItem', { id })
      ).data as Record<string, unknown>;
      return { company, contactName, contactPhone, deliveryPlace, isQuoted: ownQuote !== null, lines };
    };
    const hidden = { lines: [expect.objectContaining({ price: null })] };
    const masked = {
      contactName: '顾**',
      contactPhone: '120****0001',
      deliveryPlace: '上海市金山区漕泾镇目华路 ',
      isQuoted: false,
    };
    const full = { contactName: '顾晓岚', contactPhone: '12000000001', deliveryPlace: form().place };
    const company = '上海申港化工有限公司';
    expect(await shownTo(browser())).toEqual({ company: '上海****', ...masked, ...hidden });
    expect(await shownTo(member)).toEqual({ company, ...masked, ...hidden });
    expect(await shownTo(supplier)).toEqual({ company, ...full, isQuoted: true, ...hidden });
    expect(await shownTo(owner)).toEqual({
      ...{ company, ...full, isQuoted: false },
      lines: [expect.objectContaining({ price: '6200.0000' })],
    });
    for (const stranger of [member, supplier])
      expect((await stranger.call('procurementQuotes', { id })).code).toBe('10004004');
  });

  it('[1.11][2.3] an access code is asked of everybody but the owner, and works in that browser', async () => {
    const { owner, id } = await published({ accessCode: '48A2C1' });
    const visitor = browser();
    expect((await visitor.call('procurementItem', { id })).code).toBe('10003003');
    expect((await owner.call('procurementItem', { id })).data).toMatchObject({ hasAccessCode: true, isOwn: true });
    const { db } = visitors.server.database;
    const preview = await subjectOf(matchRoute(`/procurement/mobile/${id}`)!, { db, clock: visitors.server.clock });
    expect(JSON.stringify(preview)).not.toContain('丙酮');
    const listed = await browser().call('procurementQuery', { kind: 'REQUEST', keyword: '采购 丙酮' });
    expect(JSON.stringify(listed.data)).not.toContain(id);
    const wrong = await visitor.call('openPost', { id, accessCode: '000000' });
    expect([wrong.code, wrong.message]).toEqual(['10004001', orderReplies.accessCodeWrong]);
    expect((await visitor.call('openPost', { id, accessCode: ' 48A2C1 ' })).code).toBe(OK);
    expect((await visitor.call('procurementItem', { id })).data).toMatchObject({ isOwn: false, hasAccessCode: true });
    expect((await browser().call('procurementItem', { id })).code).toBe('10003003');
    await owner.call('revokePost', { id });
    expect((await visitor.call('procurementItem', { id })).code).toBe('10004004');
  });

  it('[1.11] five wrong codes make a visitor wait, who then is let in by the right one', async () => {
    const { id } = await published({ accessCode: '48A2C1' });
    const visitor = browser();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await visitor.call('openPost', { id, accessCode: `00000${tries}` })).code).toBe('10004001');
    const waits = await visitor.call('openPost', { id, accessCode: '48A2C1' });
    expect([waits.code, waits.data.retryAfter]).toEqual(['10002004', 600]);
    visitors.server.clock.advance(10 * MINUTE_MS);
    expect((await visitor.call('openPost', { id, accessCode: '48A2C1' })).code).toBe(OK);
    expect(JSON.stringify(visitors.server.logged())).not.toMatch(/["/ =]48A2C1["/ &]/);
  });

  it('[11.6] ten wrong codes an hour over fifty addresses close the code for the rest of it, and its owner sees until when', async () => {
    const { owner, id } = await published({ accessCode: '48A2C1' });
    const opened = browser();
    expect((await opened.call('openPost', { id, accessCode: '48a2c1' })).code).toBe(OK);
    const codes: string[] = [];
    for (let nth = 0; nth < 50; nth += 1)
      codes.push((await browser().call('openPost', { id, accessCode: `00000${nth % 10}` })).code);
    expect(codes.filter((code) => code === '10004001')).toHaveLength(10);
    const waits = await browser().call('openPost', { id, accessCode: '48A2C1' });
    expect([waits.code, waits.data.retryAfter]).toEqual(['10002004', 3600]);
    const until = visitors.server.clock.now() + 3_600_000;
    expect((await owner.call('procurementItem', { id })).data.codeWaitUntil).toBe(until);
    expect((await opened.call('procurementItem', { id })).data.codeWaitUntil).toBeNull();
    visitors.server.clock.advance(3_600_000);
    expect((await owner.call('procurementItem', { id })).data.codeWaitUntil).toBeNull();
    expect((await browser().call('openPost', { id, accessCode: '48A2C1' })).code).toBe(OK);
  });

  it('[1.11] a code is stored as a digest that differs from post to post', async () => {
    const [one, other] = [await published({ accessCode: '48A2C1' }), await published({ accessCode: '48A2C1' })];
    const { db } = visitors.server.database;
    const stored = await db
      .select()
      .from(procurementPosts)
      .where(inArray(procurementPosts.id, [one.id, other.id]));
    expect(JSON.stringify(stored.map(({ accessCodeDigest }) => accessCodeDigest))).not.toContain('48A2C1');
    expect(new Set(stored.map(({ accessCodeDigest }) => accessCodeDigest)).size).toBe(2);
  });

  it('[1.11] no quote is taken without the access code', async () => {
    const { id } = await published({ accessCode: '48A2C1' });
    const quote = {
      id,
      lines: [],
      validTo: '',
      freight: '',
      company: '',
      contact: '',
      phone: '',
      code: '',
      remark: '',
    };
    const refused = await browser().send('supplierQuote', quote, { 'idempotency-key': nextKey() });
    expect(refused.code).toBe('10003003');
  });

  it('[1.11][2.3] awarded once: the winner and the others hear of it, and no quote comes any more', async () => {
    const { owner, id } = await published();
    const [winner, loser] = [browser(), browser()];
    await winner.register(newPhone(), PASSWORD);
    const [wonPhone, lostPhone] = [newPhone(), newPhone()];
    const won = await quoted(id, winner, { phone: wonPhone });
    const lost = await quoted(id, loser, { phone: lostPhone });
    expect((await owner.call('awardQuote', { id, quoteNo: 'PRC00010100000' })).code).toBe('10004004');
    expect((await winner.call('awardQuote', { id, quoteNo: won })).code).toBe('10004004');
    expect((await owner.call('awardQuote', { id, quoteNo: won })).code).toBe(OK);
    expect((await owner.call('awardQuote', { id, quoteNo: lost })).code).toBe('10004009');
    expect((await owner.call('revokePost', { id })).code).toBe('10004009');
    const seen = (await winner.call('procurementItem', { id })).data;
    expect(seen).toMatchObject({ state: 'AWARDED', awarded: null, ownQuote: { quoteNo: won, isWon: true } });
    expect((await owner.call('procurementItem', { id })).data).toMatchObject({ awarded: won });
    const { number } = seen as { number: string };
    expect(lastTo(wonPhone)).toBe(orderReplies.quoteWon(number, won));
    expect(lastTo(lostPhone)).toBe(orderReplies.quoteLost(number, lost));
    const { db } = visitors.server.database;
    expect(await db.select().from(procurementQuotes).where(eq(procurementQuotes.postId, id))).toHaveLength(2);
  });

  it('[1.11] one’s own posts are listed in every state, with views and quotes; another’s are not', async () => {
    const { owner, id } = await published();
    await browser().call('procurementItem', { id });
    await browser().call('procurementItem', { id });
    await quoted(id, browser());
    const second = String((await publish(owner, form({ accessCode: '48A2C1' }))).data.id);
    await owner.call('revokePost', { id: second });
    const { items } = (await owner.call('ownPosts', {})).data as { items: Record<string, unknown>[] };
    expect(
      items.map(({ id, state, views, quotes, hasAccessCode }) => ({ id, state, views, quotes, hasAccessCode })),
    ).toEqual(
      expect.arrayContaining([
        { id: second, state: 'REVOKED', views: 0, quotes: 0, hasAccessCode: true },
        { id, state: 'OPEN', views: 2, quotes: 1, hasAccessCode: false },
      ]),
    );
    expect(items).toHaveLength(2);
    expect((await (await buyer()).call('ownPosts', {})).data).toMatchObject({ items: [] });
  });

  it('[1.11] its owner cannot quote it; another cannot revoke it', async () => {
    const { owner, id } = await published();
    const quote = {
      id,
      lines: [],
      validTo: '',
      freight: '',
      company: '',
      contact: '',
      phone: '',
      code: '',
      remark: '',
    };
    const own = await owner.send('supplierQuote', quote, { 'idempotency-key': nextKey() });
    expect([own.code, own.message]).toEqual(['10004009', orderReplies.ownRequest]);
    expect((await (await buyer()).call('revokePost', { id })).code).toBe('10004004');
  });

  it('[2.3] the link ends a while after the deadline; its page is none', async () => {
    const { id } = await published();
    const { db } = visitors.server.database;
    const page = matchRoute(`/procurement/share/${id}`)!;
    const subject = () => subjectOf(page, { db, clock: visitors.server.clock });
    const endedBefore = (days: number) =>
      db
        .update(procurementPosts)
        .set({ deadline: new Date(visitors.server.clock.now() - days * DAY_MS) })
        .where(eq(procurementPosts.id, id));
    await endedBefore(POST_LINK_DAYS - 1);
    expect((await browser().call('procurementItem', { id })).data).toMatchObject({ state: 'CLOSED' });
    expect(await subject()).toMatchObject({ title: '采购 丙酮' });
    await endedBefore(POST_LINK_DAYS);
    expect((await browser().call('procurementItem', { id })).code).toBe('10004004');
    expect(await subject()).toBeNull();
  });
});
