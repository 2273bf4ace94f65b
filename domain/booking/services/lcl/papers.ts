import { paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { papersOfGoods } from '../../asked-papers.ts';
import { type PapersOf, suppliedBy } from '../../goods-papers.ts';
import type { LclForm } from './form.ts';

export const lclPapers: PapersOf<LclForm> = ({ cargo, clearance }, { etd, cutOffs }, now) => {
  const asked = papersOfGoods(cargo, { packaged: true, stuffedByUs: true, declaredByUs: clearance === 'ENTRUST' })
    // The box is the consolidator's: its weight is declared there.
    .filter(({ code }) => code !== 'VERIFIED_MASS');
  return paperReadiness(asked, suppliedBy(cargo), { etd, packedAt: cutOffs.lclCutoff, cutOffs }, now);
};
