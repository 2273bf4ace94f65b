import type { FclEnquiryForm } from '#contract/calls/ecommerce.ts';
import type { Offer } from '#contract/calls/item.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import { DAY_MS } from '#domain/limits.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { enquiryOptions } from '../../data/schema/enquiries.ts';
import type { Random } from '../../random.ts';
import { toPricedLine } from '../priced-lines.ts';

/** One priced option for an enquiry. */
export interface OperatorOption {
  /** Null for an operator's own option that is based on no listed price. */
  offerId: string | null;
  sailingId: string | null;
  carrierCode: string | null;
  etd: number | null;
  transitDays: number | null;
  lines: readonly FeeLine[];
  validTo: number;
  remark: string | null;
}

export const OPTION_DAYS = 5;

/** An option is not valid longer than its price. */
export const promisedTo = (validTo: number, now: number, days: number) => Math.min(validTo, now + days * DAY_MS);

export const ofOffer = (
  { priceId, scheduleId, carrier, etd, transitDays, lines, validTo }: Offer,
  remark: string | null,
): OperatorOption => ({
  offerId: priceId,
  sailingId: scheduleId,
  carrierCode: carrier.code,
  etd,
  transitDays,
  lines,
  validTo,
  remark,
});

/** Maps a container enquiry to a query of the price list. */
export const queryOf = (form: FclEnquiryForm) => ({
  orgPortCode: form.orgPortCode,
  dstPortCode: form.dstPortCode,
  isDanger: form.isDanger,
  boxes: form.boxes,
  ...(form.unNo === undefined ? {} : { unNo: form.unNo }),
  ...(form.dgClass === undefined ? {} : { dgClasses: [form.dgClass] }),
  ...(form.weight === undefined ? {} : { weight: form.weight }),
  ...(form.volume === undefined ? {} : { volume: form.volume }),
  onlyBookable: true,
});

export async function writeOptions(
  tx: Transaction,
  enquiryNo: string,
  options: readonly OperatorOption[],
  random: Random,
): Promise<void> {
  if (options.length === 0) return;
  await tx.insert(enquiryOptions).values(
    options.map(({ etd, lines, validTo, ...option }, sort) => ({
      ...option,
      id: random.uuid(),
      enquiryNo,
      sort,
      etd: etd === null ? null : new Date(etd),
      lines: lines.map(toPricedLine),
      validTo: new Date(validTo),
    })),
  );
}
