import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { suppliedBy } from '../../goods-papers.ts';
import type { FlexitankForm } from './form.ts';

/** Whatever a flexitank holds is proved not to be dangerous. */
const isReported = () => true;

/** The papers that are asked of a form, each with its last moment and its state. */
export function flexitankPapers(
  { cargo }: FlexitankForm,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] {
  const isSheeted = cargo.some(({ casNo, sds }) => casNo !== '' || sds.length > 0);
  const asked = papersFor({
    dangerous: false,
    chemical: true,
    packaged: false,
    limitedQuantity: false,
    stuffedByUs: false,
    declaredByUs: false,
  }).filter(({ code }) => code !== 'SDS_CN' || isSheeted);
  return paperReadiness(asked, suppliedBy(cargo, isReported), { etd, packedAt: null, cutOffs }, now);
}
