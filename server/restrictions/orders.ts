import { CODE } from '#contract/codes.ts';
import type { RestrictableGoods } from '#domain/dangerous-goods/restrictions.ts';
import { restrictionReplies as words } from '#src/ui/copy/restriction-replies.ts';
import { Refusal } from '../calls/refusal.ts';
import type { orderItems } from '../data/schema/orders.ts';
import type { Reader } from '../market/fee-rates.ts';
import type { PreparedOrder } from '../orders/order-service.ts';
import { readRestrictions } from './in-force.ts';
import { partiesOf, refusalsBy } from './parties.ts';

type Item = Pick<typeof orderItems.$inferInsert, 'dangerous' | 'dgClass' | 'grossKg' | 'packingGroup' | 'unNo'>;

const SUBSIDIARY = ['subRisk1', 'subRisk2'] as const;

/** The dangerous ones of the lines of an order. */
export const goodsOf = (items: readonly Item[]): RestrictableGoods[] =>
  items.flatMap(({ unNo, dgClass, packingGroup, dangerous, grossKg }) =>
    dgClass == null || dgClass === ''
      ? []
      : [
          {
            unNo: unNo ?? '',
            mainClass: dgClass,
            subsidiaryClasses: SUBSIDIARY.flatMap((field) => {
              const subsidiary = dangerous?.[field];
              return typeof subsidiary === 'string' && subsidiary !== '' ? [subsidiary] : [];
            }),
            packingGroups: packingGroup == null ? [] : [packingGroup],
            grossKg,
          },
        ],
  );

/** Asked at the moment an order is placed, when every line says its packing group and what it weighs. */
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
