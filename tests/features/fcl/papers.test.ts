import { describe, expect, it } from 'vitest';
import type { FileRef } from '#domain/booking/goods-line.ts';
import type { PaperCode } from '#domain/dangerous-goods/papers.ts';
import type { CargoLine, FclForm } from '#domain/fcl/form.ts';
import { papersOf } from '#domain/fcl/papers.ts';
import { bookingNow, fclContext, methanolForm } from '#machines/booking/booking.example.ts';

const offer = fclContext.offer!;
const [methanol] = methanolForm.cargo as [CargoLine];
const file = (more: Partial<FileRef> = {}): FileRef => ({
  fileId: 'f1',
  name: 'paper.pdf',
  size: 1_000,
  language: '',
  day: '2026-09-01',
  ...more,
});
const line = (more: Partial<CargoLine>, dg: Partial<CargoLine['dg']> = {}): CargoLine => ({
  ...methanol,
  ...more,
  dg: { ...methanol.dg, ...dg },
});
const general = (more: Partial<CargoLine> = {}) => line({ isDanger: false, ...more });
const certified = { dangerPackCertFiles: [file()], dangerPackCertExpire: offer.etdDay, perfCertFiles: [file()] };
const withCargo = (...cargo: CargoLine[]): FclForm => ({ ...methanolForm, cargo });
const standing = (form: FclForm, now = bookingNow) =>
  Object.fromEntries(papersOf(form, offer, now).map(({ code, status }) => [code, status])) as Partial<
    Record<PaperCode, string>
  >;

