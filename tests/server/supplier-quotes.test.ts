import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { procurementLines, procurementPosts, procurementQuotes } from '#server/data/schema/procurement.ts';
import { procurementRows } from '#server/seed/procurement-rows.ts';
import type { BrowserClient } from '#tests/kit/browser-client.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { PASSWORD, visitorsOf } from '#tests/kit/visitors.ts';

let sent = 0;
function nextKey() {
  sent += 1;
  return `supplier-quote-key-${sent}`;
}

describe.each(databaseKinds)('quotes of suppliers on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '147', network: 47 });
  const { browser, newPhone } = visitors;

  /** A request of somebody who just registered. */
  async function request(): Promise<{ owner: BrowserClient; id: string }> {
    const owner = browser();
    await owner.register(newPhone(), PASSWORD);
    const { userId } = (await owner.call('getUserInfo', {})).data as { userId: string };
    const { db } = visitors.server.database;
    const rows = procurementRows(visitors.server.clock.now());
    const post = rows.posts.find(({ kind }) => kind === 'REQUEST')!;
    const id = `request-${userId}`;
    await db.insert(procurementPosts).values({ ...post, id, number: id, userId, enterpriseId: null });
    const [line] = rows.lines.filter(({ postId }) => postId === post.id);
    await db.insert(procurementLines).values({ ...line!, postId: id, quantity: '60.000' });
    return { owner, id };
  }

  async function written(visitor: BrowserClient, id: string, phone: string): Promise<QuoteForm> {
    const { data } = await visitor.call('procurementItem', { id });
    const lines = (data as { lines: Parameters<typeof blankQuote>[0]['lines'] }).lines;
    const blank = blankQuote({ lines: lines.map((line) => ({ ...line, quantity: plainQuantity(line.quantity) })) });
    const validTo = localDay(visitors.server.clock.now() + 5 * DAY_MS, 'Asia/Shanghai');
    return {
      ...blank,
      lines: blank.lines.map((line) => ({ ...line, price: '2480.5', leadDays: '7' })),
      ...{ validTo, company: '示例化工有限公司', contact: '王经理', phone, code: '' },
    };
  }

  const quote = (visitor: BrowserClient, id: string, form: QuoteForm, key = nextKey()) =>
    visitor.send('supplierQuote', { id, ...form }, { 'idempotency-key': key });

  async function coded(visitor: BrowserClient, form: QuoteForm): Promise<QuoteForm> {
    await visitor.sendCode(form.phone, 'guest_quote');
    return { ...form, code: visitor.codeFor(form.phone) };
  }

  /** The second code of an hour is sent after a captcha. */
  async function solved(visitor: BrowserClient, form: QuoteForm): Promise<QuoteForm> {
    const captchaVerification = await visitor.solve();
    const asked = { phone: form.phone, userSource: 'echem', messageType: 'guest_quote' } as const;
    await visitor.call('sendSmsWithCaptcha', { ...asked, captchaVerification });
    return { ...form, code: visitor.codeFor(form.phone) };
  }

  it('[1.11][4.12c] a supplier without an account quotes by the code of its phone; the owner alone sees it', async () => {
    const { owner, id } = await request();
    const supplier = browser();
    const form = await coded(supplier, await written(supplier, id, newPhone()));
    const taken = await quote(supplier, id, form);
    expect(taken).toMatchObject({ code: '00000000', data: { isReplaced: false } });
    expect(taken.data.quoteNo).toMatch(/^PRC\d{11}$/);
    const seen = await owner.call('procurementQuotes', { id });
    expect(seen.data).toMatchObject({
      quotes: [
        {
          quoteNo: taken.data.quoteNo,
          ...{ company: form.company, contactPhone: form.phone, freight: 'SUPPLIER' },
          lines: [{ lineNo: 1, price: '2480.5000', quantity: '60', leadDays: 7, taxIncluded: true }],
          totals: [{ currency: '1', amount: '148830.00' }],
        },
      ],
    });
    expect((await owner.call('procurementItem', { id })).data).toMatchObject({ isOwn: true, quotes: 1 });
    expect((await supplier.call('procurementItem', { id })).data).toMatchObject({ isOwn: false, quotes: 1 });
    const stranger = browser();
    expect((await stranger.call('procurementQuotes', { id })).code).toBe('00000401');
    await stranger.register(newPhone(), PASSWORD);
    expect((await stranger.call('procurementQuotes', { id })).code).toBe('10004004');
    expect((await stranger.call('procurementQuotes', { id: 'none' })).code).toBe('10004004');
  });

  it('[1.11] the same phone changes its quote under its number; a repetition needs no other code', async () => {
    const { owner, id } = await request();
    const supplier = browser();
    const first = await coded(supplier, await written(supplier, id, newPhone()));
    const { data } = await quote(supplier, id, first, 'quote-twice-the-same');
    expect((await quote(supplier, id, first, 'quote-twice-the-same')).data).toEqual(data);
    expect((await quote(supplier, id, { ...first, company: '别的公司' }, 'quote-twice-the-same')).code).toBe(
      '10004009',
    );
    expect((await quote(supplier, id, first)).code).toBe('10002002');
    visitors.server.clock.advance(61_000);
    const { code } = await solved(supplier, first);
    const lines = first.lines.map((line) => ({ ...line, price: '2400' }));
    expect((await quote(supplier, id, { ...first, lines, code })).data).toEqual({
      quoteNo: data.quoteNo,
      isReplaced: true,
    });
    const { quotes } = (await owner.call('procurementQuotes', { id })).data as { quotes: { lines: object[] }[] };
    expect(quotes).toHaveLength(1);
    expect(quotes[0]?.lines).toMatchObject([{ price: '2400.0000' }]);
  });

  it('[4.12c] a code of another kind, another phone or another browser is refused', async () => {
    const { id } = await request();
    const supplier = browser();
    const form = await written(supplier, id, newPhone());
    await supplier.sendCode(form.phone, 'user_sign');
    const ofSigningUp = { ...form, code: supplier.codeFor(form.phone) };
    expect((await quote(supplier, id, ofSigningUp)).code).toBe('10002002');
    const right = await solved(supplier, form);
    expect((await quote(browser(), id, right)).code).toBe('10002002');
    expect((await quote(supplier, id, { ...right, phone: newPhone() })).code).toBe('10002002');
    expect((await quote(supplier, id, right)).code).toBe('00000000');
  });

  it.each<[string, (form: QuoteForm) => QuoteForm]>([
    ['lines.0.price', (form) => ({ ...form, lines: form.lines.map((line) => ({ ...line, price: '0' })) })],
    ['lines.0.quantity', (form) => ({ ...form, lines: form.lines.map((line) => ({ ...line, quantity: '60.001' })) })],
    ['lines', (form) => ({ ...form, lines: form.lines.map((line) => ({ ...line, isQuoted: false })) })],
    ['lines', (form) => ({ ...form, lines: [] })],
    ['validTo', (form) => ({ ...form, validTo: '2020-01-01' })],
    ['company', (form) => ({ ...form, company: '' })],
    ['code', (form) => ({ ...form, code: '12' })],
  ])(
    '[1.11] a quote with an impossible %s is refused by the same rule as the form, and its code is not spent',
    async (field, broken) => {
      const { id } = await request();
      const supplier = browser();
      const form = await coded(supplier, await written(supplier, id, newPhone()));
      const refused = await quote(supplier, id, broken(form));
      expect(refused.code).toBe('10004001');
      expect(Object.keys(refused.data.fields as object)).toEqual([field]);
      expect((await quote(supplier, id, form)).code).toBe('00000000');
    },
  );

  it('[1.11] an offer, an unknown request and one whose deadline is over take no quote', async () => {
    const { owner, id } = await request();
    const supplier = browser();
    const form = await coded(supplier, await written(supplier, id, newPhone()));
    const { db } = visitors.server.database;
    const change = (set: Partial<typeof procurementPosts.$inferInsert>) =>
      db.update(procurementPosts).set(set).where(eq(procurementPosts.id, id));
    expect((await quote(supplier, 'no-such-request', form)).code).toBe('10004004');
    await change({ kind: 'OFFER' });
    expect((await quote(supplier, id, form)).code).toBe('10004004');
    await change({ kind: 'REQUEST', deadline: new Date(visitors.server.clock.now() - 1) });
    expect((await quote(supplier, id, form)).code).toBe('10005004');
    await change({ revokedAt: new Date(visitors.server.clock.now()) });
    expect((await quote(supplier, id, form)).code).toBe('10004004');
    expect(await db.select().from(procurementQuotes).where(eq(procurementQuotes.postId, id))).toEqual([]);
    expect((await owner.call('procurementQuotes', { id })).data).toEqual({ quotes: [] });
  });
});
