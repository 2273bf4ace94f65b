import type { InferOutput } from 'valibot';
import type { dgSegregation } from '#contract/calls/puds.ts';
import { codesOfRows } from '#domain/dangerous-goods/goods-of-row.ts';
import { checkSegregation, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { letteredClass } from '#domain/dangerous-goods/un-list/entry.ts';
import { rowsOfGroup } from '#domain/dangerous-goods/un-list/rows.ts';
import { mendText, segregationReason } from '#src/ui/copy/dangerous-goods.ts';
import { segregationSteps } from '#src/ui/copy/segregation-steps.ts';
import { listEntries, readEntry } from '../market/dangerous-goods.ts';
import { listWarehouses } from '../market/warehouses.ts';
import { readUnEntries } from '../un-list/read-entries.ts';
import type { CallHandlers } from './context.ts';

type Asked = InferOutput<typeof dgSegregation.request>['goods'][number];
type Known = Awaited<ReturnType<typeof readUnEntries>>;

/** Missing fields of the goods are filled from their UN entry. */
function toGoods(asked: Asked, known: Known): Goods {
  const found = known.get(asked.unNo ?? '');
  const listed = found === undefined ? [] : [letteredClass(found.mainClass, found), ...found.subsidiaryClasses];
  const packingGroup = asked.packingGroup ?? found?.packingGroups[0] ?? null;
  return {
    unNo: asked.unNo ?? '',
    nameCn: asked.nameCn ?? found?.nameCn ?? '',
    classes: asked.classes.length > 0 ? asked.classes : listed,
    packingGroup,
    limitedQuantity: asked.limitedQuantity,
    ...(found === undefined ? {} : codesOfRows(rowsOfGroup(found, packingGroup ?? ''))),
    groups: asked.groups ?? found?.segregationGroups ?? [],
    packageSize: asked.packageSize ?? null,
    noReaction: asked.noReaction,
    food: asked.food,
  };
}

export const pudsCalls: Pick<CallHandlers, 'dgQuery' | 'dgDetail' | 'dgEntries' | 'dgSegregation' | 'warehouseQuery'> =
  {
    dgQuery: (request, { db }) => listEntries(db, request),
    dgEntries: async ({ unNos }, { db }) => [...(await readUnEntries(db, unNos)).values()],
    dgDetail: ({ unNo }, { db, clock }) => readEntry(db, unNo, clock.now()),

    warehouseQuery: (request, { db, clock }) => listWarehouses(db, request, clock.now()),

    dgSegregation: async ({ goods: asked, place }, { db }) => {
      const known = await readUnEntries(
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
          steps: segregationSteps(goods, pair),
        })),
        worst,
      };
    },
  };
