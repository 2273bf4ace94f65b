import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarMoment, icsOf } from '#domain/calendar/ics.ts';
import { type FclOrderLink, fclOrderAddress, readFclOrderLink } from '#domain/fcl/order-link.ts';
import { containerCodes } from '#domain/reference/container-codes.ts';
import { csvOf, withoutFormula } from '#domain/sheet/csv.ts';

const moment: CalendarMoment = {
  uid: 'FCL-1-siCutoff@huazhou',
  instant: Date.UTC(2026, 1, 1, 4),
  title: '截单、截补料；中远海运, 927W \\ 洋山',
  description: '第一行\n第二行',
  location: '上海',
  remindMinutes: [1_440],
};
const file = (moments: readonly CalendarMoment[]) =>
  icsOf({ product: '-//HuaZhou//FCL//ZH', name: '截点', now: Date.UTC(2026, 0, 15, 2), moments });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar of cut-offs', () => {
  test('is RFC 5545: instants in UTC, texts escaped, an alarm a day before', () => {
    expect(unfolded(file([moment]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//HuaZhou//FCL//ZH',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:截点',
      'BEGIN:VEVENT',
      'UID:FCL-1-siCutoff@huazhou',
      'DTSTAMP:20260115T020000Z',
      'DTSTART:20260201T040000Z',
      'SUMMARY:截单、截补料；中远海运\\, 927W \\\\ 洋山',
      'DESCRIPTION:第一行\\n第二行',
      'LOCATION:上海',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:截单、截补料；中远海运\\, 927W \\\\ 洋山',
      'TRIGGER:-PT1440M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('[10.12] transports moments: as a scheduling message it would have to name an organizer', () => {
    const lines = unfolded(file([moment, { ...moment, uid: 'FCL-1-etd@huazhou' }]));
    expect(lines.filter((line) => /^(?:METHOD|ORGANIZER|ATTENDEE)\b/.test(line))).toEqual([]);
  });

  test('a folded line counts its leading space', () => {
    const title = 'a'.repeat(400);
    const text = file([{ ...moment, title }]);
    for (const line of text.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  test('no line exceeds 75 bytes, no character is split, and no value ends a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        fc.pre(!title.includes('\uFFFD'));
        const text = file([{ ...moment, title }]);
        const encoder = new TextEncoder();
        for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)|\uFFFD/);
        expect(unfolded(text).filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
        expect(unfolded(text)).toHaveLength(21);
      }),
    );
  });
});

describe('a sheet', () => {
  test('starts with the byte order mark for Excel, ends lines by CRLF and quotes where needed', () => {
    expect(
      csvOf([
        ['船公司', 'a"b'],
        ['1,5', '850.00'],
      ]),
    ).toBe('\uFEFF船公司,"a""b"\r\n"1,5",850.00\r\n');
  });

  test.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|calc'])('%j is no formula', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
  });

  test.each(['-20.00', '850.00', '中远海运', 'A-1', ''])('%j stays as it is', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });
});

describe('the address of an order', () => {
  test('carries offer, boxes, UN number and cargo, and gives them back', () => {
    const link: fc.Arbitrary<FclOrderLink> = fc.record({
      priceId: fc.stringMatching(/^[A-Za-z0-9_-]{1,100}$/),
      orgPortCode: fc.constantFrom('CNSHA', ''),
      dstPortCode: fc.constantFrom('NLRTM', ''),
      isDanger: fc.constantFrom('Y', 'N'),
      boxes: fc.uniqueArray(
        fc.record({ ctnType: fc.constantFrom(...containerCodes), quantity: fc.integer({ min: 1, max: 100 }) }),
        { selector: ({ ctnType }) => ctnType, maxLength: 12 },
      ),
      unNo: fc.constantFrom('', '1230'),
      weight: fc.constantFrom('', '21000.5'),
      volume: fc.constantFrom('', '28.5'),
    });
    fc.assert(
      fc.property(link, (given) => {
        const [path, query = ''] = fclOrderAddress(given).split('?');
        expect(path).toBe('/shippingFcl/addOrder');
        expect(readFclOrderLink(query)).toEqual(given);
      }),
    );
  });

  test('no invalid query throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (query) => {
        readFclOrderLink(query);
      }),
    );
    expect(readFclOrderLink('ctn=20GP*2')).toBeNull();
    expect(readFclOrderLink('priceId=<script>')).toBeNull();
    expect(readFclOrderLink('priceId=A&ctn=99XX*2,20GP*101,40HQ&un=x&kg=-1')).toMatchObject({
      boxes: [{ ctnType: '40HQ', quantity: 1 }],
      unNo: '',
      weight: '',
    });
  });
});
