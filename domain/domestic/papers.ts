import { type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperRule } from '../dangerous-goods/papers.ts';
import type { DomesticForm } from './form.ts';

/** Documents for customs and foreign ports, which domestic transport does not need. */
const WITHIN_THE_COUNTRY: readonly PaperCode[] = [
  'BOOKING_NOTE',
  'SDS_CN',
  'CLASSIFICATION_REPORT',
  'PACKING_CERTIFICATE',
  'GOODS_DECLARATION',
  'VESSEL_DECLARATION',
];

/** The shipper stuffs the containers. */
const SHIPPERS_OWN = { packaged: true, limitedQuantity: false, stuffedByUs: false, declaredByUs: false };
const bySender = (rule: PaperRule): PaperRule =>
  rule.code === 'PACKING_CERTIFICATE' ? { ...rule, owner: 'SHIPPER' } : rule;

export const domesticPapers: PapersOf<Pick<DomesticForm, 'cargo'>> = ({ cargo }, { etd, cutOffs }, now) => {
  const asked = papersOfGoods(cargo, SHIPPERS_OWN).filter(({ code }) => WITHIN_THE_COUNTRY.includes(code));
  return paperReadiness(asked.map(bySender), suppliedBy(cargo), { etd, packedAt: null, cutOffs }, now);
};
