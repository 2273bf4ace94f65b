import { excludedClass } from '../dangerous-goods/acceptance.ts';
import { listsClass } from '../dangerous-goods/class-match.ts';
import { areClassesInDoubt } from '../dangerous-goods/un-list/rows.ts';
import type { ErrorCode } from '../form/error-codes.ts';
import type { Rule } from '../form/field.ts';
import type { DangerousBlock } from './goods-line.ts';
import { listedRows } from './un-fill.ts';

export interface PricedClasses {
  isDanger: boolean;
  dgClasses: readonly string[];
  refusedClasses: readonly string[];
}

/** Booked price; null while loading, and when it is no longer sold. */
interface Offered {
  offer: PricedClasses | null;
}

interface TakenCodes {
  refused: ErrorCode;
  notPriced: ErrorCode;
}

/** The sources disagree about the classes, so an operator decides. */
export const isInDoubt = (block: DangerousBlock): boolean => areClassesInDoubt(listedRows(block));

/** Main class first. */
export const declaredClasses = ({ dgClass, subRisk1, subRisk2 }: DangerousBlock): string[] =>
  [dgClass, subRisk1, subRisk2].filter((one) => one !== '');

/** The price and the carrier must accept the main class and all subsidiary classes. */
export const takenAs =
  ({ refused, notPriced }: TakenCodes): Rule<{ enquiryNo: string }, DangerousBlock, Offered> =>
  ({ scope, form, context: { offer } }) => {
    if (offer === null) return null;
    if (!offer.isDanger) return { code: 'DANGEROUS_UNDER_GENERAL' };
    const { refusedClasses, dgClasses } = offer;
    const classes = declaredClasses(scope);
    const found = classes.find((one) => listsClass(refusedClasses, one));
    if (found !== undefined) return { code: refused, values: { dgClass: found } };
    const untaken = excludedClass(dgClasses, classes);
    if (untaken === null) return form.enquiryNo === '' && isInDoubt(scope) ? { code: 'CLASS_IN_DOUBT' } : null;
    const values = { dgClass: untaken.dangerousClass, taken: dgClasses.join('、') };
    return { code: untaken.kind === 'MAIN' ? notPriced : 'SUBSIDIARY_NOT_PRICED', values };
  };

export const takenClass = takenAs({ refused: 'CLASS_REFUSED', notPriced: 'CLASS_NOT_PRICED' });
