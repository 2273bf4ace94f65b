import { hasDangerous } from '#domain/booking/goods-line.ts';
import { teuOf } from '#domain/fees/fcl.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { toJson } from '../data/json.ts';
import { requireOwnFiles } from '../files/records.ts';
import type { holdEnterprise } from './buyer.ts';
import { requireProtocol } from './buyer.ts';
import type { HeldOption } from './held-option.ts';
import { filesOf, itemsOf } from './items.ts';
import { type BookedSailing, listedPrice, type PreparedOrder, type Priced, rowOfSailing } from './order-service.ts';
import { takeSpace } from './space.ts';

interface Judged extends BookedSailing, Pick<Priced, 'lines' | 'totals' | 'validTo'> {
  offer: BookedSailing['offer'] & { priceId: string };
  slotsLeft: number | null;
}

interface Given {
  userId: string;
  enterprise: Awaited<ReturnType<typeof holdEnterprise>>;
  part: object;
  form: Parameters<typeof filesOf>[0] & Parameters<typeof itemsOf>[0] & { enquiryNo: string };
  /** Files of the service's own. */
  files?: readonly string[];
  booking: Judged;
  option: HeldOption | null;
  containers: PreparedOrder['containers'];
  timeline: (isDanger: boolean) => PreparedOrder['timeline'];
}

type Booked = PreparedOrder['containers'][number];

/** The boxes of a form as its order counts them. */
export const countedBoxes = <Line extends { ctnType: string; quantity: string }>(
  containers: readonly Line[],
  own: (line: Line) => Partial<Pick<Booked, 'shipperOwned' | 'weightKg'>>,
): Booked[] =>
  containers.map((line) => ({
    containerCode: line.ctnType,
    quantity: Number(line.quantity),
    ...{ shipperOwned: false, weightKg: null, ...own(line) },
  }));

/** Boxes on a voyage with space that is counted, once their form is sound and their price is known. */
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
    take: (held) => takeSpace(held, { sailingId: offer.scheduleId, slotsLeft }, teu),
    close: async (_, orderNo) => option?.close(orderNo),
  };
}
