import { expect } from 'vitest';
import { blankItem, blankRequest, type RequestForm } from '#domain/enquiry/purchase-form.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { enterprises, memberships } from '#server/data/schema/accounts.ts';
import type { BrowserClient } from './browser-client.ts';
import { PASSWORD, type visitorsOf } from './visitors.ts';

let serial = 0;
export function nextKey() {
  serial += 1;
  return `purchase-request-key-${serial}`;
}

const quotedLine = {
  ...{ lineNo: 1, isQuoted: true, price: '6100', currency: '1', tax: 'WITH', quantity: '20', leadDays: '7' },
  ...{ maker: '', origin: '', purity: '', packing: '' },
  certificate: [] as readonly StoredFile[],
};

const dayAfter = (now: number, days: number) => localDay(now + days * DAY_MS, 'Asia/Shanghai');

/** Twenty tons of acetone: nothing is missing. */
export const acetoneRequest = (now: number): RequestForm => ({
  ...blankRequest,
  items: [
    {
      ...blankItem,
      ...{ nameCn: '丙酮', nameEn: 'ACETONE', casNo: '67-64-1', purity: '≥99.5 %', packing: '160 kg 钢桶' },
      ...{ quantity: '20', targetPrice: '6200', priceHidden: true, specifications: '水分：≤0.1 %\n色度:≤10 Hazen' },
    },
  ],
  ...{ place: '上海市金山区漕泾镇目华路 8 号', arrivalDay: dayAfter(now, 20), lastDay: dayAfter(now, 6) },
  ...{ contact: '顾晓岚', phone: '12000000001', qualifications: ['TRADE'] },
});

interface Quoting {
  phone?: string;
  line?: Partial<Record<keyof typeof quotedLine, unknown>>;
  more?: { freight?: string; validTo?: string };
}

/** Buyers who publish requests, and suppliers who quote for them. */
export function purchasesOf(visitors: ReturnType<typeof visitorsOf>) {
  const { browser, newPhone } = visitors;
  const dayIn = (days: number) => dayAfter(visitors.server.clock.now(), days);

  const form = (more: Partial<RequestForm> = {}): RequestForm => ({
    ...acetoneRequest(visitors.server.clock.now()),
    ...more,
  });

  /** A registered user of a verified enterprise. */
  async function buyer(auditStatus: 'NONE' | 'PASS' = 'PASS') {
    const visitor = browser();
    await visitor.register(newPhone(), PASSWORD);
    const { userId } = (await visitor.call('getUserInfo', {})).data as { userId: string };
    const { db } = visitors.server.database;
    const now = new Date(visitors.server.clock.now());
    const id = `enterprise-${userId}`;
    const name = '上海申港化工有限公司';
    await db.insert(enterprises).values({ id, name, mcpCode: id, auditStatus, createdAt: now });
    await db.insert(memberships).values({ userId, enterpriseId: id, role: 'owner', createdAt: now });
    return visitor;
  }

  const publish = (visitor: BrowserClient, request: RequestForm, key = nextKey()) =>
    visitor.send('publishRequest', { ...request }, { 'idempotency-key': key });

  async function published(more: Partial<RequestForm> = {}) {
    const owner = await buyer();
    const answer = await publish(owner, form(more));
    return { owner, id: String(answer.data.id) };
  }

  async function quoted(id: string, supplier: BrowserClient, { phone = newPhone(), line, more }: Quoting = {}) {
    await supplier.sendCode(phone, 'guest_quote');
    const quote = {
      ...{ id, lines: [{ ...quotedLine, ...line }], validTo: dayIn(5), freight: 'SUPPLIER' },
      ...{ company: '示例化工有限公司', contact: '王经理', phone, code: supplier.codeFor(phone), remark: '' },
      ...more,
    };
    const answer = await supplier.send('supplierQuote', quote, { 'idempotency-key': nextKey() });
    expect(answer.code).toBe('00000000');
    return String(answer.data.quoteNo);
  }

  return { buyer, dayIn, form, publish, published, quoted };
}
