import { eq, inArray } from 'drizzle-orm';
import { parse } from 'valibot';
import type { AnswerOf } from '#contract/call.ts';
import { fclEnquiryForm, lclEnquiryForm, truckEnquiryForm } from '#contract/calls/ecommerce.ts';
import { sellingPrices } from '#contract/calls/item.ts';
import type {
  OperatorEnquiriesRequest,
  OperatorOptionLine,
  OperatorOptionRequest,
  operatorEnquiries,
} from '#contract/calls/operator.ts';
import type { OperatorEnquiryPreview } from '#contract/calls/operator-enquiries.ts';
import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { marketReplies } from '#copy/replies.ts';
import { type FeeLine, priceLine } from '#domain/fees/line.ts';
import { fromFen, toFen } from '#domain/money.ts';
import type { CurrencyCode } from '#domain/reference/currencies.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import type { FeeGroup } from '#domain/reference/fee-codes.ts';
import { dayWindow } from '#domain/schedule/validity.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { digestOf, type Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { Database } from '../../data/connect.ts';
import { rehearse } from '../../data/rehearse.ts';
import { enquiries } from '../../data/schema/enquiries.ts';
import { carriers, feeCodes } from '../../data/schema/reference.ts';
import { notifyEnquiryAnswered } from '../../notices/event-notices.ts';
import { type Actor, recordAct } from '../../operators/audit.ts';
import type { Random } from '../../random.ts';
import { stuffingOptions } from '../cfs/options.ts';
import { namedDeskOption } from '../dg-desk/options.ts';
import { listSelling } from '../fcl/prices.ts';
import { consolidatedOptions } from '../lcl/options.ts';
import { toPricedLine } from '../priced-lines.ts';
import { isOfYard, yardOptions } from '../tank/yard-options.ts';
import { namedRoadOption } from '../truck/prices.ts';
import { storageOptions } from '../warehouse/options.ts';
import { namedFacility } from './facility-options.ts';
import { namedLaneOption } from './lane-options.ts';
import { type OperatorOption, ofOffer, promisedTo, queryOf, writeOptions } from './option.ts';
import { readAnswer } from './rows.ts';

interface Answering {
  now: number;
  random: Random;
  actor: Actor;
}

type Enquiry = typeof enquiries.$inferSelect;

/** Stores an operator's answer. Of two concurrent answers the first wins. */
export async function answerEnquiry(
  db: Database,
  request: OperatorEnquiriesRequest,
  answering: Answering,
): Promise<AnswerOf<typeof operatorEnquiries>> {
  requireReason(request);
  return db.transaction(async (tx) => (await giveAnswer(tx, request, answering)).answer);
}

/** Renders the answer as the customer would see it, inside a transaction that is rolled back. */
export async function previewAnswer(
  db: Database,
  request: OperatorEnquiriesRequest,
  answering: Answering,
): Promise<OperatorEnquiryPreview> {
  requireReason(request);
  const { no } = request;
  const isOfNo = eq(enquiries.enquiryNo, no);
  return rehearse(db, async (tx) => {
    const { digest } = await giveAnswer(tx, request, answering);
    return { enquiry: await readAnswer(tx, isOfNo, answering.now), digest };
  });
}

function requireReason(request: OperatorEnquiriesRequest): void {
  if (request.decision === 'DECLINE' && request.reason === '')
    throw new Refusal(CODE.invalidInput, undefined, { fields: { reason: orderReplies.reasonMissing } });
}

async function giveAnswer(tx: Transaction, request: OperatorEnquiriesRequest, { now, random, actor }: Answering) {
  const { no } = request;
  const enquiry = await lockUnanswered(tx, request, now);
  const options =
    request.decision === 'DECLINE'
      ? []
      : await inTurn(request.options, (option, at) => toOption(tx, enquiry, option, { at, now }));
  const digest = digestOf(
    options.map(({ offerId, sailingId, lines }) => [offerId, sailingId, lines.map(toPricedLine)]),
  );
  if (request.digest !== undefined && request.digest !== digest)
    throw new Refusal(CODE.conflict, marketReplies.answerChanged);
  const status = request.decision === 'DECLINE' ? ('declined' as const) : ('answered' as const);
  const reply = request.decision === 'DECLINE' ? request.reason : null;
  await writeOptions(tx, no, options, random);
  await tx
    .update(enquiries)
    .set({ status, reply, answeredAt: new Date(now) })
    .where(eq(enquiries.enquiryNo, no));
  const after = { status, ...(reply === null ? { options: options.length } : { reason: reply }) };
  const act = { action: `enquiry.${status}`, subjectKind: 'enquiry', subjectId: no };
  await recordAct(tx, actor, { ...act, before: { status: enquiry.status }, after }, now);
  await notifyEnquiryAnswered(tx, enquiry, { isDeclined: status === 'declined', reason: reply ?? '' }, now);
  return { digest, answer: { enquiryNo: no, status, optionCount: options.length, reply } };
}

/** Open or declined enquiries: a person may answer what the price list refused. */
export const isUnanswered = ({ status, deadline }: Pick<Enquiry, 'deadline' | 'status'>, now: number): boolean =>
  (status === 'waiting' || status === 'declined') && deadline.getTime() > now;

/** True when the demo operator found no price and no person has replied. */
const isUnpriced = ({ status, reply }: Enquiry): boolean => status === 'declined' && reply === null;

