import { patternOf } from '#domain/form/path.ts';
import type { ExplainedTerm } from './terms.ts';

/** Words of the trade in the labels of the order forms, by the field's path. */
const fieldTerms: Readonly<Record<string, ExplainedTerm>> = {
  receiptType: { name: 'cfs', word: 'CFS' },
  'cargo.*.sds': { name: 'sds', word: 'SDS' },
  'cargo.*.packingInstruction': { name: 'pi', word: 'PI' },
  'cargo.*.dg.dangerPackCertNo': { name: 'packageCertificate', word: '危包证' },
  'cargo.*.dg.perfCertNo': { name: 'packageTest', word: '性能单' },
  'services.declaration.wanted': { name: 'declaration', word: '危申报' },
  'services.stuffing.wanted': { name: 'stuffing', word: '内装' },
  'services.placards.wanted': { name: 'placards', word: '箱贴' },
  'services.handling.wanted': { name: 'lashing', word: '加固' },
};

export const fieldTerm = (path: string): ExplainedTerm | undefined => fieldTerms[patternOf(path)];
