import { CODE } from '#contract/codes.ts';
import { restrictionReplies as words } from '#copy/operator/replies.ts';
import { blankDangerous } from '#domain/booking/goods-line.ts';
import { rowsOfBlock } from '#domain/booking/un-fill.ts';
import type { JudgedGoods } from '#domain/dangerous-goods/possible-goods.ts';
import { Refusal } from '../calls/refusal.ts';
import type { orderItems } from '../data/schema/orders.ts';
import type { Reader } from '../market/fee-rates.ts';
import type { PreparedOrder } from '../orders/order-service.ts';
import { readRestrictions } from './in-force.ts';
import { partiesOf, refusalsBy } from './parties.ts';

type Item = Pick<typeof orderItems.$inferInsert, 'dangerous' | 'dgClass' | 'grossKg' | 'packingGroup' | 'unNo'>;

/** Dangerous lines of an order as the shipper declared them. */
export const goodsOf = (items: readonly Item[]): JudgedGoods[] =>
  items.flatMap(({ unNo, dgClass, packingGroup, dangerous, grossKg }) => {
    if (dgClass == null || dgClass === '') return [];
    const block = { ...blankDangerous, ...dangerous, unNo: unNo ?? '', dgClass, packingGroup: packingGroup ?? '' };
    return [
      {
        unNo: unNo ?? '',
        mainClass: dgClass,
        subsidiaryClasses: [block.subRisk1, block.subRisk2].filter((one) => one !== ''),
        packingGroups: packingGroup == null ? [] : [packingGroup],
        grossKg,
        rows: rowsOfBlock(block),
        isDeclared: true,
        isLimited: block.isLimitedQuantity,
      },
    ];
  });

/** Checks restrictions when the order is placed, when every line has its packing group and weight. */
export async function requireUnrestricted(
  db: Reader,
  { row, items }: Pick<PreparedOrder, 'items' | 'row'>,
  now: number,
): Promise<void> {
  const { voyage, laneId } = row;
  if (!voyage || !laneId || !row.isDanger) return;
  const refusals = refusalsBy(goodsOf(items), partiesOf(await readRestrictions(db, now), voyage));
  const [first] = refusals;
  if (first === undefined) return;
  throw new Refusal(CODE.classRefused, words.refused(`${first.nameCn}${first.basis ?? ''}`, first.refusedClass), {
    refusals,
  });
}
