import type { ContainerCode } from './container-codes.ts';

/** Nominal range across carriers; without `high` it means "or more". */
export interface Range {
  min: number;
  max: number | null;
}

export interface ContainerType {
  code: ContainerCode;
  /** ISO 6346 size-type code; for tanks the most common one. */
  iso: string;
  nameCn: string;
  teu: 1 | 2;
  /** Metres. */
  inner: { length: number; width: number; height: number } | null;
  /** Cubic metres. */
  capacity: Range | null;
  /** Cubic metres usable in practice. */
  practical: Range | null;
  tareKg: Range;
  maxGrossKg: Range;
  payloadKg: Range;
}

// biome-ignore format: a table reads by rows
export const containerTypes: readonly ContainerType[] = [
  { code: '20GP', iso: '22G1', nameCn: '20尺普柜', teu: 1, inner: { length: 5.9, width: 2.35, height: 2.39 }, capacity: { min: 33.2, max: 33.2 }, practical: { min: 25, max: 28 }, tareKg: { min: 2230, max: 2230 }, maxGrossKg: { min: 30480, max: 30480 }, payloadKg: { min: 28250, max: 28250 } },
  { code: '40GP', iso: '42G1', nameCn: '40尺普柜', teu: 2, inner: { length: 12.03, width: 2.35, height: 2.39 }, capacity: { min: 67.7, max: 67.7 }, practical: { min: 54, max: 58 }, tareKg: { min: 3700, max: 3700 }, maxGrossKg: { min: 30480, max: 32500 }, payloadKg: { min: 26780, max: 28800 } },
  { code: '40HQ', iso: '45G1', nameCn: '40尺高柜', teu: 2, inner: { length: 12.03, width: 2.35, height: 2.7 }, capacity: { min: 76.3, max: 76.3 }, practical: { min: 65, max: 68 }, tareKg: { min: 3900, max: 3900 }, maxGrossKg: { min: 32500, max: 32500 }, payloadKg: { min: 28600, max: 28600 } },
  { code: '45HQ', iso: 'L5G1', nameCn: '45尺高柜', teu: 2, inner: { length: 13.56, width: 2.35, height: 2.7 }, capacity: { min: 86, max: 86 }, practical: { min: 74, max: 78 }, tareKg: { min: 4800, max: 4800 }, maxGrossKg: { min: 32500, max: 32500 }, payloadKg: { min: 27700, max: 27700 } },
  { code: '20RF', iso: '22R1', nameCn: '20尺冷柜', teu: 1, inner: { length: 5.45, width: 2.29, height: 2.27 }, capacity: { min: 28.3, max: 28.3 }, practical: { min: 24, max: 24 }, tareKg: { min: 3050, max: 3050 }, maxGrossKg: { min: 30480, max: 30480 }, payloadKg: { min: 27430, max: 27430 } },
  { code: '40RH', iso: '45R1', nameCn: '40尺高冷', teu: 2, inner: { length: 11.58, width: 2.29, height: 2.55 }, capacity: { min: 67.5, max: 67.5 }, practical: { min: 58, max: 58 }, tareKg: { min: 4600, max: 4600 }, maxGrossKg: { min: 34000, max: 34000 }, payloadKg: { min: 29400, max: 29400 } },
  { code: '20OT', iso: '22U1', nameCn: '20尺开顶', teu: 1, inner: { length: 5.89, width: 2.35, height: 2.35 }, capacity: { min: 32.5, max: 32.5 }, practical: null, tareKg: { min: 2350, max: 2350 }, maxGrossKg: { min: 30480, max: 30480 }, payloadKg: { min: 28130, max: 28130 } },
  { code: '40OT', iso: '42U1', nameCn: '40尺开顶', teu: 2, inner: { length: 12.03, width: 2.35, height: 2.35 }, capacity: { min: 66, max: 66 }, practical: null, tareKg: { min: 3850, max: 3850 }, maxGrossKg: { min: 32500, max: 32500 }, payloadKg: { min: 28650, max: 28650 } },
  { code: '20FR', iso: '22P3', nameCn: '20尺框架', teu: 1, inner: { length: 5.62, width: 2.21, height: 2.23 }, capacity: null, practical: null, tareKg: { min: 2900, max: 2900 }, maxGrossKg: { min: 34000, max: 34000 }, payloadKg: { min: 31100, max: 31100 } },
  { code: '40FR', iso: '42P3', nameCn: '40尺框架', teu: 2, inner: { length: 12.08, width: 2.37, height: 1.95 }, capacity: null, practical: null, tareKg: { min: 5000, max: 5000 }, maxGrossKg: { min: 45000, max: 52500 }, payloadKg: { min: 40000, max: null } },
  { code: '20TK', iso: '22T6', nameCn: '20尺罐箱', teu: 1, inner: null, capacity: { min: 14, max: 26 }, practical: null, tareKg: { min: 3400, max: 4200 }, maxGrossKg: { min: 36000, max: 36000 }, payloadKg: { min: 32000, max: 32000 } },
  { code: '20HC', iso: '25G1', nameCn: '20尺高柜', teu: 1, inner: { length: 5.9, width: 2.35, height: 2.7 }, capacity: { min: 37.4, max: 37.4 }, practical: { min: 30, max: 33 }, tareKg: { min: 2400, max: 2400 }, maxGrossKg: { min: 30480, max: 30480 }, payloadKg: { min: 28080, max: 28080 } },
];
