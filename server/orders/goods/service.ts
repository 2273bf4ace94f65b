import { CODE } from '#contract/codes.ts';
import { goodsDescription } from '#domain/booking/services/goods/fields.ts';
import type { GoodsForm } from '#domain/booking/services/goods/form.ts';
import { type GoodsPart, goodsPart } from '#domain/booking/services/goods/quote.ts';
import { goodsService } from '#domain/booking/services/goods/service.ts';
import { unRowOf } from '#domain/booking/un-fill.ts';
import { compare, decimalText, divide, multiply, subtract, sum } from '#domain/decimal.ts';
import { type FeeLine, priceLine, totalsOf } from '#domain/fees/line.ts';
import { errorsOf } from '#domain/form/check.ts';
import { tidy } from '#domain/form/tidy.ts';
import { QUOTE_VALID_MS } from '#domain/limits.ts';
import { kilogramsOf, readGoodsQuantity } from '#domain/procurement/quantity.ts';
import { bandAt, bandsOf, leftOf } from '#domain/procurement/tiers.ts';
import type { FeeBasis } from '#domain/reference/fee-bases.ts';
import { marketReplies } from '#src/ui/copy/market-replies.ts';
import { orderReplies } from '#src/ui/copy/order-replies.ts';
import type { Transaction } from '../../calls/idempotent.ts';
import { Refusal } from '../../calls/refusal.ts';
import type { BoughtGoods } from '../../data/schema/booked.ts';
import { requireOwnFiles } from '../../files/records.ts';
import { findGoods, type Goods, isOwnPost, offeredOf, stateOf } from '../../market/goods.ts';
import { goodsCharges } from '../../texts/goods-agreement.ts';
import { holdEnterprise, listsOf } from '../buyer.ts';
import { requested } from '../on-request.ts';
import type { Buyer, OrderService, PreparedOrder, Priced } from '../order-service.ts';
import { requireSound } from '../sound.ts';
import { purchaseTimeline } from '../timeline.ts';
import { owingNothing, priceOfFound, withoutVoyage } from '../without-voyage.ts';
import { takeGoods } from './stock.ts';

const GOODS_TAX_RATE = '13';
const BASES: Readonly<Record<string, FeeBasis>> = { 吨: 'TON' };

type Refused = typeof CODE.cutOffPassed | typeof CODE.invalidInput | typeof CODE.noSpace | typeof CODE.priceExpired;

const refusedAt = (path: string, text: string, code: Refused) => new Refusal(code, text, { fields: { [path]: text } });
const gone = () => refusedAt('goodsId', orderReplies.goodsGone, CODE.priceExpired);

/** The goods at the price of their band, which the line names. */
function goodsLine({ post, line }: Goods, quantity: string): FeeLine {
  const bands = bandsOf(line);
  const band = bandAt(bands, quantity);
  if (band === null)
    throw refusedAt('quantity', orderReplies.goodsLoad(bands[0]?.from ?? '', line.unit), CODE.invalidInput);
  const named = bands.length > 1 ? orderReplies.goodsBand(band.from, line.unit) : '';
  return priceLine(
    {
      ...{ group: 'FREIGHT', feeCode: 'GDS', currency: line.currency, unitPrice: band.price, payTerm: 'PRE' },
      feeName: orderReplies.goodsPrice(line.nameCn, named),
      basis: BASES[line.unit] ?? 'KILOGRAM',
      atCost: false,
      taxRate: post.taxIncluded ? GOODS_TAX_RATE : null,
    },
    quantity,
  );
}

function priceGoods(goods: Goods, { quantity: typed, delivery }: GoodsPart, now: number): Priced {
  const { post, line } = goods;
  if (stateOf(post, now) !== 'OPEN') throw refusedAt('goodsId', orderReplies.goodsClosed, CODE.cutOffPassed);
  const quantity = readGoodsQuantity(typed);
  if (quantity === null)
    throw refusedAt('quantity', orderReplies.goodsLoad(bandsOf(line)[0]?.from ?? '', line.unit), CODE.invalidInput);
  if (compare(quantity, leftOf(line)) > 0)
    throw refusedAt('quantity', orderReplies.goodsShort(leftOf(line), line.unit), CODE.noSpace);
  const carriage = delivery === 'DELIVERY' ? [requested('TRK', orderReplies.goodsDelivery)] : [];
  const lines = [goodsLine(goods, quantity), ...carriage];
  const validTo = Math.min(now + QUOTE_VALID_MS, post.deadline.getTime());
  return { offerId: post.id, lines, totals: totalsOf(lines), validTo, addOns: async () => [] };
}

