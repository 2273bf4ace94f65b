import { type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperRule } from '../dangerous-goods/papers.ts';
import type { LclForm } from './form.ts';

/** Documents the driver must show at the warehouse. */
const AT_THE_GATE: readonly PaperCode[] = ['PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'];

export const lclPapers: PapersOf<LclForm> = ({ cargo, clearance }, { etd, cutOffs }, now) => {
  const asked = papersOfGoods(cargo, { packaged: true, stuffedByUs: true, declaredByUs: clearance === 'ENTRUST' })
    // The consolidator declares the container's mass.
    .filter(({ code }) => code !== 'VERIFIED_MASS')
    .map((rule): PaperRule => (AT_THE_GATE.includes(rule.code) ? { ...rule, due: 'lclCutoff' } : rule));
  return paperReadiness(asked, suppliedBy(cargo), { etd, packedAt: cutOffs.lclCutoff, cutOffs }, now);
};
