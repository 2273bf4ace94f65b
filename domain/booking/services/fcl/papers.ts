import { type PaperReadiness, paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { type PaperNeeds, papersFor } from '../../../dangerous-goods/papers.ts';
import type { CutOffs } from '../../../schedule/cut-offs.ts';
import { isGeneralChemical, suppliedBy } from '../../goods-papers.ts';
import type { CargoLine, FclForm } from './form.ts';

const TANK = '20TK';
const isPackaged = ({ containers }: FclForm) => containers.some(({ ctnType }) => ctnType !== TANK);
const isDangerous = ({ isDanger }: CargoLine) => isDanger;

function needsOf(form: FclForm): PaperNeeds {
  const dangerous = form.cargo.filter(isDangerous);
  return {
    dangerous: dangerous.length > 0,
    chemical: form.cargo.some(isGeneralChemical),
    packaged: isPackaged(form),
    limitedQuantity: dangerous.every(({ dg }) => dg.isLimitedQuantity),
    stuffedByUs: form.services.stuffing.wanted,
    declaredByUs: form.services.customs.wanted,
  };
}

/** The papers a sailing asks of a form, each with its last moment and its state. */
export const papersOf = (
  form: FclForm,
  { etd, cutOffs }: { etd: number; cutOffs: CutOffs },
  now: number,
): PaperReadiness[] =>
  paperReadiness(papersFor(needsOf(form)), suppliedBy(form.cargo), { etd, packedAt: null, cutOffs }, now);
