import { describe, expect, test } from 'vitest';
import { DAY_BEFORE_MINUTES, icsOf } from '#domain/calendar/ics.ts';
import { hasNotice, INITIAL_CHOICES, noticeStatuses, operatorKinds, userKinds } from '#domain/notices/kinds.ts';
import { orderStatuses } from '#domain/orders/statuses.ts';

describe('[10.9] notices', () => {
  test('users and operators', () => {
    expect(userKinds).toEqual([
      ...[
        'orderReceived',
        'orderAction',
        'amendmentDecided',
        'cancellationAnswered',
        'orderCancelled',
        'orderMessage',
        'orderDeadline',
        'cancelSoon',
      ],
      ...['enquiryAnswered', 'verificationDecided', 'invoiceDecided', 'passwordAttempts', 'newDevice'],
    ]);
    expect(operatorKinds).toEqual([
      ...[
        'newOrder',
        'newMessage',
        'draftCorrected',
        'cancellationRequested',
        'newEnquiry',
        'newVerification',
        'newInvoice',
        'newLead',
      ],
      'operatorAttempts',
    ]);
  });

  test('by SMS and not by e-mail by default', () => {
    expect(INITIAL_CHOICES).toEqual(Object.fromEntries(userKinds.map((kind) => [kind, { sms: true, mail: false }])));
  });

  test('[11.3] statuses of an order that its customer is informed of', () => {
    const notified = ['docsPending', 'amending', 'booked', 'released', 'departed', 'arrived', 'completed'];
    expect(noticeStatuses).toEqual([...notified, 'rejected', 'autoCancelled']);
    expect(orderStatuses.filter(hasNotice).sort()).toEqual([...noticeStatuses].sort());
  });
});

describe('[10.9] a calendar', () => {
  const now = Date.UTC(2026, 1, 6, 4, 0, 9, 123);
  const moment = {
    uid: 'FCL26020600001-VGM@huazhou',
    instant: Date.UTC(2026, 1, 8, 16, 30),
    title: '截止：VGM; 提交, 一份\\两份',
    description: '第一行\r\n第二行\r第三行\u0007',
    location: '洋山三期',
    remindMinutes: [DAY_BEFORE_MINUTES, 60],
  };
  const linesOf = (moments: readonly (typeof moment)[]) =>
    icsOf({ product: '-//化舟//订单//ZH', name: '我的订单', now, moments }).split('\r\n');

  test('is written as the standard has it, on the clock of Greenwich', () => {
    expect(DAY_BEFORE_MINUTES).toBe(1_440);
    const title = '截止：VGM\\; 提交\\, 一份\\\\两份';
    expect(linesOf([moment])).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//化舟//订单//ZH', 'CALSCALE:GREGORIAN'],
      'X-WR-CALNAME:我的订单',
      ...['BEGIN:VEVENT', 'UID:FCL26020600001-VGM@huazhou', 'DTSTAMP:20260206T040009Z'],
      'DTSTART:20260208T163000Z',
      ...[`SUMMARY:${title}`, 'DESCRIPTION:第一行\\n第二行\\n第三行', 'LOCATION:洋山三期', 'TRANSP:TRANSPARENT'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, 'TRIGGER:-PT1440M', 'END:VALARM'],
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${title}`, 'TRIGGER:-PT60M', 'END:VALARM'],
      ...['END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  test('omits an empty location or text', () => {
    const [bare] = [linesOf([{ ...moment, description: '', location: '', remindMinutes: [] }])];
    expect(bare?.filter((line) => /^(?:DESCRIPTION|LOCATION|BEGIN:VALARM)/.test(line))).toEqual([]);
    expect(linesOf([])).not.toContain('BEGIN:VEVENT');
  });

  test.each([
    ['of one byte', 'a', 66, 74],
    ['of two bytes', 'é', 33, 37],
    ['of three bytes', '舟', 22, 24],
    ['of four bytes', '🚢', 16, 18],
  ])('folds lines of seventy-five bytes between characters %s', (_, character, first, next) => {
    const folded = linesOf([{ ...moment, location: character.repeat(first + next + 1) }]);
    const at = folded.findIndex((line) => line.startsWith('LOCATION:'));
    expect(folded.slice(at, at + 3)).toEqual([
      `LOCATION:${character.repeat(first)}`,
      ` ${character.repeat(next)}`,
      ` ${character}`,
    ]);
  });

  test('the byte sizes of characters change where UTF-8 defines', () => {
    const roomFor = (character: string) => {
      const folded = linesOf([{ ...moment, location: character.repeat(80) }]);
      return [...(folded.find((line) => line.startsWith('LOCATION:')) ?? '')].length - 'LOCATION:'.length;
    };
    expect(['\u007e', '\u00a0', '\u07ff', '\u0800', '\uffff', '\u{10000}'].map(roomFor)).toEqual([
      ...[66, 33, 33, 22, 22, 16],
    ]);
  });
});
