import { and, eq } from 'drizzle-orm';
import type { BookedService } from '#contract/booked-services.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import type { GoodsLine } from '#domain/booking/goods-line.ts';
import { grossOf, volumeOf } from '#domain/booking/totals.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { compare, decimalText, parseDecimal } from '#domain/decimal.ts';
import type { FeeLine } from '#domain/fees/line.ts';
import type { FormDescription } from '#domain/form/field.ts';
import { tidy } from '#domain/form/tidy.ts';
import type { Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import type { Database } from '../data/connect.ts';
import { enquiries, enquiryOptions } from '../data/schema/enquiries.ts';
import type { JsonObject } from '../data/schema/orders.ts';
import { isOwn } from '../enterprise/membership.ts';
import { toFeeLine } from '../market/priced-lines.ts';
import { lockEnterprise } from './buyer.ts';
import { type Asker, listedPrice, type Priced } from './order-service.ts';

export interface AnsweredOption {
  offerId: string;
  sailingId: string | null;
  lines: FeeLine[];
  validTo: number;
  /** The form of the answered enquiry. */
  enquiryForm: JsonObject;
  close(orderNo: string): Promise<void>;
}

/** Refuses more than the enquired quantity; less may be shipped at the same price. */
export function requireEnquiredLoad(
  { enquiryForm }: Pick<AnsweredOption, 'enquiryForm'>,
  { grossWeight, volume }: { grossWeight: string; volume: string },
): void {
  const isMore = (typed: string, most: unknown) => {
    const [now, then] = [parseDecimal(typed), typeof most === 'string' ? parseDecimal(most) : null];
    return now !== null && then !== null && compare(now, then) > 0;
  };
  const path = isMore(volume, enquiryForm.volume)
    ? 'volume'
    : isMore(grossWeight, enquiryForm.weight)
      ? 'grossWeight'
      : null;
  if (path === null) return;
  const fields = { [`cargo.0.${path}`]: orderReplies.optionLoad };
  throw new Refusal(CODE.invalidInput, orderReplies.optionLoad, { fields });
}

type Box = { ctnType: string; quantity: number };

const boxesText = (boxes: readonly Box[]) =>
  boxes
    .map(({ ctnType, quantity }) => `${ctnType}x${quantity}`)
    .sort()
    .join(' ');

/** Refuses containers other than the enquired ones. */
export function requireEnquiredBoxes(
  { enquiryForm }: Pick<AnsweredOption, 'enquiryForm'>,
  containers: readonly { ctnType: string; quantity: number | string }[],
): void {
  const booked = containers.map(({ ctnType, quantity }) => ({ ctnType, quantity: Number(quantity) }));
  if (boxesText(booked) === boxesText((enquiryForm as { boxes?: Box[] }).boxes ?? [])) return;
  throw new Refusal(CODE.invalidInput, orderReplies.optionBoxes, { fields: { containers: orderReplies.optionBoxes } });
}

type EnquiredLine = { isDanger: boolean; dg: Pick<GoodsLine['dg'], 'dgClass' | 'unNo'> };
type EnquiredGoods = Partial<Record<'dgClass' | 'isDanger' | 'unNo', string>>;

/** Goods approved one by one must be booked as enquired, with no others beside them. */
export function requireEnquiredGoods(
  { enquiryForm }: Pick<AnsweredOption, 'enquiryForm'>,
  cargo: readonly EnquiredLine[],
): void {
  const { isDanger, unNo = '', dgClass = '' } = enquiryForm as EnquiredGoods;
  const isEnquired = ({ dg }: EnquiredLine) =>
    isDanger === 'Y' && (unNo === '' ? dg.dgClass === dgClass : readUnNumber(dg.unNo) === readUnNumber(unNo));
  const other = cargo.findIndex((line) => line.isDanger && !isEnquired(line));
  if (other < 0) return;
  const fields = { [`cargo.${other}.dg.unNo`]: orderReplies.optionGoods };
  throw new Refusal(CODE.invalidInput, orderReplies.optionGoods, { fields });
}

/** Refuses containers or goods beyond those of the enquiry. */
export function requireEnquiredShipment(
  option: Pick<AnsweredOption, 'enquiryForm'>,
  { containers, cargo }: { containers: readonly { ctnType: string; quantity: string }[]; cargo: readonly GoodsLine[] },
): void {
  requireEnquiredBoxes(option, containers);
  requireEnquiredGoods(option, cargo);
  requireEnquiredLoad(option, { grossWeight: decimalText(grossOf(cargo)), volume: decimalText(volumeOf(cargo)) });
}

/** Replaces the price of a part with that of its option. */
export const atOption = <Part extends { priceId: string; scheduleId: string }>(
  part: Part,
  option: Pick<AnsweredOption, 'offerId' | 'sailingId'> | null,
): Part => (option === null ? part : { ...part, priceId: option.offerId, scheduleId: option.sailingId ?? '' });

/** Does the same for a price of a store or a yard. */
export const atFacility = <Name extends string, Placed extends Readonly<Record<Name, string>>>(
  name: Name,
  placed: Placed,
  option: Pick<AnsweredOption, 'offerId'> | null,
): Placed => (option === null ? placed : { ...placed, [name]: option.offerId });

/** Returns the option that prices a part; null when the list does. */
export async function optionOf(
  tx: Pick<Database, 'select' | 'update'>,
  service: BookedService,
  enquiry: { no: string; optionId: string } | null,
  { userId, now }: { userId: string | null; now: number },
): Promise<AnsweredOption | null> {
  if (enquiry === null) return null;
  if (userId === null) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  return lockOption(tx, { service, ...enquiry }, { userId, now });
}

/** Prices containers at their option, if one is named, and checks them against the enquiry. */
export async function pricedAtOption<
  Part extends {
    priceId: string;
    scheduleId: string;
    enquiry: { no: string; optionId: string } | null;
    containers: readonly { ctnType: string; quantity: number | string }[];
  },
>(
  db: Pick<Database, 'select' | 'update'>,
  service: BookedService,
  typed: Part,
  asker: { userId: string | null; now: number },
): Promise<{ option: AnsweredOption | null; part: Part }> {
  const option = await optionOf(db, service, typed.enquiry, asker);
  const part = atOption(typed, option);
  if (option !== null) requireEnquiredBoxes(option, part.containers);
  return { option, part };
}

type AtOption = Parameters<typeof pricedAtOption>[2];

/** Creates a pricer of containers that accepts answered enquiries. */
export const pricerAtOption =
  <Part extends AtOption>(
    service: BookedService,
    priceOf: (
      db: Pick<Database, 'select' | 'update'>,
      part: Part,
      asker: Asker,
      option: AnsweredOption | null,
    ) => Promise<Parameters<typeof listedPrice>[1] & { offer: { priceId: string } }>,
  ) =>
  async (db: Pick<Database, 'select' | 'update'>, typed: Part, asker: Asker): Promise<Priced> => {
    const { option, part } = await pricedAtOption(db, service, typed, asker);
    const booking = await priceOf(db, part, asker, option);
    return listedPrice(booking.offer.priceId, booking);
  };

type OnSailing = Parameters<typeof atOption>[0];

/** Reads the form of a container order with the price of its option, if one is named. */
export async function placedAtOption<
  Form extends OnSailing & object,
  Context,
  Part extends { enquiry: { no: string; optionId: string } | null },
>(
  tx: Transaction,
  given: Form,
  { service, description, partOf }: PlacedKind<Form, Context, Part>,
  asker: { userId: string; now: number },
) {
  const typed = tidy(description, given);
  const option = await optionOf(tx, service, partOf(typed).enquiry, asker);
  const form = atOption(typed, option);
  return { option, form, part: partOf(form), enterprise: await lockEnterprise(tx, asker.userId) };
}

interface PlacedKind<Form, Context, Part> {
  service: BookedService;
  description: FormDescription<Form, Context>;
  partOf(form: Form): Part;
}

interface OptionRef {
  service: BookedService;
  no: string;
  optionId: string;
}

/**
 * Returns a valid answered option of the user or their enterprise, locked until the order is written when called in
 * a transaction.
 */
export async function lockOption(
  tx: Pick<Database, 'select' | 'update'>,
  { service, no, optionId }: OptionRef,
  { userId, now }: { userId: string; now: number },
): Promise<AnsweredOption> {
  const own = and(eq(enquiries.enquiryNo, no), isOwn(enquiries, userId), eq(enquiries.service, service));
  const [enquiry] = await tx.select().from(enquiries).where(own).for('update');
  if (enquiry === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  if (enquiry.orderNo !== null)
    throw new Refusal(CODE.conflict, orderReplies.alreadyAccepted(enquiry.orderNo), { orderNo: enquiry.orderNo });
  if (enquiry.status !== 'answered') throw new Refusal(CODE.conflict, orderReplies.enquiryNotAnswered);
  const [option] = await tx
    .select()
    .from(enquiryOptions)
    .where(and(eq(enquiryOptions.id, optionId), eq(enquiryOptions.enquiryNo, no)));
  if (option === undefined || option.offerId === null) throw new Refusal(CODE.notFound, orderReplies.optionUnknown);
  if (option.validTo.getTime() <= now) throw new Refusal(CODE.priceExpired, orderReplies.optionExpired);
  return {
    offerId: option.offerId,
    sailingId: option.sailingId,
    lines: option.lines.map(toFeeLine),
    validTo: option.validTo.getTime(),
    enquiryForm: enquiry.form as JsonObject,
    close: async (orderNo) => {
      await tx.update(enquiries).set({ status: 'accepted', orderNo }).where(own);
    },
  };
}
