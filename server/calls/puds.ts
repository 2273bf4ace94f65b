import type { InferOutput } from 'valibot';
import type { dgSegregation } from '#contract/calls/puds.ts';
import { segregationSteps } from '#copy/dangerous-goods/segregation-steps.ts';
import { mendText, segregationReason } from '#copy/dangerous-goods/verdicts.ts';
import { codesOfRows } from '#domain/dangerous-goods/goods-of-row.ts';
import { checkSegregation, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { letteredClass } from '#domain/dangerous-goods/un-list/entry.ts';
import { rowsOfGroup } from '#domain/dangerous-goods/un-list/rows.ts';
import { listEntries, readEntry } from '../market/dangerous-goods/entries.ts';
import { listWarehouses } from '../market/warehouse/warehouses.ts';
import { readUnEntries } from '../un-list/read-entries.ts';
import type { CallHandlers } from './context.ts';

type RequestedGoods = InferOutput<typeof dgSegregation.request>['goods'][number];
type Known = Awaited<ReturnType<typeof readUnEntries>>;

/** Missing fields of the goods are filled from their UN entry. */
function toGoods(requested: RequestedGoods, known: Known): Goods {
  const found = known.get(requested.unNo ?? '');
  const listed = found === undefined ? [] : [letteredClass(found.mainClass, found), ...found.subsidiaryClasses];
  const packingGroup = requested.packingGroup ?? found?.packingGroups[0] ?? null;
  return {
    unNo: requested.unNo ?? '',
    nameCn: requested.nameCn ?? found?.nameCn ?? '',
    classes: requested.classes.length > 0 ? requested.classes : listed,
    packingGroup,
    limitedQuantity: requested.limitedQuantity,
    ...(found === undefined ? {} : codesOfRows(rowsOfGroup(found, packingGroup ?? ''))),
    groups: requested.groups ?? found?.segregationGroups ?? [],
    packageSize: requested.packageSize ?? null,
    noReaction: requested.noReaction,
    food: requested.food,
  };
}

export const pudsCalls: Pick<CallHandlers, 'dgQuery' | 'dgDetail' | 'dgEntries' | 'dgSegregation' | 'warehouseQuery'> =
  {
    dgQuery: (request, { db }) => listEntries(db, request),
    dgEntries: async ({ unNos }, { db }) => [...(await readUnEntries(db, unNos)).values()],
    dgDetail: ({ unNo }, { db, clock }) => readEntry(db, unNo, clock.now()),

    warehouseQuery: (request, { db, clock }) => listWarehouses(db, request, clock.now()),

    dgSegregation: async ({ goods: requested, place }, { db }) => {
      const known = await readUnEntries(
        db,
        requested.flatMap(({ unNo }) => (unNo === undefined ? [] : [unNo])),
      );
      const goods = requested.map((one) => toGoods(one, known));
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
          steps: segregationSteps(goods, pair),
        })),
        worst,
      };
    },
  };
