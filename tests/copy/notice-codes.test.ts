import { expect, test } from 'vitest';
import { noticeSubject, noticeText, noticeWords } from '#copy/notices/texts.ts';
import { orders } from '#copy/orders/list.ts';
import type { FactsOf, StoredNotice } from '#domain/notices/facts.ts';
import { type NoticeKind, noticeStatuses, operatorKinds, userKinds } from '#domain/notices/kinds.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';

const AT = Date.parse('2026-11-29T08:00:00Z');
const services = Object.keys(orders.services);
const reasons = ['', '资料不清'];

/** Facts of every shape that a kind may have. */
const samples: { readonly [Kind in NoticeKind]: readonly FactsOf[Kind][] } = {
  orderReceived: services.flatMap((service) => [null, AT].map((cancelAt) => ({ service, cancelAt }))),
  orderAction: [
    ...noticeStatuses.flatMap((status) => reasons.map((reason) => ({ status, reason }))),
    ...reasons.map((reason) => ({ paper: '危包证', reason })),
    { draft: 1 },
    ...noticeStatuses.map((undone) => ({ undone, status: 'submitted' as const, reason: '记错了单号' })),
  ],
  amendmentDecided: [
    { isAccepted: true, reason: '' },
    { isAccepted: true, reason: '', requiredAgain: [{ paper: '危包证', dueAt: AT }] },
    ...reasons.map((reason) => ({ isAccepted: false, reason })),
  ],
  cancellationAnswered: (['FEE', 'OFFER', 'REFUSED'] as const).flatMap((outcome) =>
    reasons.map((reason) => ({ outcome, reason })),
  ),
  orderCancelled: reasons.map((reason) => ({ reason })),
  cancellationRequested: [{ no: 1 }],
  orderMessage: [{ no: 1 }],
  orderDeadline: [{ steps: ['提交补料'], dueAt: AT }],
  cancelSoon: [{ cancelAt: AT }],
  enquiryAnswered: [true, false].flatMap((isDeclined) => reasons.map((reason) => ({ isDeclined, reason }))),
  verificationDecided: [true, false].flatMap((isPassed) => reasons.map((reason) => ({ isPassed, reason }))),
  invoiceDecided: [true, false].flatMap((isIssued) => reasons.map((reason) => ({ isIssued, reason }))),
  passwordAttempts: [{ count: 10, since: AT }],
  newDevice: [{ at: AT }],
  newOrder: services.map((service) => ({ service })),
  newMessage: [{ no: 1 }],
  draftCorrected: [{ version: 2 }],
  newEnquiry: services.map((service) => ({ service })),
  newVerification: [{ name: '上海申港化工有限公司' }],
  newInvoice: [{ name: '上海申港化工有限公司' }],
  newLead: (['feedback', 'lead', 'question'] as const).map((kind) => ({ kind })),
  operatorAttempts: [{ count: 10 }],
};

/** A service may name a status in its own words: one order number for each such service. */
const SUBJECTS = ['FCL26112900001', 'TRK26112900001', 'GDS26112900001', 'WHS26112900001'];
const INTERNAL = /[A-Z]{3,}_[A-Z]|\b[a-z]+[A-Z]\w*|\bundefined\b|\bnull\b|\bNaN\b/;
const STATUSES = new RegExp(`\\b(?:${orderStatuses.join('|')}|NONE|PENDING|PASS|REJECT)\\b`);

test.each([...userKinds, ...operatorKinds])(
  '[11.3] no notice of %s shows an internal code or an English status',
  (kind) => {
    const texts = samples[kind].flatMap((facts) =>
      SUBJECTS.flatMap((subject) => {
        const words = noticeWords({ kind, subject, facts } as StoredNotice);
        return [noticeSubject(words), noticeText(words, null)];
      }),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => INTERNAL.test(text) || STATUSES.test(text))).toEqual([]);
  },
);
