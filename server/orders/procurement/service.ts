import { CODE } from '#contract/codes.ts';
import { orderReplies } from '#copy/orders/replies.ts';
import { goods as goodsWords } from '#copy/procurement/market.ts';
import { marketReplies } from '#copy/replies.ts';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { compare, decimalText, roundUp } from '#domain/decimal.ts';
import { type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { goodsDescription } from '#domain/procurement/fields.ts';
import type { GoodsForm } from '#domain/procurement/form.ts';
import { readGoodsQuantity } from '#domain/procurement/quantity.ts';
import { type GoodsPart, goodsPart } from '#domain/procurement/quote.ts';
import type { QuotedWeight } from '#domain/procurement/quoted-weight.ts';
import { goodsService } from '#domain/procurement/service.ts';
import { bandAt, bandsOf, remainingQuantity } from '#domain/procurement/tiers.ts';
import { type WonLine, wonAmount } from '#domain/procurement/won-line.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { BoughtGoods } from '../../data/schema/booked.ts';
import { ownsRow } from '../../enterprise/membership.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { findGoods, type Goods, offeredOf, stateOf, weightOf } from '../../market/procurement/goods.ts';
import { quoteEnds, requireOpenQuote } from '../../market/procurement/won-goods.ts';
import { readUnEntry } from '../../un-list/read-entries.ts';
import { listsOf, lockEnterprise } from '../buyer.ts';
import { requested } from '../on-request.ts';
import type { Buyer, OrderService, PreparedOrder, Priced } from '../order-service.ts';
import { purchaseTimeline } from '../timeline.ts';
import { requireValidForm } from '../valid-form.ts';
import { withoutPapers, withoutVoyage } from '../without-voyage.ts';
import { goodsCharges } from './charges.ts';
import { takeGoods } from './stock.ts';

const GOODS_TAX_RATE = '13';
const BASES: Readonly<Record<string, FeeBasis>> = { 吨: 'TON', 千克: 'KILOGRAM', kg: 'KILOGRAM' };
const SOLD = { group: 'FREIGHT', feeCode: 'GDS', payTerm: 'PRE', atCost: false } as const;

type Refused = typeof CODE.cutOffPassed | typeof CODE.invalidInput | typeof CODE.noSpace | typeof CODE.priceExpired;

const refusedAt = (path: string, text: string, code: Refused) => new Refusal(code, text, { fields: { [path]: text } });
const goodsMissing = () => refusedAt('goodsId', orderReplies.goodsGone, CODE.priceExpired);

/** Charges the goods at their price band, which the line names. */
function goodsLine({ post, line }: Goods, quantity: string): FeeLine {
  const bands = bandsOf(line);
  const band = bandAt(bands, quantity);
  if (band === null)
    throw refusedAt('quantity', orderReplies.goodsLoad(bands[0]?.from ?? '', line.unit), CODE.invalidInput);
  const named = bands.length > 1 ? orderReplies.goodsBand(band.from, line.unit) : '';
  return priceLine(
    {
      ...{ ...SOLD, currency: line.currency, unitPrice: band.price },
      feeName: orderReplies.goodsPrice(line.nameCn, named),
      basis: BASES[line.unit] ?? 'KILOGRAM',
      taxRate: post.taxIncluded ? GOODS_TAX_RATE : null,
    },
    quantity,
  );
}

/**
 * Charges the goods at the winning quote, as one sum when the unit price has fractions of a fen or the unit is no
 * fee unit.
 */
function wonFee({ nameCn, unit }: Goods['line'], won: WonLine): FeeLine {
  const { price, currency, quantity, taxIncluded } = won;
  const rate = { ...SOLD, currency, taxRate: taxIncluded ? GOODS_TAX_RATE : null };
  const basis = BASES[unit];
  if (basis !== undefined && compare(roundUp(price), price) === 0)
    return priceLine({ ...rate, unitPrice: decimalText(roundUp(price)), feeName: nameCn, basis }, quantity);
  const feeName = orderReplies.quotedPrice(nameCn, quantity, unit, formatMoney(price, currency, 4));
  return priceLine({ ...rate, unitPrice: wonAmount(won), feeName, basis: 'SHIPMENT' }, '1');
}

/** Lists extra costs. A delivery that the price excludes is shown but never added. */
const carriageOf = ({ won }: Goods, delivery: string): FeeLine[] =>
  delivery === 'DELIVERY' && won?.freight !== 'SUPPLIER' ? [requested('TRK', orderReplies.goodsDelivery)] : [];

function priceWon(goods: Goods, won: WonLine, { quantity, delivery }: GoodsPart, now: number): Priced {
  requireOpenQuote(won);
  if (readGoodsQuantity(quantity) !== won.quantity)
    throw refusedAt('quantity', orderReplies.goodsQuoted(won.quantity, goods.line.unit), CODE.invalidInput);
  const lines = [wonFee(goods.line, won), ...carriageOf(goods, delivery)];
  const validTo = Math.min(now + QUOTE_VALID_MS, quoteEnds(won.validTo));
  return { offerId: goods.post.id, lines, totals: totalsOf(lines), validTo, addOns: async () => [] };
}

function priceGoods(goods: Goods, part: GoodsPart, now: number): Priced {
  const { post, line, won } = goods;
  if (won !== null) return priceWon(goods, won, part, now);
  if (stateOf(post, now) !== 'OPEN') throw refusedAt('goodsId', orderReplies.goodsClosed, CODE.cutOffPassed);
  const quantity = readGoodsQuantity(part.quantity);
  if (quantity === null)
    throw refusedAt('quantity', orderReplies.goodsLoad(bandsOf(line)[0]?.from ?? '', line.unit), CODE.invalidInput);
  if (compare(quantity, remainingQuantity(line)) > 0)
    throw refusedAt('quantity', orderReplies.goodsShort(remainingQuantity(line), line.unit), CODE.noSpace);
  const lines = [goodsLine(goods, quantity), ...carriageOf(goods, part.delivery)];
  const validTo = Math.min(now + QUOTE_VALID_MS, post.deadline.getTime());
  return { offerId: post.id, lines, totals: totalsOf(lines), validTo, addOns: async () => [] };
}

/** Pick-up location: the offer's store, or the one the supplier's quote names. */
const fetchedAt = ({ post, line, won }: Goods): string =>
  won === null ? (line.batch?.store ?? post.deliveryPlace) : goodsWords.order.fetchedFrom(won.supplier);

function boughtOf(goods: Goods, form: GoodsForm): BoughtGoods {
  const { post, line, won } = goods;
  const isSelf = form.delivery === 'SELF';
  return {
    ...{ postId: post.id, lineNo: line.lineNo, postNo: post.number, nameCn: line.nameCn, unit: line.unit },
    quantity: form.quantity,
    batchNo: line.batch?.no ?? '',
    delivery: isSelf ? 'SELF' : 'DELIVERY',
    address: isSelf ? fetchedAt(goods) : form.deliveryAddress,
    day: form.deliveryDay,
    ...(won === null ? {} : { quoteNo: won.quoteNo, supplier: won.supplier }),
  };
}

/** Fills in the buyer's values where the package states none. */
const weighed = ({ grossKg, packages, ...weight }: QuotedWeight, form: GoodsForm) => ({
  ...weight,
  packages: packages ?? Number(form.packages),
  grossKg: grossKg ?? form.grossWeight,
});

/** Builds the goods line by weight. */
function itemOf(goods: Goods, entry: UnEntry | null, form: GoodsForm): PreparedOrder['items'][number] {
  const { nameCn, nameEn, casNo, unNo } = goods.line;
  return {
    ...{ lineNo: 1, cargoNameCn: nameCn, cargoNameEn: nameEn, casNo, unNo },
    ...weighed(weightOf(goods, form.quantity), form),
    dgClass: entry?.mainClass ?? null,
    packingGroup: entry?.packingGroups[0] ?? null,
  };
}

const filesOf = ({ licenceFiles, permitFiles, documents }: GoodsForm): string[] =>
  [...licenceFiles, ...permitFiles, ...documents].map(({ fileId }) => fileId);

async function prepare(tx: Transaction, given: GoodsForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const tidied = tidy(goodsDescription, given);
  if (tidied.enquiryNo !== '') throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const enterprise = await lockEnterprise(tx, userId);
  const goods = await findGoods(tx, tidied.goodsId, { userId, now });
  const won = goods?.won ?? null;
  if (won !== null) requireOpenQuote(won);
  const { payTypes } = await listsOf(tx);
  const entry = await readUnEntry(tx, goods?.line.unNo);
  const context = { now, payTypes, goods: goods === null ? null : offeredOf(goods, entry, now) };
  requireValidForm({ cargo: [] }, errorsOf(goodsDescription, tidied, context));
  const part = goodsPart(tidied);
  if (goods === null || part === null) throw goodsMissing();
  if (won === null && ownsRow({ userId, enterpriseId: enterprise?.id ?? null }, goods.post))
    throw new Refusal(CODE.conflict, orderReplies.ownGoods);
  const form = { ...tidied, quantity: part.quantity };
  await requireOwnFiles(tx, userId, filesOf(form));
  const bought = boughtOf(goods, form);
  const isDanger = goods.line.unNo !== null;
  return withoutVoyage({
    ...{ part, enterprise, form },
    priced: priceGoods(goods, part, now),
    row: { isDanger, bought },
    items: [itemOf(goods, entry, form)],
    timeline: purchaseTimeline(bought, isDanger, now),
    take: (transaction) => takeGoods(transaction, bought),
  });
}

export const goodsOrders: OrderService<GoodsForm, GoodsPart> = {
  booking: goodsService,
  prefix: 'PRC',
  charges: goodsCharges,
  price: async (db, part, asker) => {
    const goods = await findGoods(db, part.goodsId, asker);
    if (goods === null) throw goodsMissing();
    return priceGoods(goods, part, asker.now);
  },
  prepare,
  ...withoutPapers,
};
