import { BOX_COUNTS, withShares } from '../booking/box-shares.ts';
import { blankStop } from '../booking/door-fields.ts';
import { followGoods, isCounted, nextId } from '../booking/goods-list.ts';
import type { DomesticContext } from './context.ts';
import { blankDomesticContainer, type DomesticContainer, type DomesticForm } from './form.ts';
import { hasDelivery, hasPickup } from './terms.ts';

const withDoorsOfTerm = (form: DomesticForm): DomesticForm => ({
  ...form,
  pickup: hasPickup(form.term) ? form.pickup : blankStop,
  delivery: hasDelivery(form.term) ? form.delivery : blankStop,
});

export function followDomestic(
  form: DomesticForm,
  _: DomesticContext,
  path: string,
  before: DomesticForm,
): DomesticForm {
  const next = path === 'term' ? withDoorsOfTerm(form) : followGoods(form, path);
  return isCounted(path) || BOX_COUNTS.test(path) ? withShares(next, before) : next;
}

export const newDomesticContainer = (lines: readonly DomesticContainer[], ctnType: string): DomesticContainer => ({
  ...blankDomesticContainer,
  id: nextId(lines),
  ctnType,
});
