import { type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperRule } from '../dangerous-goods/papers.ts';
import type { RailForm } from './form.ts';

/** Sea freight documents that rail does not need. */
const OF_THE_SEA: readonly PaperCode[] = [
  'SHIPPING_INSTRUCTION',
  'VERIFIED_MASS',
  'GOODS_DECLARATION',
  'VESSEL_DECLARATION',
];

/** Customs documents accompany the consignment note. */
const withNote = (rule: PaperRule): PaperRule => (rule.code === 'CUSTOMS_SET' ? { ...rule, due: 'siCutoff' } : rule);

export const railPapers: PapersOf<RailForm> = ({ cargo, customsSet }, { etd, cutOffs }, now) => {
  const asked = papersOfGoods(cargo, { packaged: true, stuffedByUs: false, declaredByUs: true }).filter(
    ({ code }) => !OF_THE_SEA.includes(code),
  );
  const supplied = suppliedBy(cargo);
  if (customsSet.length > 0) supplied.push({ code: 'CUSTOMS_SET', expiresAt: null, revisedAt: null });
  return paperReadiness(asked.map(withNote), supplied, { etd, packedAt: null, cutOffs }, now);
};
