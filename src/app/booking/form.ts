import { safeParse } from 'valibot';
import { fclForm } from '#contract/fields-booking.ts';
import type { FclFacts } from '#domain/booking/services/fcl/facts.ts';
import { fclDescription } from '#domain/booking/services/fcl/fields.ts';
import { blankCargo, blankContainer, blankFclForm, type FclForm } from '#domain/booking/services/fcl/form.ts';
import { setField } from '#domain/form/check.ts';
import type { FclOrderLink } from '#domain/orders/fcl-order-link.ts';
import type { SentOrder } from '#machines/checkout/index.ts';
import type { DraftMark } from '#machines/draft/index.ts';
import type { LaneAsked } from './facts.ts';

export interface LocalDraft {
  form: FclForm;
  mark: DraftMark | null;
  sent: SentOrder | null;
  /** When it was last typed in. */
  keptAt: number;
  isOnServer: boolean;
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null;

/** A form that is not whole is no form: an older version's, or a damaged one. What is too long or misspelt in it is still the person's to mend. */
export function readForm(value: unknown): FclForm | null {
  const read = safeParse(fclForm, value);
  return read.typed ? (read.output as FclForm) : null;
}

export function parseDraft(text: string | null): LocalDraft | null {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isBag(kept)) return null;
  const form = readForm(kept.form);
  return form === null
    ? null
    : {
        form,
        mark: markOf(kept.mark),
        sent: sentOf(kept.sent),
        keptAt: typeof kept.keptAt === 'number' ? kept.keptAt : 0,
        isOnServer: kept.isOnServer === true,
      };
}

const markOf = (value: unknown): DraftMark | null =>
  isBag(value) && typeof value.id === 'string' && typeof value.version === 'number'
    ? { id: value.id, version: value.version }
    : null;

function sentOf(value: unknown): SentOrder | null {
  if (!isBag(value) || typeof value.key !== 'string' || typeof value.quoteId !== 'string') return null;
  const form = readForm(value.form);
  return form === null ? null : { key: value.key, quoteId: value.quoteId, form };
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
    containers: boxes.map(({ ctnType, quantity }, index) => ({
      ...blankContainer,
      id: String(index + 1),
      ctnType,
      quantity: String(quantity),
    })),
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

const boxText = (boxes: readonly { ctnType: string; quantity: number | string }[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}*${quantity}`)
    .sort()
    .join();

/** Whether a form is of the boxes and the goods that a link asks for; what the link leaves open is the form's. */
export function isOfSameGoods({ containers, cargo }: FclForm, { boxes, unNo, isDanger }: FclOrderLink): boolean {
  return (
    (boxes.length === 0 || boxText(boxes) === boxText(containers)) &&
    (unNo === '' || cargo.some(({ dg }) => dg.unNo === unNo)) &&
    cargo.some((line) => line.isDanger) === (isDanger === 'Y')
  );
}

export const isOfSameLane = (
  { orgPortCode, dstPortCode }: Pick<FclForm, 'dstPortCode' | 'orgPortCode'>,
  link: Pick<FclOrderLink, 'dstPortCode' | 'orgPortCode'>,
): boolean => orgPortCode === link.orgPortCode && dstPortCode === link.dstPortCode;

export const laneOf = ({ priceId, orgPortCode, dstPortCode, cargo }: FclForm): LaneAsked => ({
  priceId,
  orgPortCode,
  dstPortCode,
  isDanger: cargo.some(({ isDanger }) => isDanger),
});
