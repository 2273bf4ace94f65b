import { safeParse } from 'valibot';
import { fclForm } from '#contract/services/fcl.ts';
import { requestedContainers } from '#domain/booking/enquiry-prefill.ts';
import type { FclFacts } from '#domain/fcl/facts.ts';
import { fclDescription } from '#domain/fcl/fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/fcl/form.ts';
import type { FclOrderLink } from '#domain/fcl/order-link.ts';
import { setField } from '#domain/form/change.ts';
import { hasBoxes } from '#domain/orders/box-text.ts';
import type { LaneQuery } from './facts.ts';

/** A form that is not whole is no form: an older version's, or a damaged one. What is too long or misspelt in it is still the person's to mend. */
export function readFclForm(value: unknown): FclForm | null {
  const read = safeParse(fclForm, value);
  return read.typed ? (read.output as FclForm) : null;
}

/** A new form as the list hands it over: price, boxes, the goods asked for. */
export function newForm(link: FclOrderLink, facts: FclFacts): FclForm {
  const isDanger = link.isDanger === 'Y';
  const first = facts.offer?.boxes[0]?.ctnType ?? '20GP';
  const boxes = link.boxes.length > 0 ? link.boxes : [{ ctnType: first, quantity: 1 }];
  const form: FclForm = {
    ...blankFclForm,
    priceId: link.priceId,
    orgPortCode: link.orgPortCode,
    dstPortCode: link.dstPortCode,
    containers: requestedContainers({ boxes }, blankContainer),
    cargo: [{ ...blankCargo, isDanger, grossWeight: link.weight, volume: link.volume }],
  };
  return isDanger && link.unNo !== '' ? setField(fclDescription, form, facts, 'cargo.0.dg.unNo', link.unNo) : form;
}

/** The same goods on another sailing: what was typed stays, what is booked is the new price. */
export function onOtherPrice(kept: FclForm, fresh: FclForm): FclForm {
  return {
    ...kept,
    priceId: fresh.priceId,
    scheduleId: '',
    orgPortCode: fresh.orgPortCode,
    dstPortCode: fresh.dstPortCode,
    containers: kept.priceId === '' ? fresh.containers : kept.containers,
    enquiryNo: '',
    optionId: '',
    agree: false,
    truth: false,
  };
}

/** Whether a form is of the boxes and the goods that a link asks for; what the link leaves open is the form's. */
export function isOfSameGoods({ containers, cargo }: FclForm, { boxes, unNo, isDanger }: FclOrderLink): boolean {
  return (
    hasBoxes(containers, boxes) &&
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) &&
    cargo.some((line) => line.isDanger) === (isDanger === 'Y')
  );
}

export const isOfSameLane = (
  { orgPortCode, dstPortCode }: Pick<FclForm, 'dstPortCode' | 'orgPortCode'>,
  link: Pick<FclOrderLink, 'dstPortCode' | 'orgPortCode'>,
): boolean => orgPortCode === link.orgPortCode && dstPortCode === link.dstPortCode;

export const laneOf = ({ priceId, orgPortCode, dstPortCode, cargo }: FclForm): LaneQuery => ({
  priceId,
  orgPortCode,
  dstPortCode,
  isDanger: cargo.some(({ isDanger }) => isDanger),
});
