import { domesticForm } from '#contract/services/domestic.ts';
import { blankStop } from '#domain/booking/door-fields.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import { hasDangerous } from '#domain/booking/goods-line.ts';
import type { DomesticFacts } from '#domain/domestic/facts.ts';
import { domesticDescription } from '#domain/domestic/fields.ts';
import {
  blankDomesticCargo,
  blankDomesticContainer,
  blankDomesticForm,
  type DomesticForm,
} from '#domain/domestic/form.ts';
import { copyOfDomesticOrder } from '#domain/domestic/initial-form.ts';
import type { DomesticOrderLink } from '#domain/domestic/order-link.ts';
import { termOf } from '#domain/domestic/terms.ts';
import { setField } from '#domain/form/change.ts';
import { BY_GOODS, BY_SAILING, type OnList, onOtherSailing } from '#src/features/booking/lane-link.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { DomesticQuery } from './facts.ts';

export const readDomesticForm: (value: unknown) => DomesticForm | null = readerOfForm(domesticForm);

/** A new form as the list hands it over: the price, the boxes and the doors it was worked out for. */
export function newDomesticForm(link: DomesticOrderLink, facts: DomesticFacts): DomesticForm {
  const { priceId, orgPortCode, dstPortCode, unNo, pickup, delivery } = link;
  const isDanger = link.isDanger === 'Y';
  const boxes = link.boxes.length > 0 ? link.boxes : [{ ctnType: '20GP', quantity: 1 }];
  const form: DomesticForm = {
    ...blankDomesticForm,
    ...{ priceId, orgPortCode, dstPortCode },
    term: termOf({ pickup: pickup !== '', delivery: delivery !== '' }),
    containers: requestedContainers({ boxes }, blankDomesticContainer),
    pickup: { ...blankStop, city: pickup },
    delivery: { ...blankStop, city: delivery },
    cargo: [{ ...blankDomesticCargo, isDanger }],
  };
  return isDanger && unNo !== '' ? setField(domesticDescription, form, facts, 'cargo.0.dg.unNo', unNo) : form;
}

const boxText = (boxes: readonly { ctnType: string; quantity: number | string }[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}*${quantity}`)
    .sort()
    .join();

export const domesticList: OnList<DomesticForm, DomesticFacts, DomesticOrderLink, DomesticQuery> = {
  read: readDomesticForm,
  newForm: newDomesticForm,
  copyOf: copyOfDomesticOrder,
  ...BY_GOODS,
  ...BY_SAILING,
  // Fields that the link omits match any form.
  isOfGoods: (form, { unNo, isDanger, boxes, pickup, delivery }) =>
    (boxes.length === 0 || boxText(boxes) === boxText(form.containers)) &&
    (pickup === '' || pickup === form.pickup.city) &&
    (delivery === '' || delivery === form.delivery.city) &&
    (unNo === '' || form.cargo.some(({ dg }) => dg.unNo === unNo)) &&
    hasDangerous(form) === (isDanger === 'Y'),
  move: onOtherSailing,
};
