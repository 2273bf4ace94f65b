import { suppliedBy } from '../booking/goods-papers.ts';
import { papersOfGoods } from '../booking/required-papers.ts';
import { type PaperReadiness, paperReadiness, type SuppliedPaper } from '../dangerous-goods/paper-readiness.ts';
import type { PaperCode, PaperRule } from '../dangerous-goods/papers.ts';
import { startOfDay } from '../schedule/day.ts';
import type { CfsForm } from './form.ts';
import { bookedMoments, stuffingDayOf } from './moments.ts';

/** Documents the driver shows at the gate. */
const AT_THE_GATE: readonly PaperCode[] = ['CLASSIFICATION_REPORT', 'PACKAGING_TEST', 'PACKING_USE_CERTIFICATE'];
const OF_THE_STATION: readonly PaperCode[] = ['SDS_CN', 'PACKING_PHOTOS', 'PACKING_CERTIFICATE', ...AT_THE_GATE];
const OF_CUSTOMS: readonly PaperCode[] = ['CUSTOMS_SET', 'COMPLIANCE_DECLARATION', 'HAZARD_LABEL'];

const packingList: PaperRule = {
  code: 'PACKING_LIST',
  stage: 'STUFFING',
  owner: 'SHIPPER',
  due: 'lclCutoff',
  expiry: null,
};

/** Carrier documents are left out, because the customer handles booking and bill. */
function rulesOf({ cargo, options, services }: CfsForm): PaperRule[] {
  const wanted: readonly PaperCode[] = [
    ...OF_THE_STATION,
    ...(services.declaration ? (['GOODS_DECLARATION'] as const) : []),
    ...(services.customs ? OF_CUSTOMS : []),
    ...(options.weighing ? (['VERIFIED_MASS'] as const) : []),
  ];
  const how = { packaged: true, stuffedByUs: true, declaredByUs: services.customs };
  const asked = papersOfGoods(cargo, how).filter(({ code }) => wanted.includes(code));
  return [
    packingList,
    ...asked.map((rule): PaperRule => {
      if (AT_THE_GATE.includes(rule.code)) return { ...rule, due: 'lclCutoff' };
      return rule.code === 'VERIFIED_MASS' ? { ...rule, owner: 'WAREHOUSE' } : rule;
    }),
  ];
}

function suppliedWith({ cargo, packList }: CfsForm): SuppliedPaper[] {
  const supplied = suppliedBy(cargo);
  return packList.length === 0 ? supplied : [...supplied, { code: 'PACKING_LIST', expiresAt: null, revisedAt: null }];
}

/** Documents required by station, declarations and customs; empty while the sailing is unknown. */
export function cfsPapers(form: CfsForm, now: number): PaperReadiness[] {
  const moments = bookedMoments(form);
  if (moments === null) return [];
  const day = stuffingDayOf(form);
  const packedAt = day === null ? null : startOfDay(day);
  return paperReadiness(rulesOf(form), suppliedWith(form), { ...moments, packedAt }, now);
}

/** Gate documents are needed for stuffing, others for customs clearance. */
export const neededAt = ({ due }: Pick<PaperReadiness, 'due'>): 'declared' | 'stuffed' =>
  due === 'ORDER' || due === 'lclCutoff' ? 'stuffed' : 'declared';
