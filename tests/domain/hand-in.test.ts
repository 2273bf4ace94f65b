import { describe, expect, it } from 'vitest';
import { filesGiven } from '#domain/booking/goods-papers.ts';
import { missingSections } from '#domain/dangerous-goods/sheet-sections.ts';
import {
  handInErrors,
  isRevisionOld,
  paperDayError,
  paperExtensions,
  paperFileError,
  withSubmissions,
} from '#domain/orders/hand-in.ts';
import { orderStatuses, takesPapers } from '#domain/orders/statuses.ts';
import { methanolForm } from '#machines/booking/booking.example.ts';

const NOW = Date.parse('2026-10-12T09:40:00+08:00');
const ETD = Date.parse('2026-10-18T20:00:00+08:00');
const certificate = { code: 'PACKING_USE_CERTIFICATE', expiry: 'SAILING', holdsUntil: ETD } as const;
const sheet = { code: 'SDS_EN', expiry: 'REVISION', holdsUntil: null } as const;
const files = (...names: string[]) => names.map((name) => ({ name }));

describe('[10.12] a submitted document', () => {
  it('is a scan where it was issued, a text where it is written, an archive where it is a set', () => {
    expect(paperFileError('PACKING_USE_CERTIFICATE', files('危包证.PDF', '附页.jpg'))).toBeNull();
    expect(paperFileError('PACKING_USE_CERTIFICATE', files('危包证.docx'))).toBe('FILE_KIND');
    expect(paperFileError('DG_APPLICATION', files('申请.docx'))).toBeNull();
    expect(paperFileError('DG_APPLICATION', files('申请.zip'))).toBe('FILE_KIND');
    expect(paperFileError('CUSTOMS_SET', files('报关.zip'))).toBeNull();
    expect(paperExtensions('NOT_KNOWN')).toEqual(['pdf', 'jpg', 'jpeg', 'png', 'bmp']);
  });

  it('has one file at least and six at most', () => {
    expect(paperFileError('SDS_EN', [])).toBe('FILES_MISSING');
    expect(paperFileError('SDS_EN', files(...Array<string>(6).fill('a.pdf')))).toBeNull();
    expect(paperFileError('SDS_EN', files(...Array<string>(7).fill('a.pdf')))).toBe('TOO_MANY_FILES');
  });

  it('is valid through the departure day', () => {
    expect(paperDayError(certificate, '2026-10-18', NOW)).toBeNull();
    expect(paperDayError(certificate, '2026-10-17', NOW)).toBe('EXPIRES_TOO_EARLY');
    for (const day of ['', '2026-02-30', '18.10.2026'])
      expect(paperDayError(certificate, day, NOW)).toBe('DAY_MISSING');
    expect(paperDayError({ ...certificate, holdsUntil: null }, '2020-01-01', NOW)).toBeNull();
  });

  it('is within its maximum age, and not from a future day', () => {
    expect(paperDayError(sheet, '2021-10-13', NOW)).toBeNull();
    expect(paperDayError(sheet, '2021-10-12', NOW)).toBe('REVISION_BLOCKED');
    expect(paperDayError(sheet, '2026-10-13', NOW)).toBe('REVISED_LATER');
    expect([isRevisionOld('2023-10-11', NOW), isRevisionOld('2023-10-13', NOW), isRevisionOld('', NOW)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('reports all errors at once, and none when valid', () => {
    expect(handInErrors(certificate, { files: [], day: '' }, NOW)).toEqual({
      files: 'FILES_MISSING',
      day: 'DAY_MISSING',
    });
    const application = { code: 'DG_APPLICATION', expiry: null, holdsUntil: null };
    expect(handInErrors(application, { files: files('a.pdf'), day: '' }, NOW)).toEqual({});
  });

  it('is taken until the order has ended or is completed', () => {
    expect(orderStatuses.filter((status) => !takesPapers(status))).toEqual([
      ...['completed', 'rejected', 'cancelled', 'autoCancelled'],
    ]);
  });

  it('keeps the submission, not the booking’s version', () => {
    const paper = {
      code: 'SDS_EN',
      stage: 'BOOKING',
      owner: 'SHIPPER',
      due: 'bookingCloseDg',
      expiry: 'REVISION',
    } as const;
    const outstanding = [{ ...paper, dueAt: NOW, holdsUntil: null, status: 'OVERDUE' as const }];
    const standing = (state: 'accepted' | 'returned' | 'submitted') =>
      withSubmissions(outstanding, new Map([['SDS_EN', { state }]]))[0]?.status;
    expect([standing('submitted'), standing('returned'), standing('accepted')]).toEqual([
      'IN_REVIEW',
      'RETURNED',
      'READY',
    ]);
    expect(withSubmissions(outstanding, new Map())).toEqual(outstanding);
  });

  it('of the booking’s lines is in the stated language', () => {
    const [line] = methanolForm.cargo;
    const file = (language: '' | 'CN' | 'EN', fileId: string) => ({
      fileId,
      name: 'a.pdf',
      size: 1,
      language,
      day: '',
    });
    const given = filesGiven([{ ...line!, sds: [file('', 'one'), file('EN', 'two')] }]);
    expect(given.SDS_CN?.map(({ fileId }) => fileId)).toEqual(['one']);
    expect(given.SDS_EN?.map(({ fileId }) => fileId)).toEqual(['two']);
    expect(given.PACKAGING_TEST).toEqual([]);
    const dg = { ...line!.dg, dangerPackCertFiles: [file('', 'use')], perfCertFiles: [file('', 'test')] };
    const papers = filesGiven([{ ...line!, classReport: [file('', 'report')], dg }]);
    const named = Object.entries(papers).map(([code, files]) => [code, files?.map(({ fileId }) => fileId).join()]);
    expect(Object.fromEntries(named)).toMatchObject({
      ...{ CLASSIFICATION_REPORT: 'report', PACKING_USE_CERTIFICATE: 'use', PACKAGING_TEST: 'test' },
    });
  });
});

const chinese = [
  ...['化学品及企业标识', '危险性概述', '成分/组成信息', '急救措施', '消防措施', '泄漏应急处理', '操作处置与储存'],
  ...['接触控制和个体防护', '理化特性', '稳定性和反应性', '毒理学信息', '生态学信息', '废弃处置', '运输信息'],
  ...['法规信息', '其他信息'],
];
const text = (titles: readonly string[]) =>
  titles.map((title, index) => `第${index + 1}部分 ${title}\n${'甲醇为无色透明易燃液体。'.repeat(4)}`).join('\n');

describe('[10.12] the sixteen sections of a safety data sheet', () => {
  it('are found if present, and listed if missing', () => {
    expect(missingSections(text(chinese))).toEqual([]);
    const lacking = chinese.filter((title) => title !== '理化特性' && title !== '其他信息');
    expect(missingSections(text(lacking))).toEqual([9, 16]);
  });

  it('are found in English too, with any blanks between the words', () => {
    const english = [
      ...['IDENTIFICATION', 'HAZARDS  IDENTIFICATION', 'COMPOSITION', 'FIRST  AID', 'FIRE  FIGHTING'],
      ...['ACCIDENTAL  RELEASE', 'HANDLING  AND  STORAGE', 'EXPOSURE  CONTROLS', 'PHYSICAL  AND  CHEMICAL'],
      ...['STABILITY  AND  REACTIVITY', 'TOXICOLOGICAL', 'ECOLOGICAL', 'DISPOSAL', 'TRANSPORT  INFORMATION'],
      ...['REGULATORY', 'OTHER  INFORMATION'],
    ];
    expect(missingSections(text(english))).toEqual([]);
    const joined = english
      .map((title) => title.replaceAll(' ', ''))
      .with(3, 'FIRST-AID')
      .with(4, 'FIRE-FIGHTING');
    expect(missingSections(text(joined))).toEqual([]);
  });

  it('are not looked for in a scan', () => {
    expect(missingSections('')).toBeNull();
    expect(missingSections('SDS 甲醇'.repeat(10))).toBeNull();
    // Four hundred letters are a text, blanks not counted.
    expect(missingSections(`${'甲 '.repeat(398)}a`)).toBeNull();
    expect(missingSections(`${'甲 '.repeat(399)}a`)).toHaveLength(16);
  });
});
