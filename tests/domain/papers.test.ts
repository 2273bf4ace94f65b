import { describe, expect, it } from 'vitest';
import { paperOwnerText, paperStageText, paperText } from '#copy/dangerous-goods/papers.ts';
import {
  isReady,
  type PaperStatus,
  paperReadiness,
  readyShare,
  revisionStatus,
  type SuppliedPaper,
} from '#domain/dangerous-goods/paper-readiness.ts';
import { type PaperNeeds, type PaperRule, papersFor } from '#domain/dangerous-goods/papers.ts';
import type { CutOffs } from '#domain/schedule/cut-offs.ts';

const everything: PaperNeeds = {
  dangerous: true,
  chemical: true,
  packaged: true,
  limitedQuantity: false,
  stuffedByUs: true,
  declaredByUs: true,
};
const nothing: PaperNeeds = {
  dangerous: false,
  chemical: false,
  packaged: false,
  limitedQuantity: true,
  stuffedByUs: false,
  declaredByUs: false,
};
const paper = (
  code: PaperRule['code'],
  stage: PaperRule['stage'],
  owner: PaperRule['owner'],
  due: PaperRule['due'],
  expiry: PaperRule['expiry'] = null,
): PaperRule => ({ code, stage, owner, due, expiry });

describe('the papers of a sea shipment', () => {
  it('each have a stage, an owner, a cut-off and an expiry', () => {
    expect(papersFor(everything)).toEqual([
      paper('BOOKING_NOTE', 'ORDER', 'SHIPPER', 'ORDER'),
      paper('SDS_CN', 'ORDER', 'SHIPPER', 'ORDER', 'REVISION'),
      paper('CLASSIFICATION_REPORT', 'ORDER', 'SHIPPER', 'bookingCloseGen', 'SAILING'),
      paper('SDS_EN', 'BOOKING', 'SHIPPER', 'bookingCloseDg', 'REVISION'),
      paper('DG_APPLICATION', 'BOOKING', 'SHIPPER', 'bookingCloseDg'),
      paper('PACKAGING_TEST', 'BOOKING', 'SHIPPER', 'dgCutoff', 'PACKING'),
      paper('PACKING_USE_CERTIFICATE', 'BOOKING', 'SHIPPER', 'dgCutoff', 'SAILING'),
      paper('SHIPPING_INSTRUCTION', 'INSTRUCTION', 'SHIPPER', 'siCutoff'),
      paper('VERIFIED_MASS', 'INSTRUCTION', 'SHIPPER', 'vgmCutoff'),
      paper('PACKING_PHOTOS', 'STUFFING', 'WAREHOUSE', 'dgCutoff'),
      paper('PACKING_CERTIFICATE', 'STUFFING', 'WAREHOUSE', 'dgCutoff'),
      paper('GOODS_DECLARATION', 'MARITIME', 'AGENT', 'dgCutoff'),
      paper('VESSEL_DECLARATION', 'MARITIME', 'CARRIER', 'dgCutoff'),
      paper('CUSTOMS_SET', 'CUSTOMS', 'SHIPPER', 'customsCutoff'),
      paper('COMPLIANCE_DECLARATION', 'CUSTOMS', 'SHIPPER', 'customsCutoff'),
      paper('HAZARD_LABEL', 'CUSTOMS', 'SHIPPER', 'customsCutoff'),
    ]);
  });

  const always = ['BOOKING_NOTE', 'SHIPPING_INSTRUCTION', 'VERIFIED_MASS'];
  const ofDanger = [
    ...['SDS_CN', 'SDS_EN', 'DG_APPLICATION', 'GOODS_DECLARATION', 'VESSEL_DECLARATION'],
    ...['COMPLIANCE_DECLARATION', 'HAZARD_LABEL'],
  ];
  it.each<[string, Partial<PaperNeeds>, string[]]>([
    ['a thing', {}, []],
    ['a thing that is packed by us', { packaged: true, stuffedByUs: true, limitedQuantity: false }, []],
    ['a thing that we declare', { declaredByUs: true }, ['CUSTOMS_SET']],
    ['a chemical', { chemical: true, packaged: true }, ['SDS_CN', 'CLASSIFICATION_REPORT']],
    ['a tank', { dangerous: true, limitedQuantity: false, stuffedByUs: true }, ofDanger],
    ['limited quantities', { dangerous: true, packaged: true }, [...ofDanger, 'PACKING_CERTIFICATE']],
    [
      'limited quantities packed by us',
      { dangerous: true, packaged: true, stuffedByUs: true },
      [...ofDanger, 'PACKING_CERTIFICATE', 'PACKING_PHOTOS'],
    ],
    [
      'drums packed by others',
      { dangerous: true, packaged: true, limitedQuantity: false },
      [...ofDanger, 'PACKING_CERTIFICATE', 'PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'],
    ],
  ])('are these for %s', (_, needs, besides) => {
    const codes = papersFor({ ...nothing, ...needs }).map(({ code }) => code);
    expect(codes.sort()).toEqual([...always, ...besides].sort());
  });
});

