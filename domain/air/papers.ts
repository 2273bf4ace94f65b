import { hasDangerous } from '../booking/goods-line.ts';
import { isGeneralChemical, type PapersOf, suppliedBy } from '../booking/goods-papers.ts';
import { areNamed } from '../booking/parties.ts';
import { paperReadiness } from '../dangerous-goods/paper-readiness.ts';
import type { AirForm } from './form.ts';
import { airPapersFor } from './paper-rules.ts';
import { batteryOf } from './special-goods.ts';

export const airPapers: PapersOf<
  Pick<AirForm, 'cargo' | 'clearance' | 'consignee' | 'declaration' | 'declarationFiles' | 'shipper' | 'toOrder'>
> = (form, { etd, cutOffs }, now) => {
  const { cargo, clearance, declaration, declarationFiles } = form;
  const asked = airPapersFor({
    dangerous: hasDangerous(form),
    chemical: cargo.some(isGeneralChemical),
    certified: cargo.some(({ isDanger, dg }) => isDanger && !dg.isLimitedQuantity),
    lithium: cargo.some(({ isDanger, dg }) => isDanger && batteryOf(dg.unNo) !== null),
    declaredForShipper: declaration === 'ENTRUST',
    clearedByUs: clearance === 'ENTRUST',
  });
  const supplied = suppliedBy(cargo, (line) => line.isDanger || isGeneralChemical(line));
  if (declarationFiles.length > 0) supplied.push({ code: 'SHIPPER_DECLARATION', expiresAt: null, revisedAt: null });
  if (areNamed(form)) supplied.push({ code: 'WAYBILL_DATA', expiresAt: null, revisedAt: null });
  return paperReadiness(asked, supplied, { etd, packedAt: cutOffs.lclCutoff, cutOffs }, now);
};