function boughtOf({ post, line }: Goods, form: GoodsForm): BoughtGoods {
  const isSelf = form.delivery === 'SELF';
  return {
    ...{ postId: post.id, lineNo: line.lineNo, postNo: post.number, nameCn: line.nameCn, unit: line.unit },
    quantity: form.quantity,
    batchNo: line.batch?.no ?? '',
    delivery: isSelf ? 'SELF' : 'DELIVERY',
    address: isSelf ? (line.batch?.store ?? post.deliveryPlace) : form.deliveryAddress,
    day: form.deliveryDay,
  };
}

/** The goods by weight: in bulk they are one piece, and weigh what is bought. */
function itemOf({ line }: Goods, quantity: string): PreparedOrder['items'][number] {
  const { nameCn, nameEn, casNo, unNo, packageType, packageNetKg, packageGrossKg } = line;
  const netKg = kilogramsOf(quantity, line.unit) ?? '0';
  const packages = packageNetKg === null ? 1 : Number(decimalText(divide(netKg, packageNetKg, 0, 'up')));
  const tare =
    packageNetKg === null || packageGrossKg === null ? 0 : multiply(subtract(packageGrossKg, packageNetKg), packages);
  const row = unNo === null ? null : unRowOf(unNo);
  return {
    ...{ lineNo: 1, cargoNameCn: nameCn, cargoNameEn: nameEn, casNo, unNo, packages, netKg },
    packageType: packageType ?? 'BLK',
    grossKg: decimalText(sum([netKg, tare])),
    dgClass: row?.mainClass ?? null,
    packingGroup: row?.packingGroups[0] ?? null,
  };
}

const filesOf = ({ licenceFiles, permitFiles, documents }: GoodsForm): string[] =>
  [...licenceFiles, ...permitFiles, ...documents].map(({ fileId }) => fileId);

async function prepare(tx: Transaction, given: GoodsForm, { userId, now }: Buyer): Promise<PreparedOrder> {
  const tidied = tidy(goodsDescription, given);
  if (tidied.enquiryNo !== '') throw new Refusal(CODE.notFound, marketReplies.enquiryUnknown);
  const enterprise = await holdEnterprise(tx, userId);
  const goods = await findGoods(tx, tidied.goodsId, now);
  const { payTypes } = await listsOf(tx);
  const context = { now, payTypes, goods: goods === null ? null : offeredOf(goods, now) };
  requireSound({ cargo: [] }, errorsOf(goodsDescription, tidied, context));
  const part = goodsPart(tidied);
  if (goods === null || part === null) throw gone();
  if (isOwnPost(goods.post, userId)) throw new Refusal(CODE.conflict, orderReplies.ownGoods);
  const form = { ...tidied, quantity: part.quantity };
  await requireOwnFiles(tx, userId, filesOf(form));
  const bought = boughtOf(goods, form);
  const isDanger = goods.line.unNo !== null;
  return withoutVoyage({
    ...{ part, enterprise, form },
    priced: priceGoods(goods, part, now),
    row: { isDanger, bought },
    items: [itemOf(goods, part.quantity)],
    timeline: purchaseTimeline(bought, isDanger, now),
    take: (transaction) => takeGoods(transaction, bought),
  });
}

/** The order of goods from an offer. */
export const goodsOrders: OrderService<GoodsForm, GoodsPart> = {
  booking: goodsService,
  prefix: 'PRC',
  charges: goodsCharges,
  price: priceOfFound((db, part, now) => findGoods(db, part.goodsId, now), priceGoods, gone),
  prepare,
  ...owingNothing,
};
