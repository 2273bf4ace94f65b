import { lclAnswer } from '../../../dangerous-goods/refusals.ts';
import { compare, multiply } from '../../../decimal.ts';
import type { Rule } from '../../../form/field.ts';
import { localDay } from '../../../schedule/zone.ts';
import type { DangerousBlock } from '../../goods-line.ts';
import { numberOf } from '../../totals.ts';
import type { LclContext } from './context.ts';
import type { LclCargoLine, LclForm } from './form.ts';

/** A piece of more cubic metres is longer than two metres in some direction. */
const CUBE_OF_TWO_METRES = 8;

/** Whether a piece is longer than two metres: the shipper says so, or no smaller one has its volume. */
export function isBeyondSize({ oversize, volume, packages }: LclCargoLine): boolean {
  const [all, count] = [numberOf(volume), numberOf(packages)];
  if (oversize || all === null || count === null) return oversize;
  return compare(all, multiply(count, CUBE_OF_TWO_METRES)) > 0;
}

/** What a consolidator takes beside goods it does not know: a person may have said yes to what has to be asked. */
export const consolidated: Rule<LclForm, DangerousBlock, LclContext> = ({ scope, form }) => {
  const { unNo, dgClass, subRisk1, subRisk2, packingGroup } = scope;
  const answer = lclAnswer({
    unNo,
    mainClass: dgClass,
    subsidiaryClasses: [subRisk1, subRisk2].filter((one) => one !== ''),
    packingGroup: packingGroup === '' ? null : packingGroup,
  });
  if (answer === 'REFUSED') return { code: 'LCL_REFUSED', values: { dgClass } };
  return answer === 'ASK' && form.enquiryNo === '' ? { code: 'LCL_ASKED', values: { dgClass } } : null;
};

/** yyyy-MM-dd at the port of loading: the last day the warehouse takes goods in; null while no departure is known. */
export const lastHandInDay = ({ offer }: Pick<LclContext, 'offer'>): string | null =>
  offer === null ? null : localDay(offer.cutOffs.lclCutoff, offer.timezone);
