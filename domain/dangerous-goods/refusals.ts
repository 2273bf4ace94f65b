import type { JudgedGoods } from './possible-goods.ts';
import { classesRefused, type RestrictedGoods } from './restrictions.ts';
import type { UnRow } from './un-list/row.ts';
import { classesOfRow } from './un-list/rows.ts';

export interface RefusingParty<Rule extends RestrictedGoods = RestrictedGoods> {
  kind: 'CARRIER' | 'DESTINATION' | 'ORIGIN' | 'TRANSHIPMENT';
  code: string;
  nameCn: string;
  /** Restrictions currently in force. */
  restrictions: readonly Rule[];
}

export interface Refusal<Rule extends RestrictedGoods = RestrictedGoods> {
  kind: RefusingParty['kind'];
  code: string;
  nameCn: string;
  unNo: string;
  refusedClass: string;
  rule: Rule;
}

/** Lists which of the carrier and the ports refuse which goods; main and subsidiary classes both count. */
export function refusalsOf<Rule extends RestrictedGoods>(
  goods: readonly JudgedGoods[],
  parties: readonly RefusingParty<Rule>[],
): Refusal<Rule>[] {
  return parties.flatMap(({ kind, code, nameCn, restrictions }) =>
    goods.flatMap((one) => {
      const found = restrictions.flatMap((rule) =>
        classesRefused(rule, one).map((refusedClass) => ({ kind, code, nameCn, unNo: one.unNo, refusedClass, rule })),
      );
      const classes = [one.mainClass, ...one.subsidiaryClasses];
      return found.sort((a, b) => classes.indexOf(a.refusedClass) - classes.indexOf(b.refusedClass));
    }),
  );
}

export type LclAnswer = 'ACCEPTED' | 'ASK' | 'REFUSED';

/** Default acceptance of a consolidation warehouse; the strictest of all classes applies. */
export function lclAnswer(goods: JudgedGoods & { packingGroup: string | null }): LclAnswer {
  const answers = [goods.mainClass, ...goods.subsidiaryClasses].map((one) => lclAnswerOf(one, goods.packingGroup));
  if (answers.includes('REFUSED')) return 'REFUSED';
  return answers.includes('ASK') ? 'ASK' : 'ACCEPTED';
}

/** The classes of the row decide; where the list is in doubt about them, an operator does. */
export function lclAnswerOfRow(row: UnRow, entry: Pick<JudgedGoods, 'mainClass' | 'subsidiaryClasses'>): LclAnswer {
  const classes = classesOfRow(row);
  const [mainClass, ...subsidiaryClasses] = classes ?? [entry.mainClass, ...entry.subsidiaryClasses];
  const { unNo, packingGroup } = row;
  const answer = lclAnswer({ unNo, mainClass: mainClass ?? '', subsidiaryClasses, packingGroup });
  return classes === null && answer === 'ACCEPTED' ? 'ASK' : answer;
}

/** Combines the answers for possible goods: refused if all are refused, accepted if all are accepted. */
export function combineLclAnswers(answers: readonly LclAnswer[]): LclAnswer {
  if (answers.every((one) => one === 'REFUSED')) return 'REFUSED';
  return answers.every((one) => one === 'ACCEPTED') ? 'ACCEPTED' : 'ASK';
}

function lclAnswerOf(dangerousClass: string, packingGroup: string | null): LclAnswer {
  switch (dangerousClass) {
    case '9':
      return 'ACCEPTED';
    case '3':
    case '8':
      return packingGroup === 'II' || packingGroup === 'III' ? 'ACCEPTED' : 'ASK';
    case '6.1':
      if (packingGroup === null) return 'ASK';
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