it('each paper has a name, an owner and a stage in Chinese', () => {
  for (const { code, owner, stage } of papersFor(everything)) {
    for (const text of [paperText[code], paperOwnerText[owner], paperStageText[stage]])
      expect(text).toMatch(/[\u4e00-\u9fff]|SDS|VGM/);
  }
  expect(new Set(Object.values(paperText)).size).toBe(Object.keys(paperText).length);
});

describe('how far the papers are', () => {
  const etd = Date.parse('2026-10-20T18:00:00+08:00');
  const cutOffs = { dgCutoff: etd - 500, cyClosing: etd - 200, customsCutoff: etd - 300 } as CutOffs;
  const rules = {
    order: paper('BOOKING_NOTE', 'ORDER', 'SHIPPER', 'ORDER'),
    free: paper('GOODS_DECLARATION', 'MARITIME', 'AGENT', 'dgCutoff'),
    sheet: paper('SDS_EN', 'BOOKING', 'SHIPPER', 'dgCutoff', 'REVISION'),
    sailing: paper('PACKING_USE_CERTIFICATE', 'BOOKING', 'SHIPPER', 'dgCutoff', 'SAILING'),
    packing: paper('PACKAGING_TEST', 'BOOKING', 'SHIPPER', 'customsCutoff', 'PACKING'),
  };
  const due = { order: null, free: etd - 500, sheet: etd - 500, sailing: etd - 500, packing: etd - 300 };
  it.each<[string, keyof typeof rules, number, Partial<SuppliedPaper> | null, number | null, PaperStatus]>([
    ['missing before its cut-off', 'sailing', etd - 501, null, null, 'MISSING'],
    ['overdue at its cut-off', 'sailing', etd - 500, null, null, 'OVERDUE'],
    ['never overdue where it comes with the order', 'order', etd + 1, null, null, 'MISSING'],
    ['there, whatever its days', 'free', etd + 1, {}, null, 'READY'],
    ['without the day of its revision', 'sheet', etd, { expiresAt: etd }, null, 'UNDATED'],
    ['of a sheet of this year', 'sheet', etd, { revisedAt: etd - 1 }, null, 'READY'],
    ['without its last day', 'sailing', etd, { revisedAt: etd }, null, 'UNDATED'],
    ['good until the sailing', 'sailing', etd, { expiresAt: etd }, etd - 400, 'READY'],
    ['out before the sailing', 'sailing', etd, { expiresAt: etd - 1 }, etd - 400, 'EXPIRES_TOO_EARLY'],
    ['good until the packing', 'packing', etd, { expiresAt: etd - 400 }, etd - 400, 'READY'],
    ['out before the packing', 'packing', etd, { expiresAt: etd - 401 }, etd - 400, 'EXPIRES_TOO_EARLY'],
    ['good until the yard closes', 'packing', etd, { expiresAt: etd - 200 }, null, 'READY'],
    ['out before the yard closes', 'packing', etd, { expiresAt: etd - 201 }, null, 'EXPIRES_TOO_EARLY'],
  ])('is reported for one that is %s', (_, name, now, given, packedAt, status) => {
    const other: SuppliedPaper = { code: 'HAZARD_LABEL', expiresAt: 1, revisedAt: 1 };
    const own = given === null ? [] : [{ code: rules[name].code, expiresAt: null, revisedAt: null, ...given }];
    const found = paperReadiness([rules[name]], [other, ...own], { etd, packedAt, cutOffs }, now);
    const ends = { SAILING: etd, PACKING: packedAt ?? cutOffs.cyClosing, REVISION: null };
    const { expiry } = rules[name];
    const holdsUntil = expiry === null ? null : ends[expiry];
    expect(found).toEqual([{ ...rules[name], dueAt: due[name], holdsUntil, status }]);
  });

  it.each([
    ['2023-10-01T00:00:00.000Z', 'READY'],
    ['2023-09-30T23:59:59.999Z', 'REVISION_OLD'],
    ['2021-10-01T00:00:00.000Z', 'REVISION_OLD'],
    ['2021-09-30T23:59:59.999Z', 'REVISION_BLOCKED'],
  ])('a sheet of %s is on 1 October 2026 %s', (revised, status) => {
    expect(revisionStatus(Date.parse(revised), Date.parse('2026-10-01T00:00:00.000Z'))).toBe(status);
  });

  it('counts an old sheet and one in review among those that are there', () => {
    const there: PaperStatus[] = ['READY', 'REVISION_OLD', 'IN_REVIEW', 'READY'];
    const outstanding: PaperStatus[] = [
      ...(['MISSING', 'OVERDUE', 'UNDATED', 'RETURNED'] as const),
      ...(['REVISION_BLOCKED', 'EXPIRES_TOO_EARLY'] as const),
    ];
    expect([...there, ...outstanding].filter(isReady)).toEqual(there);
    const statuses = [...there, ...outstanding].map((status) => ({ status }));
    expect(readyShare(statuses)).toEqual({ ready: 4, all: 10 });
  });
});
