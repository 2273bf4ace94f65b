import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { enquiryStatus } from '#contract/calls/ecommerce.ts';
import { paperStatusText } from '#copy/dangerous-goods/papers.ts';
import { enquiries, enquiryNextSteps, enquiryReasons, manualReply } from '#copy/enquiry/own.ts';
import { noticeWords } from '#copy/notices/texts.ts';
import { operatorInvoices, operatorVerifications } from '#copy/operator/requests.ts';
import { operatorActs } from '#copy/operator/staff.ts';
import { amendment } from '#copy/orders/amendment.ts';
import { statusName } from '#copy/orders/list.ts';
import { cancellation } from '#copy/orders/order.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { ownPost } from '#copy/procurement/market.ts';
import { invoices } from '#copy/user-centre/enterprise.ts';
import { verification } from '#copy/user-centre/rooms.ts';
import { enquiryServices } from '#domain/enquiry/kinds.ts';
import { invoiceStatuses } from '#domain/invoices/requests.ts';
import type { StoredNotice } from '#domain/notices/facts.ts';
import { hasNotice } from '#domain/notices/kinds.ts';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { type CancellationState, cancellationStates } from '#domain/orders/cancellation.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';

const WHY = '该航线停航';

interface Row {
  thing: string;
  status: string;
  /** The mark in lists, on the page and in the user centre. */
  mark: string;
  page: string;
  /** SMS, e-mail and web-hook have one text; null where nothing is sent. */
  notice: string | null;
  room: string;
  /** Words that every text above that explains the status has to contain. */
  holds: readonly string[];
}

const wordsOf = (notice: StoredNotice) => {
  const { about, detail } = noticeWords(notice);
  return `${about}${detail}`;
};

const answered = (isDeclined: boolean, reason: string) =>
  wordsOf({ kind: 'enquiryAnswered', subject: 'ENQ…', facts: { isDeclined, reason } });

const enquiryPages = {
  waiting: enquiries.waitingAnswer,
  manual: manualReply('truck'),
  answered: `${enquiryReasons.answered}，${enquiryNextSteps.answered}`,
  accepted: enquiries.acceptedAs('FCL…'),
  expired: `${enquiries.expiredWaiting}${enquiries.expiredOptions}`,
  declined: enquiries.declined(WHY),
};
const enquiryNotices = { manual: answered(true, ''), answered: answered(false, ''), declined: answered(true, WHY) };

const enquiryRows: Row[] = enquiryStatus.options.map((status) => ({
  thing: '询价',
  status,
  mark: enquiries.status[status],
  page: enquiryPages[status],
  notice: (enquiryNotices as Partial<Record<typeof status, string>>)[status] ?? null,
  room: enquiries.status[status],
  holds: [enquiryReasons[status], enquiryNextSteps[status]],
}));

const ordered = (status: (typeof orderStatuses)[number], no: string) =>
  hasNotice(status) ? wordsOf({ kind: 'orderAction', subject: no, facts: { status, reason: WHY } }) : null;

/** Services with status names of their own use those in notices. */
const orderRows: Row[] = (['fcl', 'truck', 'air', 'tank'] as const).flatMap((service) =>
  orderStatuses.map((status) => {
    const mark = statusName(service, status, true);
    const prefix = { fcl: 'FCL', truck: 'TRK', air: 'AIR', tank: 'TNK' }[service];
    return {
      ...{ thing: `订单 ${prefix}`, status, mark, page: mark, room: mark, holds: [mark] },
      notice: ordered(status, `${prefix}26112800001`),
    };
  }),
);

const decided = (isPassed: boolean) =>
  wordsOf({ kind: 'verificationDecided', subject: '申澜化工', facts: { isPassed, reason: isPassed ? '' : WHY } });

const verificationRows: Row[] = [
  { status: 'NONE', page: verification.states.NONE, notice: null, holds: ['未认证'] },
  { status: 'PENDING', page: verification.pendingText, notice: null, holds: ['审核'] },
  { status: 'PASS', page: verification.passedText, notice: decided(true), holds: ['已通过'] },
  {
    status: 'REJECT',
    page: `${verification.rejectedTitle}${verification.rejectedText}`,
    notice: decided(false),
    holds: ['未通过', '重新提交'],
  },
].map((row) => ({
  ...row,
  thing: '企业认证',
  mark: verification.states[row.status as keyof typeof verification.states],
  room: operatorVerifications.statuses[row.status as keyof typeof operatorVerifications.statuses],
}));

const amended = (isAccepted: boolean) =>
  wordsOf({
    kind: 'amendmentDecided',
    subject: 'FCL…',
    facts: { isAccepted, reason: isAccepted ? '' : WHY, requiredAgain: [] },
  });

