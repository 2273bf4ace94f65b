import type { InferOutput } from 'valibot';
import type { dgSegregation } from '#contract/calls/puds.ts';
import { checkSegregation, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { mendText, segregationReason } from '#src/ui/copy/dangerous-goods.ts';
import { entriesOf, listEntries, readEntry } from '../market/dangerous-goods.ts';
import { listWarehouses } from '../market/warehouses.ts';
import type { CallHandlers } from './context.ts';

type Asked = InferOutput<typeof dgSegregation.request>['goods'][number];
type Known = Awaited<ReturnType<typeof entriesOf>>;

/** What is not given of the goods is taken from the entry of their UN number. */
function toGoods(asked: Asked, known: Known): Goods {
  const found = known.get(asked.unNo ?? '');
  const listed = found === undefined ? [] : [found.entry.mainClass, ...found.entry.subsidiaryClasses];
  return {
    unNo: asked.unNo ?? '',
    nameCn: asked.nameCn ?? found?.entry.nameCn ?? '',
    classes: asked.classes.length > 0 ? asked.classes : listed,
    packingGroup: asked.packingGroup ?? found?.entry.packingGroups[0] ?? null,
    limitedQuantity: asked.limitedQuantity,
    groups: asked.groups ?? found?.groups ?? [],
    packageSize: asked.packageSize ?? null,
    noReaction: asked.noReaction,
    food: asked.food,
  };
}

export const pudsCalls: Pick<CallHandlers, 'dgQuery' | 'dgDetail' | 'dgSegregation' | 'warehouseQuery'> = {
  dgQuery: (request, { db }) => listEntries(db, request),
  dgDetail: ({ unNo }, { db, clock }) => readEntry(db, unNo, clock.now()),

  warehouseQuery: (request, { db, clock }) => listWarehouses(db, request, clock.now()),

  dgSegregation: async ({ goods: asked, place }, { db }) => {
    const known = await entriesOf(
      db,
      asked.flatMap(({ unNo }) => (unNo === undefined ? [] : [unNo])),
    );
    const goods = asked.map((one) => toGoods(one, known));
    const { pairs, worst } = checkSegregation(goods, place);
    return {
      goods: goods.map(({ unNo, nameCn, classes }) => ({
        unNo,
        nameCn,
        classes: [...classes],
        known: known.has(unNo),
      })),
      pairs: pairs.map((pair) => ({
        a: pair.a,
        b: pair.b,
        value: pair.value,
        level: pair.level,
        reasonCode: pair.reason.code,
        reason: segregationReason(goods, pair, place),
        mend: pair.mend === null ? null : mendText[pair.mend],
      })),
      worst,
    };
  },
};
