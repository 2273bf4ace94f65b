import type { Warehouse } from '#contract/calls/warehouses.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import type { Api } from '#src/api/index.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

const SMALLEST_PAGE = 10;
const WAREHOUSE_ID = /^[A-Za-z0-9_-]{1,64}$/;

async function findWarehouse(api: Api, warehouseId: string): Promise<Warehouse | null> {
  if (!WAREHOUSE_ID.test(warehouseId)) return null;
  return (await api.warehouseQuery({ warehouseId, pageSize: SMALLEST_PAGE })).opened;
}

export async function readWarehouseFacts(
  { api, constants, now }: FormSources,
  warehouseId: string,
): Promise<WarehouseFacts> {
  const [found, lists] = await Promise.all([
    findWarehouse(api, warehouseId),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  if (found === null) return { now, warehouse: null, store: null, ...lists };
  const { kinds, dgClasses, qualifications, rates, works } = found;
  const { name, city, address, openingHours, phone, temperature } = found;
  return {
    now,
    ...lists,
    warehouse: { kinds, dgClasses, qualifications, works, modes: rates.map(({ mode }) => mode) },
    store: { name, city: city.nameCn, address, openingHours, phone, temperature },
  };
}
