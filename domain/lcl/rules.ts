import type { DangerousBlock } from '../booking/goods-line.ts';
import { numberOf } from '../booking/totals.ts';
import { listedEntry, needsPackingGroup, rowsOfBlock } from '../booking/un-fill.ts';
import { combineLclAnswers, type LclAnswer, lclAnswer, lclAnswerOfRow } from '../dangerous-goods/refusals.ts';
import { compare, multiply } from '../decimal.ts';
import type { Rule } from '../form/field.ts';
import { localDay } from '../schedule/zone.ts';
import type { LclContext } from './context.ts';
import type { LclCargoLine, LclForm } from './form.ts';

/** A piece with a larger volume in cubic metres exceeds two metres in some dimension. */
const CUBE_OF_TWO_METRES = 8;

/** Oversize as declared, or implied by the volume per piece. */
export function isBeyondSize({ oversize, volume, packages }: LclCargoLine): boolean {
  const [all, count] = [numberOf(volume), numberOf(packages)];
  if (oversize || all === null || count === null) return oversize;
  return compare(all, multiply(count, CUBE_OF_TWO_METRES)) > 0;
}

const STRICTEST = ['REFUSED', 'ASK'] as const;
const GROUPS = ['I', 'II', 'III'];

/** Answer by the declared classes; for any packing group while it is unknown. */
function declaredAnswer(block: DangerousBlock): LclAnswer {
  const { unNo, dgClass: mainClass, subRisk1, subRisk2, packingGroup } = block;
  const subsidiaryClasses = [subRisk1, subRisk2].filter((one) => one !== '');
  const isOpen = packingGroup === '' && needsPackingGroup(block, listedEntry(block));
  const groups = isOpen ? GROUPS : [packingGroup === '' ? null : packingGroup];
  const answers = groups.map((group) => lclAnswer({ unNo, mainClass, subsidiaryClasses, packingGroup: group }));
  return isOpen && answers.includes('ACCEPTED') ? 'ACCEPTED' : combineLclAnswers(answers);
}

/** Answer by the possible rows of the list, not by the declared class. */
function listedAnswer(block: DangerousBlock): LclAnswer {
  const entry = listedEntry(block);
  if (entry === null) return 'ACCEPTED';
  const answers = rowsOfBlock(block).map((row) => lclAnswerOfRow(row, entry));
  const isOpen = block.packingGroup === '' && needsPackingGroup(block, entry);
  return isOpen && answers.includes('ACCEPTED') ? 'ACCEPTED' : combineLclAnswers(answers);
}

/** Goods a consolidator accepts beside unknown ones; an answered enquiry covers the cases that need approval. */
export const consolidated: Rule<LclForm, DangerousBlock, LclContext> = ({ scope, form }) => {
  const { dgClass } = scope;
  const answers = [declaredAnswer(scope), listedAnswer(scope)];
  const answer = STRICTEST.find((one) => answers.includes(one));
  if (answer === 'REFUSED') return { code: 'LCL_REFUSED', values: { dgClass } };
  return answer === 'ASK' && form.enquiryNo === '' ? { code: 'LCL_ASKED', values: { dgClass } } : null;
};

/** yyyy-MM-dd at the port of loading: last day the warehouse accepts goods; null when no departure is known. */
export const lastHandInDay = ({ offer }: Pick<LclContext, 'offer'>): string | null =>
  offer === null ? null : localDay(offer.cutOffs.lclCutoff, offer.timezone);
