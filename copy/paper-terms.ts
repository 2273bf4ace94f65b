import type { ExplainedTerm } from './terms.ts';

/** Papers whose names are words of the trade, by their code. */
export const paperTerms: Readonly<Record<string, ExplainedTerm>> = {
  PACKAGING_TEST: { name: 'packageTest', word: '性能单' },
  PACKING_USE_CERTIFICATE: { name: 'packageCertificate', word: '危包证' },
  SDS_CN: { name: 'sds', word: 'SDS' },
  SHIPPING_INSTRUCTION: { name: 'si', word: 'SI' },
  VERIFIED_MASS: { name: 'vgm', word: 'VGM' },
};
