import type { GoodsLine } from '../booking/goods-line.ts';
import { numberOf } from '../booking/totals.ts';
import { decimalText, divide, multiply } from '../decimal.ts';
import type { TankForm } from './form.ts';

/** Package type for bulk; tanks are counted instead. */
const BULK = 'BLK';

/** Goods of the order with totals over all tanks. */
export function shippedGoods({ cargo, tanks, tankNet, litres }: TankForm): GoodsLine[] {
  const count = numberOf(tanks) ?? 0;
  const weight = decimalText(multiply(numberOf(tankNet) ?? 0, count));
  const volume = decimalText(divide(multiply(numberOf(litres) ?? 0, count), 1000, 3, 'up'));
  return cargo.map((line) => ({
    ...line,
    packageType: BULK,
    packages: tanks,
    ...{ grossWeight: weight, netWeight: weight, volume },
  }));
}
