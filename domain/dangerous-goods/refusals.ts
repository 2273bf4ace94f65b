import { listsClass } from './class-match.ts';

export interface RefusingParty {
  kind: 'CARRIER' | 'DESTINATION' | 'ORIGIN' | 'TRANSHIPMENT';
  code: string;
  nameCn: string;
  dgRejectClasses: readonly string[];
  /** UN numbers refused by name. */
  rejectUnNos?: readonly string[];
}

export interface Refusal {
  kind: RefusingParty['kind'];
  code: string;
  nameCn: string;
  unNo: string;
  /** The class refused; null where the number itself is. */
  refusedClass: string | null;
}

interface RefusableGoods {
  unNo: string;
  mainClass: string;
  subsidiaryClasses: readonly string[];
}

/** Who of the carrier and the ports does not take which goods; main and subsidiary classes both count. */
export function refusalsOf(goods: readonly RefusableGoods[], parties: readonly RefusingParty[]): Refusal[] {
  const refusals: Refusal[] = [];
  for (const { kind, code, nameCn, dgRejectClasses, rejectUnNos } of parties) {
    for (const one of goods) {
      const classes = [...new Set([one.mainClass, ...one.subsidiaryClasses])];
      const refused = classes.filter((dangerousClass) => listsClass(dgRejectClasses, dangerousClass));
      for (const refusedClass of refused) refusals.push({ kind, code, nameCn, unNo: one.unNo, refusedClass });
      if (refused.length === 0 && rejectUnNos?.includes(one.unNo))
        refusals.push({ kind, code, nameCn, unNo: one.unNo, refusedClass: null });
    }
  }
  return refusals;
}

export type LclAnswer = 'ACCEPTED' | 'ASK' | 'REFUSED';

/** What a consolidation warehouse takes unless it says otherwise; the strictest of all classes wins. */
export function lclAnswer(goods: RefusableGoods & { packingGroup: string | null }): LclAnswer {
  const answers = [goods.mainClass, ...goods.subsidiaryClasses].map((one) => lclAnswerOf(one, goods.packingGroup));
  if (answers.includes('REFUSED')) return 'REFUSED';
  return answers.includes('ASK') ? 'ASK' : 'ACCEPTED';
}

function lclAnswerOf(dangerousClass: string, packingGroup: string | null): LclAnswer {
  switch (dangerousClass) {
    case '9':
      return 'ACCEPTED';
    case '3':
    case '8':
      return packingGroup === 'I' ? 'ASK' : 'ACCEPTED';
    case '6.1':
      return packingGroup === 'I' ? 'REFUSED' : 'ACCEPTED';
    case '4.1':
      return packingGroup === 'III' ? 'ACCEPTED' : 'ASK';
    case '2.1':
    case '2.2':
    case '5.1':
      return 'ASK';
    default:
      return 'REFUSED';
  }
}
