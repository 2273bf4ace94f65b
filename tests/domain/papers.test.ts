import { describe, expect, it } from 'vitest';
import { paperOwnerText, paperStageText, paperText } from '#copy/dangerous-goods/papers.ts';
import {
  type PaperVoyage,
  paperReadiness,
  readyShare,
  revisionStatus,
  type SuppliedPaper,
} from '#domain/dangerous-goods/paper-readiness.ts';
import { type PaperCode, type PaperNeeds, papersFor } from '#domain/dangerous-goods/papers.ts';
import { DAY_MS } from '#domain/limits.ts';
import { cutOffsOf } from '#domain/schedule/cut-offs.ts';

const etd = Date.parse('2026-10-20T18:00:00+08:00');
const cutOffs = cutOffsOf(etd, 'Asia/Shanghai', true);
const voyage: PaperVoyage = { etd, packedAt: null, cutOffs };
const needs: PaperNeeds = {
  dangerous: true,
  chemical: false,
  packaged: true,
  limitedQuantity: false,
  stuffedByUs: true,
  declaredByUs: true,
};
const codes = (more: Partial<PaperNeeds>) => papersFor({ ...needs, ...more }).map(({ code }) => code);
const status = (
  code: PaperCode,
  supplied: Partial<SuppliedPaper> | null,
  now = etd - 30 * DAY_MS,
  more: Partial<PaperVoyage> = {},
) => {
  const papers = supplied ? [{ code, expiresAt: null, revisedAt: null, ...supplied }] : [];
  return paperReadiness(papersFor(needs), papers, { ...voyage, ...more }, now).find((one) => one.code === code)!.status;
};

describe('papers', () => {
  it('of packaged dangerous goods are all but the report for general cargo', () => {
    expect(codes({})).toEqual([
      'BOOKING_NOTE',
      'SDS_CN',
      'SDS_EN',
      'DG_APPLICATION',
      'PACKAGING_TEST',
      'PACKING_USE_CERTIFICATE',
      'SHIPPING_INSTRUCTION',
      'VERIFIED_MASS',
      'PACKING_PHOTOS',
      'PACKING_CERTIFICATE',
      'GOODS_DECLARATION',
      'VESSEL_DECLARATION',
      'CUSTOMS_SET',
      'COMPLIANCE_DECLARATION',
      'HAZARD_LABEL',
    ]);
  });

  it('of a chemical shipped as general cargo prove that it is not dangerous', () => {
    expect(codes({ dangerous: false, chemical: true })).toEqual([
      'BOOKING_NOTE',
      'SDS_CN',
      'CLASSIFICATION_REPORT',
      'SHIPPING_INSTRUCTION',
      'VERIFIED_MASS',
      'CUSTOMS_SET',
    ]);
    expect(codes({ dangerous: false, chemical: false, declaredByUs: false })).toEqual([
      'BOOKING_NOTE',
      'SHIPPING_INSTRUCTION',
      'VERIFIED_MASS',
    ]);
  });

  it('of tanks and limited quantities include no packaging certificates', () => {
    for (const more of [{ packaged: false }, { limitedQuantity: true }]) {
      expect(codes(more)).not.toContain('PACKING_USE_CERTIFICATE');
      expect(codes(more)).not.toContain('PACKAGING_TEST');
      expect(codes(more)).toContain('GOODS_DECLARATION');
    }
  });

  it('are required before the cut-off of their stage', () => {
    const due = papersFor({ ...needs, chemical: true }).map((paper) => [paper.code, paper.due]);
    expect(Object.fromEntries(due)).toEqual({
      BOOKING_NOTE: 'ORDER',
      SDS_CN: 'ORDER',
      CLASSIFICATION_REPORT: 'bookingCloseGen',
      SDS_EN: 'bookingCloseDg',
      DG_APPLICATION: 'bookingCloseDg',
      PACKAGING_TEST: 'dgCutoff',
      PACKING_USE_CERTIFICATE: 'dgCutoff',
      SHIPPING_INSTRUCTION: 'siCutoff',
      VERIFIED_MASS: 'vgmCutoff',
      PACKING_PHOTOS: 'dgCutoff',
      PACKING_CERTIFICATE: 'dgCutoff',
      GOODS_DECLARATION: 'dgCutoff',
      VESSEL_DECLARATION: 'dgCutoff',
      CUSTOMS_SET: 'customsCutoff',
      COMPLIANCE_DECLARATION: 'customsCutoff',
      HAZARD_LABEL: 'customsCutoff',
    });
  });

  it('fall due at their cut-off and are overdue from that moment', () => {
    expect(status('PACKING_USE_CERTIFICATE', null, cutOffs.dgCutoff - 1)).toBe('MISSING');
    expect(status('PACKING_USE_CERTIFICATE', null, cutOffs.dgCutoff)).toBe('OVERDUE');
    expect(status('BOOKING_NOTE', null, etd + DAY_MS)).toBe('MISSING');
    const due = paperReadiness(papersFor(needs), [], voyage, 0);
    expect(due.filter(({ dueAt }) => dueAt === null).map(({ code }) => code)).toEqual(['BOOKING_NOTE', 'SDS_CN']);
    expect(due.every(({ dueAt }) => dueAt === null || dueAt < etd)).toBe(true);
  });

  it('must be valid until the sailing, a packaging test until the packing', () => {
    expect(status('PACKING_USE_CERTIFICATE', { expiresAt: etd })).toBe('READY');
    expect(status('PACKING_USE_CERTIFICATE', { expiresAt: etd - 1 })).toBe('EXPIRES_TOO_EARLY');
    expect(status('PACKING_USE_CERTIFICATE', {})).toBe('UNDATED');
    expect(status('PACKAGING_TEST', { expiresAt: cutOffs.cyClosing })).toBe('READY');
    expect(status('PACKAGING_TEST', { expiresAt: cutOffs.cyClosing - 1 })).toBe('EXPIRES_TOO_EARLY');
    expect(status('PACKAGING_TEST', { expiresAt: etd - 10 * DAY_MS }, undefined, { packedAt: etd - 10 * DAY_MS })).toBe(
      'READY',
    );
    expect(status('GOODS_DECLARATION', {})).toBe('READY');
  });

  it('warn of a data sheet after three years and refuse it after five', () => {
    const now = Date.parse('2026-10-01T00:00:00Z');
    const revised = (day: string) => revisionStatus(Date.parse(`${day}T00:00:00Z`), now);
    expect([revised('2023-10-01'), revised('2023-09-30'), revised('2021-10-01'), revised('2021-09-30')]).toEqual([
      'READY',
      'REVISION_OLD',
      'REVISION_OLD',
      'REVISION_BLOCKED',
    ]);
    expect(status('SDS_EN', {})).toBe('UNDATED');
    expect(status('SDS_EN', { revisedAt: etd - 60 * DAY_MS })).toBe('READY');
    expect(
      readyShare([
        { status: 'READY' },
        { status: 'REVISION_OLD' },
        { status: 'MISSING' },
        { status: 'REVISION_BLOCKED' },
      ]),
    ).toEqual({ ready: 2, all: 4 });
  });

  it('each have a name, an owner and a stage in Chinese', () => {
    for (const { code, owner, stage } of papersFor(needs)) {
      for (const text of [paperText[code], paperOwnerText[owner], paperStageText[stage]])
        expect(text).toMatch(/[\u4e00-\u9fff]|SDS|VGM/);
    }
    expect(new Set(Object.values(paperText)).size).toBe(Object.keys(paperText).length);
  });
});
