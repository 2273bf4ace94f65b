import { decimalText, divide, multiply } from '../../../decimal.ts';
import type { GoodsLine } from '../../goods-line.ts';
import { numberOf } from '../../totals.ts';
import type { TankForm } from './form.ts';

/** Goods without packages: the tank is what they are counted by. */
const BULK = 'BLK';

/** The goods as an order keeps them: counted by tanks, with the weight and the volume of all of them. */
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
