import { lclForm } from '#contract/services/lcl.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { setField } from '#domain/form/change.ts';
import type { LclFacts } from '#domain/lcl/facts.ts';
import { lclDescription } from '#domain/lcl/fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from '#domain/lcl/form.ts';
import { copyOfLclOrder } from '#domain/lcl/initial-form.ts';
import type { OrderLink } from '#domain/orders/order-link.ts';
import { BY_GOODS, BY_SAILING, type OnList, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { LclQuery } from './facts.ts';

export const readLclForm: (value: unknown) => LclForm | null = readerOfForm(lclForm);

/** A new form as the list hands it over: the price and the load it was worked out for. */
export function newLclForm(link: OrderLink, facts: LclFacts): LclForm {
  const { priceId, orgPortCode, dstPortCode, unNo, weight, volume } = link;
  const isDanger = link.isDanger === 'Y';
  const line = { ...blankLclCargo, isDanger, grossWeight: weight, volume };
  const form: LclForm = { ...blankLclForm, priceId, orgPortCode, dstPortCode, cargo: [line] };
  return isDanger && unNo !== '' ? setField(lclDescription, form, facts, 'cargo.0.dg.unNo', unNo) : form;
}

export const lclList: OnList<LclForm, LclFacts, OrderLink, LclQuery> = {
  read: readLclForm,
  newForm: newLclForm,
  copyOf: copyOfLclOrder,
  ...BY_GOODS,
  ...BY_SAILING,
  // Fields that the link omits match any form.
  isOfGoods: ({ cargo }, { unNo, isDanger }) =>
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y'),
  move: onOtherSailing,
};
