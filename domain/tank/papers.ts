import { type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { TankForm } from './form.ts';

/** Tanks need no packaging certificates. */
const IN_A_TANK = { packaged: false, limitedQuantity: false, stuffedByUs: false, declaredByUs: true };

export const tankPapers: PapersOf<Pick<TankForm, 'cargo'>> = ({ cargo }, { etd, cutOffs }, now) =>
  paperReadiness(papersOfGoods(cargo, IN_A_TANK), suppliedBy(cargo), { etd, packedAt: null, cutOffs }, now);
