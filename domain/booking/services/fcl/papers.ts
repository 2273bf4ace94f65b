import { paperReadiness } from '../../../dangerous-goods/paper-readiness.ts';
import { papersOfGoods } from '../../asked-papers.ts';
import { type PapersOf, suppliedBy } from '../../goods-papers.ts';
import type { FclForm } from './form.ts';

const TANK = '20TK';
const isPackaged = ({ containers }: FclForm) => containers.some(({ ctnType }) => ctnType !== TANK);
export const papersOf: PapersOf<FclForm> = (form, { etd, cutOffs }, now) => {
  const { cargo, services } = form;
  const how = {
    packaged: isPackaged(form),
    stuffedByUs: services.stuffing.wanted,
    declaredByUs: services.customs.wanted,
  };
  return paperReadiness(papersOfGoods(cargo, how), suppliedBy(cargo), { etd, packedAt: null, cutOffs }, now);
};
