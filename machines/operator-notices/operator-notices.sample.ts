import type { OutgoingNotice, OutgoingPage } from './operator-notices.types.ts';

const created = Date.parse('2026-10-10T09:40:00+08:00');

const noticeOf = (letter: string, change: Partial<OutgoingNotice>): OutgoingNotice => ({
  ...{
    id: `${letter.repeat(43)}-sms`,
    kind: 'orderAction',
    kindName: '订单有进展或等我处理，包括单证被退回与更正',
    channel: 'sms',
  },
  ...{ subject: 'FCL26101000007', state: 'dead', attempts: 60, lastError: 'status 503' },
  ...{ text: '订单 FCL26101000007有进展，请到订单里查看', receiver: '138****0001' },
  ...{ createdAt: created, nextAttemptAt: created, settledAt: created },
  ...change,
});

export const givenUp = noticeOf('a', {});
export const unreached = noticeOf('b', {
  ...{ id: `${'b'.repeat(43)}-mail`, channel: 'mail', kind: 'enquiryAnswered', kindName: '询价有答复' },
  ...{ subject: 'ENQ26101000002', attempts: 1, lastError: 'smtp 550' },
});
export const third = noticeOf('c', { subject: 'FCL26101000009', lastError: 'no receiver', attempts: 0 });
export const tried = noticeOf('d', { state: 'waiting', attempts: 3, nextAttemptAt: created + 240_000 });

export const delivered = noticeOf('e', {
  ...{ state: 'sent', attempts: 1, lastError: null, text: '订单 FCL26101000007已收到，等待确认' },
  settledAt: created + 2_000,
});

export const firstPage: OutgoingPage = { items: [givenUp, unreached], total: 3, next: 'after-b' };
export const lastPage: OutgoingPage = { items: [unreached, third], total: 3, next: null };
export const sentPage: OutgoingPage = { items: [delivered], total: 1, next: null };
export const waitingPage: OutgoingPage = { items: [tried], total: 1, next: null };
