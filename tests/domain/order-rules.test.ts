import { describe, expect, test } from 'vitest';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { amendmentStates } from '#domain/orders/amendment.ts';
import { hasBoxes, readBoxes, writeBoxes } from '#domain/orders/box-text.ts';
import { draftPaper } from '#domain/orders/draft-bill.ts';
import { paperDayError, paperExtensions, paperFileError, withSubmissions } from '#domain/orders/hand-in.ts';
import { isSendable, messageSides } from '#domain/orders/messages.ts';
import { ENQUIRY_NUMBER, LAST_DAILY_SEQUENCE, orderNumber, orderPrefixes } from '#domain/orders/number.ts';
import { areClearingPapersIn, neededFor, outstandingPapers, papersByStep } from '#domain/orders/order-papers.ts';
import {
  departedStatuses,
  dgStatuses,
  finalStatuses,
  isEnded,
  type OrderStatus,
  operatorStatuses,
  orderStatuses,
  takesPapers,
} from '#domain/orders/statuses.ts';
import { bySoonest, upcomingItems } from '#domain/orders/upcoming-items.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';

const carried = ['booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'] as const;

describe('[10.8] order statuses', () => {
  test('every status, and those that a desk takes it to', () => {
    expect(operatorStatuses).toEqual(['docsPending', 'reviewing', 'dgReviewing', ...carried, 'rejected', 'amending']);
    expect(orderStatuses).toEqual(['submitted', ...operatorStatuses, 'cancelled', 'autoCancelled']);
    expect(departedStatuses).toEqual(['departed', 'arrived', 'completed']);
    expect(dgStatuses).toEqual(['none', 'pending', 'accepted', 'rejected']);
    expect(amendmentStates).toEqual(['waiting', 'accepted', 'refused', 'withdrawn', 'ended']);
    expect(messageSides).toEqual(['customer', 'desk']);
  });

  test('ended and completed orders are final', () => {
    expect(orderStatuses.filter(isEnded)).toEqual(['rejected', 'cancelled', 'autoCancelled']);
    expect(finalStatuses).toEqual(['autoCancelled', 'cancelled', 'completed', 'rejected']);
    expect(orderStatuses.filter((status) => !takesPapers(status)).sort()).toEqual(finalStatuses);
  });
});

describe('[10.9] upcoming items of an order', () => {
  const outstanding = (code: string, dueAt: number | null, paper: string | null = null) => ({
    ...{ code, paper, dueAt },
    text: `outstanding ${code}`,
  });
  const node = (name: OrderStatus, plannedAt: number | null, actualAt: number | null = null) => ({
    ...{ node: name, name: `node ${name}`, plannedAt, actualAt },
    place: `place of ${name}`,
  });
  const order = {
    status: 'reviewing' as const,
    nextSteps: [outstanding('PAY', null), outstanding('PAPER', 300, 'VGM'), outstanding('PARTIES', 90)],
    timeline: [
      node('booked', 200, 50),
      node('released', 100),
      node('departed', 101),
      node('arrived', 250),
      node('completed', null),
    ],
  };

  test('are required and planned ones, soonest first and those without a deadline last', () => {
    expect(upcomingItems(order, 100)).toEqual([
      { kind: 'OWED', code: 'PARTIES', paper: null, text: 'outstanding PARTIES', at: 90, place: null },
      planned('departed', 101),
      planned('arrived', 250),
      { kind: 'OWED', code: 'PAPER', paper: 'VGM', text: 'outstanding PAPER', at: 300, place: null },
      { kind: 'OWED', code: 'PAY', paper: null, text: 'outstanding PAY', at: null, place: null },
    ]);
    const planning = [node('departed', 101), node('booked', 90)];
    expect(upcomingItems({ ...order, nextSteps: [], timeline: planning }, -1).map(({ at }) => at)).toEqual([90, 101]);
    expect(upcomingItems({ ...order, timeline: [node('arrived', null)] }, -1).map(({ kind }) => kind)).toEqual([
      ...['OWED', 'OWED', 'OWED'],
    ]);
  });

  test('[11.1] is no step that the order went past', () => {
    const timeline = [node('booked', 200), node('released', 300, 60), node('departed', 400)];
    expect(upcomingItems({ ...order, nextSteps: [], timeline }, 100)).toEqual([planned('departed', 400)]);
  });

  function planned(name: OrderStatus, at: number) {
    return { kind: 'PLANNED', code: name, paper: null, text: `node ${name}`, at, place: `place of ${name}` };
  }

  test('are empty once the order has ended', () =>
    expect(upcomingItems({ ...order, status: 'rejected' }, 100)).toEqual([]));

  test('two of one time, or without one, are alike', () => {
    const sign = (one: number | null, other: number | null) => Math.sign(bySoonest({ at: one }, { at: other }));
    expect([sign(1, 1), sign(null, null), sign(1, 2), sign(2, 1), sign(5, null), sign(null, 5)]).toEqual([
      ...[0, 0, -1, 1, -1, 1],
    ]);
  });
});

