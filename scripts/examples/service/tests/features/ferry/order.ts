import { blankFerryForm, type FerryForm } from '#domain/ferry/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { localDay } from '#domain/schedule/zone.ts';

/** Forty bags of citric acid from Shanghai to Rotterdam. */
export const citricAcidForm: FerryForm = {
  ...blankFerryForm,
  lane: 'CNSHA-NLRTM',
  readyDay: '2026-10-27',
  cargoName: '柠檬酸',
  pieces: '40',
  weight: '1000',
  volume: '2.5',
  shipper: { ...blankFerryForm.shipper, companyNameEn: 'NINGBO CHEM' },
  contactName: '李货主',
  contactPhone: '13800138001',
  agree: true,
};

/** The same, ready tomorrow. */
export const citricAcidAt = (now: number): FerryForm => ({
  ...citricAcidForm,
  readyDay: localDay(now + DAY_MS, 'Asia/Shanghai'),
});
