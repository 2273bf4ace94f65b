import { safeParse } from 'valibot';
import { railForm } from '#contract/services/rail.ts';
import type { RailFacts } from '#domain/booking/services/rail/facts.ts';
import { blankRailContainer, blankRailForm, type RailForm, STATION } from '#domain/booking/services/rail/form.ts';
import type { RailOrderLink } from '#domain/booking/services/rail/order-link.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. */
export function readRailForm(value: unknown): RailForm | null {
  const read = safeParse(railForm, value);
  return read.typed ? read.output : null;
}

/** A new form as the list hands it over: the price, the boxes and the doors. */
export function newRailForm(link: RailOrderLink, { offer }: RailFacts): RailForm {
  const { priceId, orgPortCode, dstPortCode, pickup, delivery } = link;
  const first = offer?.boxes.find(({ ctnType }) => ctnType === blankRailContainer.ctnType) ?? offer?.boxes[0];
  const usual = [{ ctnType: first?.ctnType ?? blankRailContainer.ctnType, quantity: 1 }];
  const boxes = link.boxes.length > 0 ? link.boxes : usual;
  return {
    ...blankRailForm,
    ...{ priceId, orgPortCode, dstPortCode },
    pickup: pickup || STATION,
    delivery: delivery || STATION,
    containers: boxes.map(({ ctnType, quantity }, index) => ({
      ...blankRailContainer,
      id: String(index + 1),
      ctnType,
      quantity: String(quantity),
    })),
  };
}

/** The same goods on another train: what was typed stays, what is booked is the new price. */
export const onOtherTrain = (kept: RailForm, fresh: RailForm): RailForm => ({
  ...kept,
  ...{
    priceId: fresh.priceId,
    orgPortCode: fresh.orgPortCode,
    dstPortCode: fresh.dstPortCode,
    scheduleId: '',
    enquiryNo: '',
    optionId: '',
  },
  containers: kept.priceId === '' ? fresh.containers : kept.containers,
  ...{ agree: false, truth: false },
});