describe('[3.5] boxes in an address', () => {
  test('are formatted and parsed, each type once, up to a hundred', () => {
    const boxes = [
      { ctnType: '20GP', quantity: 2 },
      { ctnType: '40HQ', quantity: 1 },
    ] as const;
    expect(writeBoxes(boxes)).toBe('20GP*2,40HQ*1');
    expect(readBoxes('20GP*2,40HQ*1')).toEqual(boxes);
    expect(readBoxes('40HQ,20GP*100')).toEqual([
      { ctnType: '40HQ', quantity: 1 },
      { ctnType: '20GP', quantity: 100 },
    ]);
    expect(readBoxes('20GP*101,40HQ*0,40GP*x,30XX*1,,*1')).toEqual([]);
    expect(readBoxes('20GP*1,20GP*2')).toEqual([{ ctnType: '20GP', quantity: 1 }]);
  });

  test('may be of every type', () => {
    expect(readBoxes(containerCodes.join(',')).map(({ ctnType }) => ctnType)).toEqual(containerCodes);
  });

  test('match a form in any order; a query without any matches every form', () => {
    const form = [
      { ctnType: '40HQ', quantity: '1' },
      { ctnType: '20GP', quantity: '2' },
    ];
    expect(hasBoxes(form, readBoxes('20GP*2,40HQ*1'))).toBe(true);
    expect(hasBoxes(form, readBoxes('20GP*1,40HQ*1'))).toBe(false);
    expect(hasBoxes(form, readBoxes('20GP*2'))).toBe(false);
    expect(hasBoxes(form, [])).toBe(true);
  });
});

