import { numberOf } from '../booking/totals.ts';
import { compare } from '../decimal.ts';
import type { Rule } from '../form/field.ts';
import { tomorrow } from '../schedule/tomorrow.ts';
import { CHINA, localDay } from '../schedule/zone.ts';
import type { GoodsContext } from './context.ts';
import type { GoodsForm } from './form.ts';
import { kilogramsOf, readGoodsQuantity } from './quantity.ts';

type GoodsRule = Rule<GoodsForm, GoodsForm, GoodsContext>;

export const deliveryInTime: GoodsRule = ({ value, context: { now } }) => {
  const day = tomorrow(now);
  return String(value) < day ? { code: 'GOODS_DAY', values: { day } } : null;
};

/** Between the first band's minimum and the remaining quantity. */
export const quantityOffered: GoodsRule = ({ value, context: { goods } }) => {
  const quantity = readGoodsQuantity(String(value));
  if (quantity === null || goods === null) return null;
  const { unit, left, bands } = goods;
  const least = bands[0]?.from;
  if (least !== undefined && compare(quantity, least) < 0) return { code: 'GOODS_LEAST', values: { least, unit } };
  return compare(quantity, left) > 0 ? { code: 'GOODS_LEFT', values: { left, unit } } : null;
};

/** The gross weight must not be below the net weight. */
export const grossHoldsGoods: GoodsRule = ({ value, scope, context: { goods } }) => {
  if (goods === null) return null;
  const ordered = readGoodsQuantity(scope.quantity);
  const least = goods.unweighed?.netKg ?? (ordered === null ? null : kilogramsOf(ordered, goods.unit));
  const gross = numberOf(String(value));
  if (least === null || gross === null) return null;
  return compare(gross, least) < 0 ? { code: 'GOODS_GROSS', values: { least } } : null;
};

export const licenceHolds: GoodsRule = ({ value, scope: { deliveryDay }, context: { now } }) => {
  const today = localDay(now, CHINA);
  const day = deliveryDay > today ? deliveryDay : today;
  return String(value) < day ? { code: 'LICENCE_ENDS', values: { day } } : null;
};
