import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { type PaperCode, papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { hasDangerous } from '../../goods-line.ts';
import { isGeneralChemical, suppliedBy } from '../../goods-papers.ts';
import type { LclForm } from './form.ts';

/** The box is the consolidator's: its weight is declared there. */
const OF_THE_BOX: readonly PaperCode[] = ['VERIFIED_MASS'];

/** The papers a departure asks of a form, each with its last moment and its state. */
export function lclPapers(
  form: LclForm,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] {
  const { cargo, clearance } = form;
  const asked = papersFor({
    dangerous: hasDangerous(form),
    chemical: cargo.some(isGeneralChemical),
    packaged: true,
    limitedQuantity: cargo.every(({ isDanger, dg }) => !isDanger || dg.isLimitedQuantity),
    stuffedByUs: true,
    declaredByUs: clearance === 'ENTRUST',
  }).filter(({ code }) => !OF_THE_BOX.includes(code));
  return paperReadiness(asked, suppliedBy(cargo), { etd, packedAt: cutOffs.lclCutoff, cutOffs }, now);
}
