import { safeParse } from 'valibot';
import { lclForm } from '#contract/services/lcl.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import type { LclFacts } from '#domain/booking/services/lcl/facts.ts';
import { lclDescription } from '#domain/booking/services/lcl/fields.ts';
import { blankLclCargo, blankLclForm, type LclForm } from '#domain/booking/services/lcl/form.ts';
import { setField } from '#domain/form/check.ts';
import type { OrderLink } from '#domain/orders/order-link.ts';
import type { LclAsked } from './facts.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export function readLclForm(value: unknown): LclForm | null {
  const read = safeParse(lclForm, value);
  return read.typed ? read.output : null;
}

/** A new form as the list hands it over: the price and the load it was worked out for. */
export function newLclForm(link: OrderLink, facts: LclFacts): LclForm {
  const { priceId, orgPortCode, dstPortCode, unNo, weight, volume } = link;
  const isDanger = link.isDanger === 'Y';
  const line = { ...blankLclCargo, isDanger, grossWeight: weight, volume };
  const form: LclForm = { ...blankLclForm, priceId, orgPortCode, dstPortCode, cargo: [line] };
  return isDanger && unNo !== '' ? setField(lclDescription, form, facts, 'cargo.0.dg.unNo', unNo) : form;
}

/** The same goods on another departure: what was typed stays, what is booked is the new price. */
export const onOtherDeparture = (kept: LclForm, { priceId, orgPortCode, dstPortCode }: LclForm): LclForm => ({
  ...kept,
  ...{ priceId, orgPortCode, dstPortCode, scheduleId: '', enquiryNo: '', optionId: '', agree: false, truth: false },
});

/** Whether a form is of the goods that a link asks for; what the link leaves open is the form's. */
export const isOfLink = ({ cargo }: LclForm, { unNo, isDanger }: OrderLink): boolean =>
  (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) && hasDangerous({ cargo }) === (isDanger === 'Y');

export const askedOf = ({ priceId, orgPortCode, dstPortCode, cargo }: LclForm): LclAsked => ({
  ...{ priceId, orgPortCode, dstPortCode, isDanger: hasDangerous({ cargo }) },
});
