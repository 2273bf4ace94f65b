import { asc, eq, inArray } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { acceptEnquiry, ChangedPrice, PlacedOrder, placeOrder } from '#contract/calls/orders.ts';
import { CODE } from '#contract/codes.ts';
import type { FclForm } from '#domain/booking/services/fcl/form.ts';
import { type FclQuotePart, partAsTyped } from '#domain/booking/services/fcl/quote.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import { type CallContext, signedIn } from '../calls/context.ts';
import { once, type Transaction } from '../calls/idempotent.ts';
import { Refusal } from '../calls/refusal.ts';
import { enterprises } from '../data/schema/accounts.ts';
import { constants } from '../data/schema/reference.ts';
import { enterpriseOf } from '../enterprise/of-user.ts';
import { requireOwnFiles } from '../files/records.ts';
import { isContractCustomer } from '../market/enterprise.ts';
import { readUser } from '../session/user-info.ts';
import { hasAgreed, PROTOCOL_VERSION } from '../texts/agreements.ts';
import { contextOf, filesOf, requireSound, tidied } from './check-form.ts';
import { takeOption } from './enquiry-option.ts';
import { judgeBooking, type PricedBooking, priceJudged } from './price.ts';
import { isSamePrice, keepQuote, readQuote } from './quotes.ts';
import { type Booking, writeOrder } from './write.ts';

/** The price differs from the one that was seen; reported outside the transaction that this ends. */
class PriceChanged extends Error {
  override name = 'PriceChanged';
  constructor(
    readonly part: FclQuotePart,
    readonly priced: PricedBooking,
    readonly previous: ChangedPrice['previous'],
  ) {
    super('price changed');
  }
}

interface Buyer {
  userId: string;
  now: number;
  requestId: string;
}

/** Who the user acts for, held as it is until the order stands: a verification decided meanwhile waits. */
async function holdEnterprise(tx: Transaction, userId: string) {
  const enterprise = await enterpriseOf(tx, userId);
  if (enterprise === null) return null;
  const [held] = await tx.select().from(enterprises).where(eq(enterprises.id, enterprise.id)).for('share');
  return held ?? enterprise;
}

async function requireAgreement(
  tx: Transaction,
  userId: string,
  enterprise: Awaited<ReturnType<typeof holdEnterprise>>,
  form: FclForm,
): Promise<void> {
  if (!form.cargo.some(({ isDanger }) => isDanger)) return;
  if (hasAgreed(enterprise ?? (await readUser(tx, userId)))) return;
  throw new Refusal(CODE.conflict, orderReplies.protocolNotAgreed, { protocol: PROTOCOL_VERSION });
}

/** The lists of the database that the form's choices stand in. */
async function listsOf(tx: Transaction) {
  const rows = await tx
    .select({ type: constants.constType, code: constants.constValue })
    .from(constants)
    .where(inArray(constants.constType, ['CURRENCY', 'PAY_TYPE']))
    .orderBy(asc(constants.sort));
  const codesOf = (wanted: string) => rows.filter(({ type }) => type === wanted).map(({ code }) => code);
  return { currencies: codesOf('CURRENCY'), payTypes: codesOf('PAY_TYPE') };
}

/** Everything an order is refused for, asked again at the moment it is placed. */
async function prepare(tx: Transaction, given: FclForm, { userId, now, requestId }: Buyer) {
  const typed = tidied(given);
  const { enquiryNo, optionId } = typed;
  const option = enquiryNo === '' ? null : await takeOption(tx, { no: enquiryNo, optionId }, { userId, now });
  const form: FclForm =
    option === null ? typed : { ...typed, priceId: option.offerId, scheduleId: option.sailingId ?? '' };
  const enterprise = await holdEnterprise(tx, userId);
  const part = partAsTyped(form);
  const judged = await judgeBooking(tx, part, { now, enterpriseId: enterprise?.id ?? null });
  const contracted = enterprise !== null && (await isContractCustomer(tx, enterprise.id, now));
  requireSound(form, contextOf(judged, now, { ...(await listsOf(tx)), isContractCustomer: contracted }));
  const offered = await priceJudged(tx, part, judged);
  await requireOwnFiles(tx, userId, filesOf(form));
  await requireAgreement(tx, userId, enterprise, form);
  option?.requireSameBoxes(form);
  const priced = option?.price(offered, form.payTerm) ?? offered;
  const booking: Omit<Booking, 'quoteId'> = {
    ...{ userId, enterprise, form, priced, now, requestId },
    enquiryNo: option === null ? null : enquiryNo,
  };
  return { part, priced, booking, option };
}

interface Asked {
  form: FclForm;
  /** Null where the option of an enquiry sets the price. */
  quoteId: string | null;
}

async function write(tx: Transaction, { form, quoteId }: Asked, buyer: Buyer): Promise<PlacedOrder> {
  const { part, priced, booking, option } = await prepare(tx, form, buyer);
  if (quoteId !== null) {
    const quoted = await readQuote(tx, quoteId, buyer.userId);
    if (quoted === null || !isSamePrice(quoted.lines, priced.lines))
      throw new PriceChanged(part, priced, quoted ?? { lines: [], totals: [] });
  }
  const placed = await writeOrder(tx, { ...booking, quoteId });
  await option?.close(placed.orderNo);
  return placed;
}

/** A price other than the quoted one orders nothing: the refusal carries a new quote. */
async function placeOnce(
  context: CallContext,
  call: 'acceptEnquiry' | 'placeOrder',
  request: object,
  asked: Asked,
): Promise<PlacedOrder> {
  const { userId } = signedIn(context);
  const { db, random, requestId } = context;
  const now = context.clock.now();
  try {
    return await once(context, {
      ...{ call, owner: userId, request },
      work: (tx) => write(tx, asked, { userId, now, requestId }),
    });
  } catch (error) {
    if (!(error instanceof PriceChanged)) throw error;
    const fresh = await keepQuote(db, error.part, error.priced, { userId, now, random });
    const changed: ChangedPrice = { ...fresh, previous: error.previous };
    throw new Refusal(CODE.priceExpired, orderReplies.priceChanged, changed);
  }
}

export const place = (context: CallContext, request: InferOutput<typeof placeOrder.request>): Promise<PlacedOrder> =>
  placeOnce(context, 'placeOrder', request, request);

/** The answer to an enquiry becomes an order at the price it named, while that stands. */
export const accept = (
  context: CallContext,
  request: InferOutput<typeof acceptEnquiry.request>,
): Promise<PlacedOrder> => {
  const { no, optionId, quoteId = null, form } = request;
  return placeOnce(context, 'acceptEnquiry', request, { quoteId, form: { ...form, enquiryNo: no, optionId } });
};
