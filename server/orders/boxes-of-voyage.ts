import { hasDangerous } from '#domain/booking/goods-line.ts';
import { teuOf } from '#domain/fcl/fees.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { toJson } from '../data/json.ts';
import { requireOwnFiles } from '../files/records.ts';
import type { AnsweredOption } from './answered-option.ts';
import type { lockEnterprise } from './buyer.ts';
import { requireProtocol } from './buyer.ts';
import { filesOf, itemsOf } from './items.ts';
import { type BookedSailing, listedPrice, type PreparedOrder, type Priced, rowOfSailing } from './order-service.ts';
import { takeSpace } from './space.ts';

interface Judged extends BookedSailing, Pick<Priced, 'lines' | 'totals' | 'validTo'> {
  offer: BookedSailing['offer'] & { priceId: string };
  slotsLeft: number | null;
}

interface Given {
  userId: string;
  enterprise: Awaited<ReturnType<typeof lockEnterprise>>;
  part: object;
  form: Parameters<typeof filesOf>[0] & Parameters<typeof itemsOf>[0] & { enquiryNo: string };
  /** Files that only this service's form has. */
  files?: readonly string[];
  booking: Judged;
  option: AnsweredOption | null;
  containers: PreparedOrder['containers'];
  timeline: (isDanger: boolean) => PreparedOrder['timeline'];
}

type Booked = PreparedOrder['containers'][number];

/** Converts the form's container lines to those of the order. */
export const countedBoxes = <Line extends { ctnType: string; quantity: string }>(
  containers: readonly Line[],
  own: (line: Line) => Partial<Pick<Booked, 'shipperOwned' | 'weightKg'>>,
): Booked[] =>
  containers.map((line) => ({
    containerCode: line.ctnType,
    quantity: Number(line.quantity),
    ...{ shipperOwned: false, weightKg: null, ...own(line) },
  }));

/** Prepares an order of containers on a voyage with counted space. The form must be valid and priced. */
export async function boxesOfVoyage(tx: Transaction, given: Given): Promise<PreparedOrder> {
  const { userId, enterprise, part, form, files = [], booking, option, containers, timeline } = given;
  await requireOwnFiles(tx, userId, [...filesOf(form), ...files]);
  const isDanger = hasDangerous(form);
  if (isDanger) await requireProtocol(tx, userId, enterprise);
  const { offer, slotsLeft } = booking;
  const teu = teuOf(containers.map(({ containerCode, quantity }) => ({ ctnType: containerCode, quantity })));
  return {
    ...{ part, enterprise, containers },
    priced: listedPrice(offer.priceId, booking),
    form: toJson(form),
    row: rowOfSailing(booking, isDanger, form.enquiryNo),
    items: itemsOf(form),
    timeline: timeline(isDanger),
    take: (transaction) => takeSpace(transaction, { sailingId: offer.scheduleId, slotsLeft }, teu),
    close: async (_, orderNo) => option?.close(orderNo),
  };
}