describe('[4.31] the papers of an order of sea containers', () => {
  it('the form is the booking note; its Chinese sheet is present, the English one required', () => {
    expect(standing(methanolForm)).toMatchObject({
      BOOKING_NOTE: 'READY',
      SDS_CN: 'READY',
      SDS_EN: 'MISSING',
      PACKAGING_TEST: 'MISSING',
      PACKING_USE_CERTIFICATE: 'MISSING',
    });
    expect(standing(withCargo(line({ sds: [file(), file({ language: 'EN', day: '' })] })))).toMatchObject({
      SDS_CN: 'READY',
      SDS_EN: 'UNDATED',
    });
  });

  it('a document is present once each line has one, and the weakest determines its state', () => {
    const other = line({ id: '2', sds: [] }, certified);
    const first = line({}, certified);
    expect(standing(withCargo(first, other)).SDS_CN).toBe('MISSING');
    expect(standing(withCargo(first, line({ id: '2', sds: [file({ day: '2023-01-01' })] }))).SDS_CN).toBe(
      'REVISION_OLD',
    );
    expect(standing(withCargo(first, other)).PACKING_USE_CERTIFICATE).toBe('READY');
    expect(standing(withCargo(first, line({ id: '2' }))).PACKING_USE_CERTIFICATE).toBe('MISSING');
    const early = line({ id: '2' }, { ...certified, dangerPackCertExpire: '2026-10-29' });
    expect(standing(withCargo(first, early)).PACKING_USE_CERTIFICATE).toBe('EXPIRES_TOO_EARLY');
    expect(standing(withCargo(first, other)).PACKAGING_TEST).toBe('UNDATED');
  });

  it('a certificate is valid to the end of its last day, a sheet from the start of its day', () => {
    const until = (day: string) =>
      standing(withCargo(line({}, { ...certified, dangerPackCertExpire: day }))).PACKING_USE_CERTIFICATE;
    expect(until('2026-10-30')).toBe('READY');
    expect(until('2026-10-29')).toBe('EXPIRES_TOO_EARLY');
    const dated = withCargo(line({ sds: [file({ day: '2021-10-07' })] }));
    const fiveYearsOn = Date.parse('2026-10-07T00:00:00+08:00');
    expect(standing(dated, fiveYearsOn).SDS_CN).toBe('REVISION_OLD');
    expect(standing(dated, fiveYearsOn + 1).SDS_CN).toBe('REVISION_BLOCKED');
  });

  it('limited quantities and tanks need no packaging certificates, nor do their lines beside others', () => {
    const limited = line({ id: '2' }, { isLimitedQuantity: true });
    expect(standing(withCargo(limited))).not.toHaveProperty('PACKING_USE_CERTIFICATE');
    expect(standing(withCargo(line({}, certified), limited)).PACKING_USE_CERTIFICATE).toBe('READY');
    const containers = methanolForm.containers.map((one) => ({ ...one, ctnType: '20TK' }));
    expect(standing({ ...methanolForm, containers })).not.toHaveProperty('PACKAGING_TEST');
  });

  it('a chemical shipped as general cargo needs its report, also beside dangerous goods; other goods do not', () => {
    expect(standing(withCargo(general()))).toMatchObject({ SDS_CN: 'READY', CLASSIFICATION_REPORT: 'MISSING' });
    expect(standing(withCargo(general()))).not.toHaveProperty('SDS_EN');
    expect(standing(withCargo(methanol, general({ id: '2' }))).CLASSIFICATION_REPORT).toBe('MISSING');
    const reported = general({ classReport: [file({ day: '2026-12-31' })] });
    expect(standing(withCargo(reported)).CLASSIFICATION_REPORT).toBe('READY');
    expect(standing(withCargo(methanol))).not.toHaveProperty('CLASSIFICATION_REPORT');
    const drums = general({ casNo: '', sds: [] });
    expect(standing(withCargo(drums))).not.toHaveProperty('SDS_CN');
  });

  it('a line that needs no document of a kind does not affect it', () => {
    const drums = general({ id: '2', casNo: '', sds: [] });
    const english = line({ sds: [file({ language: 'CN' }), file({ language: 'EN' })] }, certified);
    const reported = general({ id: '3', classReport: [file({ day: '2026-12-31' })] });
    expect(standing(withCargo(english, drums, reported))).toMatchObject({
      ...{ SDS_CN: 'READY', SDS_EN: 'READY', CLASSIFICATION_REPORT: 'READY', PACKING_USE_CERTIFICATE: 'READY' },
    });
    const only = (more: Partial<CargoLine>) =>
      Object.keys(standing(withCargo(general({ casNo: '', sds: [], ...more }))));
    expect(only({ sds: [file()] })).toContain('CLASSIFICATION_REPORT');
    expect(only({ classReport: [file()] })).toContain('CLASSIFICATION_REPORT');
    expect(only({ sds: [file()], classReport: [file()] })).toContain('CLASSIFICATION_REPORT');
    expect(only({ casNo: '67-56-1' })).toContain('CLASSIFICATION_REPORT');
    expect(only({})).not.toContain('CLASSIFICATION_REPORT');
    const [box] = methanolForm.containers;
    const mixed = { ...methanolForm, containers: [{ ...box!, ctnType: '20TK' }, box!] };
    expect(standing(mixed)).toHaveProperty('PACKAGING_TEST');
  });

  it('the last file of a paper is the one that counts', () => {
    const dated = (...days: string[]) => days.map((day) => file({ day }));
    const sheets = (...days: string[]) => standing(withCargo(line({ sds: dated(...days) }))).SDS_CN;
    expect([sheets('2020-01-01', '2025-01-01'), sheets('2025-01-01', '2020-01-01')]).toEqual([
      ...['READY', 'REVISION_BLOCKED'],
    ]);
    const reports = (...days: string[]) =>
      standing(withCargo(general({ classReport: dated(...days) }))).CLASSIFICATION_REPORT;
    expect(reports('2026-10-29', '2026-10-30')).toBe('READY');
    expect(reports('2026-10-30', '2026-10-29')).toBe('EXPIRES_TOO_EARLY');
    const tested = (perfCertExpire: string) =>
      standing(withCargo(line({}, { ...certified, perfCertExpire }))).PACKAGING_TEST;
    expect([tested('2026-10-29'), tested('2026-10-28')]).toEqual(['READY', 'EXPIRES_TOO_EARLY']);
    expect(standing(withCargo(line({}, { ...certified, perfCertFiles: [] }))).PACKAGING_TEST).toBe('MISSING');
  });

  it('documents of our services are listed when ordered', () => {
    const { services } = methanolForm;
    const asked = {
      ...methanolForm,
      services: {
        ...services,
        customs: { wanted: true, mode: 'OWN_PAPERS' },
        stuffing: { wanted: true, deliverDay: '2026-10-18' },
      },
    };
    expect(standing(asked)).toMatchObject({ CUSTOMS_SET: 'MISSING', PACKING_PHOTOS: 'MISSING' });
    expect(standing(methanolForm)).not.toHaveProperty('PACKING_PHOTOS');
    expect(standing(methanolForm)).not.toHaveProperty('CUSTOMS_SET');
  });

  it('each falls due at its cut-off and is overdue from that moment', () => {
    const { bookingCloseDg, customsCutoff } = offer.cutOffs;
    const dueOf = (code: PaperCode) =>
      papersOf(methanolForm, offer, bookingNow).find((one) => one.code === code)?.dueAt;
    expect([dueOf('SDS_CN'), dueOf('SDS_EN'), dueOf('HAZARD_LABEL')]).toEqual([null, bookingCloseDg, customsCutoff]);
    expect(standing(methanolForm, bookingCloseDg - 1).SDS_EN).toBe('MISSING');
    expect(standing(methanolForm, bookingCloseDg).SDS_EN).toBe('OVERDUE');
  });
});
