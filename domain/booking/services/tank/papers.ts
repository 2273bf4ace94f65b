import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { hasDangerous } from '../../goods-line.ts';
import { isGeneralChemical, suppliedBy } from '../../goods-papers.ts';
import type { TankForm } from './form.ts';

/** The papers a sailing asks of a form, each with its last moment and its state. */
export function tankPapers(
  form: Pick<TankForm, 'cargo'>,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] {
  const { cargo } = form;
  const asked = papersFor({
    dangerous: hasDangerous(form),
    chemical: cargo.some(isGeneralChemical),
    // A tank is no package: nothing certifies one.
    packaged: false,
    limitedQuantity: false,
    stuffedByUs: false,
    declaredByUs: true,
  });
  return paperReadiness(asked, suppliedBy(cargo), { etd, packedAt: null, cutOffs }, now);
}