const amendmentRows: Row[] = amendmentStates.map((status) => ({
  ...{ thing: '变更', status, mark: amendment.states[status], room: amendment.states[status] },
  page: amendment.states[status],
  notice: status === 'accepted' || status === 'refused' ? amended(status === 'accepted') : null,
  holds: [amendment.states[status]],
}));

const answeredCancellation = (outcome: 'FEE' | 'REFUSED') =>
  wordsOf({ kind: 'cancellationAnswered', subject: 'FCL…', facts: { outcome, reason: outcome === 'FEE' ? '' : WHY } });

const cancellationNotices: Partial<Record<CancellationState, string>> = {
  answered: answeredCancellation('FEE'),
  refused: answeredCancellation('REFUSED'),
  accepted: wordsOf({ kind: 'orderCancelled', subject: 'FCL…', facts: { reason: WHY } }),
};

const cancellationRows: Row[] = cancellationStates.map((status) => ({
  ...{ thing: '取消申请', status, mark: cancellation.states[status], room: cancellation.states[status] },
  page: cancellation.states[status],
  notice: cancellationNotices[status] ?? null,
  holds: status === 'refused' ? [cancellation.states.refused] : [],
}));

const returned = wordsOf({ kind: 'orderAction', subject: 'FCL…', facts: { paper: 'SDS(英文)', reason: WHY } });

const paperRows: Row[] = Object.entries(paperStatusText).map(([status, mark]) => ({
  ...{ thing: '单证', status, mark, page: mark, room: mark },
  notice: status === 'RETURNED' ? returned : null,
  holds: status === 'RETURNED' ? ['已退回'] : [mark],
}));

const billed = (isIssued: boolean) =>
  wordsOf({ kind: 'invoiceDecided', subject: '申澜化工', facts: { isIssued, reason: isIssued ? '' : WHY } });

const invoiceRows: Row[] = invoiceStatuses.map((status) => ({
  ...{ thing: '发票', status, mark: invoices.statuses[status], page: invoices.statuses[status] },
  notice: status === 'requested' ? null : billed(status === 'issued'),
  room: operatorInvoices.statuses[status],
  holds: status === 'requested' ? [] : [invoices.statuses[status]],
}));

const quoteRows: Row[] = (['open', 'won', 'lost'] as const).map((status) => ({
  ...{ thing: '供应商报价', status },
  mark: { open: '已报价', won: ownPost.won, lost: '未中标' }[status],
  page: ownPost.result[status]('PRC…'),
  notice: status === 'open' ? null : `采购单 PRC…${orderReplies.quoteResult(status === 'won')}`,
  room: { open: '已报价', won: ownPost.won, lost: '未中标' }[status],
  holds: { open: ['已报价'], won: ['已中标', '采购方会与您联系'], lost: ['未中标'] }[status],
}));

const rows = [
  ...enquiryRows,
  ...orderRows,
  ...verificationRows,
  ...amendmentRows,
  ...cancellationRows,
  ...paperRows,
  ...invoiceRows,
  ...quoteRows,
];

describe('every status of every thing has one story', () => {
  test.each(rows)('[10.9] $thing $status has a text in each channel and names one reason and one next step', (row) => {
    const { mark, page, notice, room, holds } = row;
    for (const text of [mark, page, room]) expect(text).not.toBe('');
    for (const word of holds) {
      expect(page).toContain(word);
      if (notice !== null) expect(notice).toContain(word);
    }
  });

  test.each(enquiryServices)(
    '[10.9] an enquiry of %s that the price list refuses says so as its message does',
    (service) => {
      for (const word of [enquiryReasons.manual, enquiryNextSteps.manual]) expect(manualReply(service)).toContain(word);
    },
  );

  test('[10.9] the log of the operators names both refusals as the customer reads them', () => {
    expect(operatorActs.deed('enquiry.manual', {})).toBe('转人工核价');
    expect(operatorActs.deed('enquiry.declined', {})).toBe('不报价');
  });

  test('[10.9] docs/statuses.md lists them', async () => {
    const path = new URL('../../docs/statuses.md', import.meta.url);
    const [head = ''] = readFileSync(path, 'utf8').split('\n| ');
    const lines = rows.map(({ thing, status, mark, page, notice, room }) =>
      [thing, `\`${status}\``, mark, page, notice ?? '—', room].join(' | '),
    );
    const table = [
      '| 对象 | 状态 | 标记 | 页面 | 通知 | 操作室 |',
      '|---|---|---|---|---|---|',
      ...lines.map((line) => `| ${line} |`),
    ];
    await expect(`${head}\n${table.join('\n')}\n`).toMatchFileSnapshot('../../docs/statuses.md');
  });
});
