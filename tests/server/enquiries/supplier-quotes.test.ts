import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderReplies } from '#copy/orders/replies.ts';
import { blankQuote, type QuoteForm } from '#domain/enquiry/supplier-quote-form.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { DAY_MS } from '#domain/limits.ts';
import { plainQuantity } from '#domain/procurement/quantity.ts';
import { localDay } from '#domain/schedule/zone.ts';
import {
  procurementLines,
  procurementPosts,
  procurementQuotes,
  supplierFiles,
} from '#server/data/schema/procurement.ts';
import { createFileStore } from '#server/files/store.ts';
import { sweepSupplierFiles } from '#server/market/procurement/supplier-files.ts';
import { procurementRows } from '#server/seed/procurement-rows.ts';
import type { BrowserClient } from '#tests/kit/browser-client.ts';
import { certificatePdf, handCertificate, openCertificate } from '#tests/kit/lot-certificates.ts';
import { databaseKinds } from '#tests/kit/server.ts';
import { PASSWORD, visitorsOf } from '#tests/kit/visitors.ts';

let sent = 0;
function nextKey() {
  sent += 1;
  return `supplier-quote-key-${sent}`;
}

describe.each(databaseKinds())('quotes of suppliers on %s', (database) => {
  const visitors = visitorsOf(database, { phones: '147', network: 47 });
  const { browser, newPhone } = visitors;

  /** A request of a newly registered user. */
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

  describe('the certificate of a lot', () => {
    const withCertificate = (form: QuoteForm, file: StoredFile): QuoteForm => ({
      ...form,
      lines: form.lines.map((line) => ({ ...line, certificate: [file] })),
    });

    const ofQuote = (id: string, quoteNo: string) => `${id}/quotes/${quoteNo}/lines/1/certificate`;

    it('[1.11][8.5] comes with the quote, and who asked for quotes alone reads it', async () => {
      const { owner, id } = await request();
      const supplier = browser();
      const { code, data } = await handCertificate(supplier, id);
      expect([code, data.name, data.size]).toEqual(['00000000', 'COA 甲醇.pdf', certificatePdf.byteLength]);
      const form = await coded(supplier, await written(supplier, id, newPhone()));
      const { data: taken } = await quote(supplier, id, withCertificate(form, data));
      const quoteNo = String(taken.quoteNo);
      const { quotes } = (await owner.call('procurementQuotes', { id })).data as { quotes: object[] };
      expect(quotes).toMatchObject([{ lines: [{ lineNo: 1, hasCertificate: true }] }]);
      expect(JSON.stringify(quotes)).not.toContain(data.fileId);
      expect(await openCertificate(owner, ofQuote(id, quoteNo))).toBe('COA 甲醇.pdf');
      const stranger = browser();
      expect(await openCertificate(stranger, ofQuote(id, quoteNo))).toBe('00000401');
      await stranger.register(newPhone(), PASSWORD);
      expect(await openCertificate(stranger, ofQuote(id, quoteNo))).toBe('10004004');
      expect(await openCertificate(owner, ofQuote(id, 'PRC26010100001'))).toBe('10004004');
      expect(await openCertificate(owner, `${id}/lines/1/certificate`)).toBe('10004004');
      await owner.call('awardQuote', { id, quoteNo });
      expect(await openCertificate(owner, `${id}/lines/1/certificate`)).toBe('COA 甲醇.pdf');
      expect(await openCertificate(stranger, `${id}/lines/1/certificate`)).toBe('10004004');
    });

    it('is a scan, of a request that takes quotes, and what no one handed in goes with no quote', async () => {
      const { owner, id } = await request();
      const supplier = browser();
      expect(await handCertificate(supplier, id, '报告.docx')).toMatchObject({ code: '10004001' });
      expect(await handCertificate(supplier, id, '报告.jpg')).toMatchObject({ code: '10004001' });
      expect(await handCertificate(supplier, 'no-such-request')).toMatchObject({ code: '10004004' });
      const { data } = await handCertificate(supplier, id);
      const other = await request();
      const form = await coded(supplier, await written(supplier, other.id, newPhone()));
      const lapsedReply = { code: '10004004', message: orderReplies.fileLapsed };
      for (const fileId of [data.fileId, 'f'.repeat(32)])
        expect(await quote(supplier, other.id, withCertificate(form, { ...data, fileId }))).toMatchObject({
          ...lapsedReply,
          data: { fields: { 'lines.0.certificate': lapsedReply.message } },
        });
      // Refused before the code was used up.
      expect((await quote(supplier, other.id, form)).code).toBe('00000000');
      await owner.call('revokePost', { id });
      expect(await handCertificate(supplier, id)).toMatchObject({ code: '10004004' });
    });

    it('[8.5] goes after a day where no quote names it', async () => {
      const { owner, id } = await request();
      const supplier = browser();
      const [kept, left] = [await handCertificate(supplier, id), await handCertificate(supplier, id)];
      const form = await coded(supplier, await written(supplier, id, newPhone()));
      const { data } = await quote(supplier, id, withCertificate(form, kept.data));
      const { database, clock } = visitors.server;
      const removed: string[] = [];
      const files = {
        ...createFileStore(mkdtempSync(join(tmpdir(), 'supplier-files-'))),
        remove: async (id: string) => void removed.push(id),
      };
      clock.advance(DAY_MS + 1);
      await sweepSupplierFiles({ db: database.db, clock, files });
      const ids = (await database.db.select({ id: supplierFiles.id }).from(supplierFiles)).map((row) => row.id);
      expect([ids.includes(kept.data.fileId), ids.includes(left.data.fileId)]).toEqual([true, false]);
      expect(await openCertificate(owner, ofQuote(id, String(data.quoteNo)))).toBe('COA 甲醇.pdf');
      expect(removed).toContain(left.data.fileId);
      expect(removed).not.toContain(kept.data.fileId);
    });
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
