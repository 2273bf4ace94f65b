import type { TermName } from './terms.ts';

/** Fees whose names are technical terms. */
export const feeTerms: Readonly<Record<string, TermName>> = {
  CFS: 'cfs',
  DGD: 'declaration',
  EIR: 'eir',
  HDL: 'lashing',
  LSH: 'lashing',
  PLC: 'placards',
  SEAL: 'seal',
  STF: 'stuffing',
  THC: 'thc',
  TLX: 'telex',
  VGM: 'vgm',
};
