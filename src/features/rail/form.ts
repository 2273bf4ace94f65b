import { railForm } from '#contract/services/rail.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import { hasBoxes } from '#domain/orders/box-text.ts';
import type { RailFacts } from '#domain/rail/facts.ts';
import { blankRailContainer, blankRailForm, type RailForm, STATION } from '#domain/rail/form.ts';
import { copyOfRailOrder } from '#domain/rail/initial-form.ts';
import type { RailOrderLink } from '#domain/rail/order-link.ts';
import { type OnList, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { TrainQuery } from './facts.ts';

export const readRailForm: (value: unknown) => RailForm | null = readerOfForm(railForm);

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
    containers: requestedContainers({ boxes }, blankRailContainer),
  };
}

export const railList: OnList<RailForm, RailFacts, RailOrderLink, TrainQuery> = {
  read: readRailForm,
  newForm: newRailForm,
  copyOf: copyOfRailOrder,
  // Only an answered enquiry books dangerous goods.
  queryOf: (form) => ({ ...form, isDanger: form.enquiryNo !== '' && hasDangerous(form) }),
  queryOfLink: (link) => link,
  departure: ({ train }) => train,
  withoutDeparture: { train: null },
  isOfGoods: ({ containers }, { boxes }) => hasBoxes(containers, boxes),
  move: (kept, fresh) => ({
    ...onOtherSailing(kept, fresh),
    containers: kept.priceId === '' ? fresh.containers : kept.containers,
  }),
};
