import { type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { FlexitankForm } from './form.ts';

/** Flexitank liquids always need proof that they are not dangerous. */
const isReported = () => true;
const IN_A_BAG = { dangerous: false, chemical: true, packaged: false, stuffedByUs: false, declaredByUs: false };

export const flexitankPapers: PapersOf<FlexitankForm> = ({ cargo }, { etd, cutOffs }, now) => {
  const isSheeted = cargo.some(({ casNo, sds }) => casNo !== '' || sds.length > 0);
  const asked = papersOfGoods(cargo, IN_A_BAG).filter(({ code }) => code !== 'SDS_CN' || isSheeted);
  return paperReadiness(asked, suppliedBy(cargo, isReported), { etd, packedAt: null, cutOffs }, now);
};