async function lockUnanswered(
  tx: Transaction,
  { no, answeredAt }: OperatorEnquiriesRequest,
  now: number,
): Promise<Enquiry> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.enquiryNo, no)).for('update');
  if (enquiry === undefined) throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  if (answeredAt !== undefined && !isUnpriced(enquiry) && answeredAt !== (enquiry.answeredAt?.getTime() ?? null))
    throw new Refusal(CODE.conflict, marketReplies.enquiryJustAnswered);
  if (isUnanswered(enquiry, now)) return enquiry;
  const isOver = enquiry.status === 'waiting' || enquiry.status === 'declined';
  throw new Refusal(CODE.conflict, isOver ? marketReplies.enquiryOver : marketReplies.enquiryAnswered);
}

/** A transaction has one connection, so its queries run one after the other. */
async function inTurn<Item, Result>(items: readonly Item[], make: (item: Item, at: number) => Promise<Result>) {
  const made: Result[] = [];
  for (const [at, item] of items.entries()) made.push(await make(item, at));
  return made;
}

const wrong = (field: string, message: string) =>
  new Refusal(CODE.invalidInput, message, { fields: { [field]: message } });

async function toOption(
  tx: Transaction,
  enquiry: Enquiry,
  option: OperatorOptionRequest,
  { at, now }: { at: number; now: number },
): Promise<OperatorOption> {
  const { priceId, lines, validDays, carrier } = option;
  const remark = option.remark === '' ? null : option.remark;
  const fees = await readFees(tx, lines);
  const own = lines.map((line, index) => {
    const fee = fees.get(line.feeCode);
    if (fee === undefined) throw wrong(`options.${at}.lines.${index}.feeCode`, marketReplies.feeUnknown(line.feeCode));
    return toLine(fee, line);
  });
  if (priceId !== undefined) {
    const listed = await listedOption(tx, enquiry, { priceId, hasLines: own.length > 0 }, now);
    if (listed === null) throw wrong(`options.${at}.priceId`, marketReplies.priceNotForEnquiry(priceId));
    const validTo = promisedTo(listed.validTo, now, validDays);
    return { ...listed, lines: own.length > 0 ? own : listed.lines, validTo, remark };
  }
  if (own.length === 0) throw wrong(`options.${at}.lines`, marketReplies.linesMissing);
  if (carrier !== undefined) {
    const [known] = await tx.select({ code: carriers.code }).from(carriers).where(eq(carriers.code, carrier));
    if (known === undefined) throw wrong(`options.${at}.carrier`, marketReplies.carrierUnknown(carrier));
  }
  return {
    offerId: null,
    sailingId: null,
    carrierCode: carrier ?? null,
    etd: option.etd === undefined ? null : dayWindow(option.etd, option.etd, CHINA).validFrom,
    transitDays: option.transitDays ?? null,
    lines: own,
    validTo: promisedTo(Number.POSITIVE_INFINITY, now, validDays),
    remark,
  };
}

/** Builds an option from a listed price for the enquired goods and containers, if it is bookable now. */
async function listedOption(
  tx: Transaction,
  { service, form, enterpriseId }: Enquiry,
  named: { priceId: string; hasLines: boolean },
  now: number,
): Promise<OperatorOption | null> {
  const { priceId } = named;
  const buyer = { now, enterpriseId };
  const enquiry = { db: tx, stored: form, now };
  switch (service) {
    case 'fcl': {
      const prices = parse(sellingPrices.request, { ...queryOf(parse(fclEnquiryForm, form)), priceIds: [priceId] });
      const [offer] = (await listSelling(tx, prices, buyer)).items;
      return offer === undefined ? null : ofOffer(offer, null);
    }
    case 'lcl': {
      const options = await consolidatedOptions(tx, parse(lclEnquiryForm, form), buyer);
      return options.find(({ offerId }) => offerId === priceId) ?? null;
    }
    case 'air':
    case 'rail':
    case 'domestic':
    case 'flexitank':
      return namedLaneOption(tx, { service, form }, named, buyer);
    case 'tank':
      if (isOfYard(form)) return namedFacility(yardOptions, enquiry, named);
      return namedLaneOption(tx, { service, form }, named, buyer);
    case 'cfs':
      return namedFacility(stuffingOptions, enquiry, named);
    case 'dgdesk':
      return namedDeskOption(tx, form, named, now);
    case 'warehouse':
      return namedFacility(storageOptions, enquiry, named);
    case 'truck':
      return namedRoadOption(tx, parse(truckEnquiryForm, form), named);
    default:
      return null;
  }
}

type Fee = typeof feeCodes.$inferSelect;

/** Reads the fees that lines refer to, custom fees included. */
async function readFees(tx: Transaction, lines: readonly OperatorOptionLine[]): Promise<ReadonlyMap<string, Fee>> {
  const named = lines.map(({ feeCode }) => feeCode);
  if (named.length === 0) return new Map();
  const found = await tx.select().from(feeCodes).where(inArray(feeCodes.code, named));
  return new Map(found.map((fee) => [fee.code, fee]));
}

function toLine(fee: Fee, { feeCode, unitPrice, quantity, currency, ctnType }: OperatorOptionLine): FeeLine {
  const group = fee.groupName as FeeGroup;
  return priceLine(
    {
      group,
      feeCode,
      feeName: fee.nameCn,
      currency: currency ?? (fee.currency as CurrencyCode),
      unitPrice: fromFen(toFen(unitPrice)),
      basis: (fee.bases[0] ?? 'SHIPMENT') as FeeBasis,
      atCost: fee.atCost,
      payTerm: group === 'DESTINATION' ? 'COL' : 'PRE',
      taxRate: null,
    },
    quantity,
    ctnType ?? null,
  );
}
