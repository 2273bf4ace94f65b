import type { WarehouseRequest } from '#contract/services/warehouse-list.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { type QuantityLimits, readQuantity, VOLUME_LIMITS, WEIGHT_LIMITS } from '#domain/quantity.ts';
import { goodsOfRows, readWarehouseTerms, typedGoods } from '#domain/warehouse/address.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { orderOverlay } from '#src/features/booking/opened-order.tsx';
import { composePage } from '#src/features/page-parts/compose-page.ts';
import { type Read, wireResource } from '#src/features/search/read-port.ts';
import { carriedSearch, searchCard } from '#src/features/search/service-page.tsx';
import type { WarehouseContent } from './views/WarehouseResults.tsx';

const overlay = orderOverlay(async () => (await import('./order-forms.ts')).warehouseOrder);

const LIST = '/warehouseing';

const quantity = (typed: string, limits: QuantityLimits) => {
  const read = readQuantity(typed, limits);
  return read.ok ? read.value : null;
};

/** Without what was left open. */
const given = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));

function warehouseRequest(query: string): WarehouseRequest {
  const { orgPortCode, isDanger, unNo, weight, volume, etdFrom, page } = decodeTerms(query);
  const { kind, dgClass, area, km, works, mode, pallets, days, store } = readWarehouseTerms(query);
  return given({
    ...{
      cityCode: orgPortCode,
      startDate: etdFrom,
      warehouseId: store,
      kind,
      dgClass,
      works,
      mode,
      pallets,
      days,
      page,
    },
    ...{ areaAtLeast: area, portKilometresMost: km },
    weight: quantity(weight, WEIGHT_LIMITS),
    volume: quantity(volume, VOLUME_LIMITS),
    goods: isDanger === 'Y' ? goodsOfRows(typedGoods(query, readUnNumber(unNo) ?? '')) : [],
  }) as WarehouseRequest;
}

const readList: Read = async (api, { query }, signal) => {
  const { orgPortCode, isDanger, unNo, weight, volume, etdFrom } = decodeTerms(query);
  const answer = await api.warehouseQuery(warehouseRequest(query), { signal });
  const searched = {
    ...{ weight, volume, cityCode: orgPortCode, startDate: etdFrom },
    ...{ isDanger: isDanger === 'Y', unNo: readUnNumber(unNo) ?? '' },
  };
  return { outcome: 'found', content: { answer, searched } satisfies WarehouseContent };
};

const readCities: Read = async (api, _, signal) => {
  const { cities } = await api.warehouseQuery({ pageSize: 10 }, { signal });
  return { outcome: 'found', content: cities };
};

/** The search card, the warehouses that its address asks for, and the booking over them. */
export const warehouseing = composePage(
  { list: wireResource(readList) },
  { deferred: searchCard('warehouse', LIST), overlay },
);

export const warehouse = composePage(
  {
    cities: { logic: wireResource(readCities), input: (address) => address },
  },
  { deferred: carriedSearch('warehouse', '/warehouse') },
);
