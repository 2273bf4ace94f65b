import { isGeneralChemical, type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import { type PaperNeeds, papersFor } from '../dangerous-goods/papers.ts';
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

export const papersOf: PapersOf<FclForm> = (form, { etd, cutOffs }, now) =>
  paperReadiness(papersFor(needsOf(form)), suppliedBy(form.cargo), { etd, packedAt: null, cutOffs }, now);