describe('[10.12] the papers of an order that is carried', () => {
  const paper = (due: PaperReadiness['due']): PaperReadiness => ({
    ...{ code: 'SDS_EN', stage: 'BOOKING', owner: 'SHIPPER', due, expiry: null },
    ...{ dueAt: 100, holdsUntil: null, status: 'OVERDUE' },
  });

  test('[11.2] those of the booking are needed for it, the rest for the declaration; none is in order by that', () => {
    const needed = (['ORDER', 'bookingCloseGen', 'bookingCloseDg', 'siCutoff', 'vgmCutoff'] as const).map((due) =>
      neededFor(paper(due)),
    );
    expect(needed).toEqual(['booked', 'booked', 'booked', 'declared', 'declared']);
    const missed = (due: PaperReadiness['due']) =>
      orderStatuses.filter((status) => papersByStep([paper(due)], status)[0]?.status === 'NOT_RECEIVED');
    expect(missed('ORDER')).toEqual(carried);
    expect(missed('siCutoff')).toEqual(carried.slice(3));
    expect(papersByStep([paper('ORDER')], 'submitted')).toEqual([{ ...paper('ORDER'), neededFor: 'booked' }]);
    for (const status of ['IN_REVIEW', 'READY', 'RETURNED'] as const)
      expect(papersByStep([{ ...paper('ORDER'), status }], 'completed')[0]?.status).toBe(status);
    expect(orderStatuses.filter(areClearingPapersIn)).toEqual(carried.slice(3));
  });

  test('[11.1] outstanding documents are the shipper’s and not accepted', () => {
    const papers = [
      { ...paper('ORDER'), status: 'IN_REVIEW' as const },
      { ...paper('siCutoff'), status: 'READY' as const },
      { ...paper('siCutoff'), neededFor: 'stuffed' as const },
      { ...paper('siCutoff'), owner: 'AGENT' as const },
    ];
    expect(outstandingPapers(papers, ({ code }) => code)).toEqual([
      { name: 'SDS_EN', neededFor: 'booked' },
      { name: 'SDS_EN', neededFor: 'stuffed' },
    ]);
  });

  test('a draft of a bill is a paper of its shipper, by the close of the instruction', () => {
    expect(draftPaper('offered', 100, 99)).toEqual({
      ...{ code: 'DRAFT_BILL', stage: 'RELEASE', owner: 'SHIPPER', due: 'siCutoff', expiry: null },
      ...{ dueAt: 100, holdsUntil: null, status: 'MISSING' },
    });
    expect(draftPaper('offered', null, 0)?.status).toBe('MISSING');
  });

  test('a draft that the operator offers waits for its customer', () => {
    const [stands] = withSubmissions(
      [{ ...paper('siCutoff'), status: 'READY' }],
      new Map([['SDS_EN', { state: 'offered' }]]),
    );
    expect(stands?.status).toBe('MISSING');
  });

  test('a sheet is valid from the start of its day, a certificate to the end of its last', () => {
    const midnight = Date.parse('2026-10-12T00:00:00+08:00');
    const sheet = { code: 'SDS_EN', expiry: 'REVISION', holdsUntil: null } as const;
    expect(paperDayError(sheet, '2026-10-12', midnight - 1)).toBe('REVISED_LATER');
    expect(paperDayError(sheet, '2026-10-12', midnight)).toBeNull();
    const { validTo } = dayWindow('2026-10-18', '2026-10-18', CHINA);
    const certificate = (holdsUntil: number) => ({ code: 'PACKAGING_TEST', expiry: 'SAILING', holdsUntil }) as const;
    expect(paperDayError(certificate(validTo), '2026-10-18', midnight)).toBeNull();
    expect(paperDayError(certificate(validTo + 1), '2026-10-18', midnight)).toBe('EXPIRES_TOO_EARLY');
  });

  test.each([
    ['SDS_EN', 'pdf jpg jpeg png bmp'],
    ['VERIFIED_MASS', 'pdf jpg jpeg png bmp doc docx xls xlsx'],
    ['CUSTOMS_SET', 'pdf jpg jpeg png bmp doc docx xls xlsx zip'],
  ])('%s is accepted as %s', (code, kinds) => {
    expect(paperExtensions(code)).toEqual(kinds.split(' '));
  });

  test('the extension follows the last dot, in any case, and every file is checked', () => {
    expect(paperFileError('SDS_EN', [{ name: 'a.zip.PDF' }])).toBeNull();
    expect(paperFileError('SDS_EN', [{ name: 'a.pdf.zip' }])).toBe('FILE_KIND');
    expect(paperFileError('SDS_EN', [{ name: 'a.pdf' }, { name: 'a.zip' }])).toBe('FILE_KIND');
  });
});

test('a message has one to five hundred characters', () => {
  expect(['', ' \n', ' 好 ', '好'.repeat(500), ` ${'好'.repeat(500)} `, '好'.repeat(501)].map(isSendable)).toEqual([
    ...[false, false, true, true, true, false],
  ]);
});

test('a number starts with its service, and counts up to the daily maximum', () => {
  expect(orderPrefixes).toEqual([
    ...['FCL', 'LCL', 'AIR', 'RWY', 'CFS', 'WHS', 'TNK', 'FLX', 'DOM', 'DGD', 'PRC', 'TRK', 'ENQ'],
  ]);
  const placed = Date.parse('2026-10-07T10:00:00+08:00');
  expect(orderNumber('TNK', placed, 1)).toBe('TNK26100700001');
  expect(orderNumber('TNK', placed, 99_999)).toBe('TNK26100799999');
  expect(LAST_DAILY_SEQUENCE).toBe(99_999);
  expect(() => orderNumber('TNK', placed, 1.5)).toThrow('daily sequence out of range');
  expect(['ENQ26100700012', 'TRK26100700012', 'FCL26100700012'].map((text) => ENQUIRY_NUMBER.test(text))).toEqual([
    ...[true, true, false],
  ]);
});
