import { parse } from 'valibot';
import { warehouseEnquiryForm } from '#contract/calls/ecommerce.ts';
import { type Warehouse, warehouseQuery } from '#contract/services/warehouse-list.ts';
import { marketReplies } from '#copy/replies.ts';
import type { JsonObject } from '../../data/schema/orders.ts';
import type { FacilityOptions } from '../enquiries/facility-options.ts';
import type { OperatorOption } from '../enquiries/option.ts';
import type { Reader } from '../fee-rates.ts';
import { listWarehouses } from './warehouses.ts';

/** Lists warehouses that accept the goods and their unit: the preferred location first, then by price. */
export async function storesFor(db: Reader, stored: JsonObject, now: number): Promise<Warehouse[]> {
  const form = parse(warehouseEnquiryForm, stored);
  const { storagePlace, storageMode: mode, startDay, storageDays, weight, volume, pallets } = form;
  const { isDanger, unNo, dgClass, packingGroup } = form;
  const { items } = await listWarehouses(
    db,
    parse(warehouseQuery.request, {
      ...{ mode, weight, volume, startDate: startDay, days: Number(storageDays), pageSize: 50 },
      ...(pallets === undefined ? {} : { pallets: Number(pallets) }),
      ...(isDanger === 'N' ? {} : unNo === undefined ? { dgClass } : { goods: [{ unNo, packingGroup }] }),
    }),
    now,
  );
  const taking = items.filter(({ fit, rates }) => fit !== 'REFUSED' && rates.some((rate) => rate.mode === mode));
  const isPreferred = ({ city, district, port, name }: Warehouse) =>
    [city.nameCn, district, port.nameCn, name].some((text) => storagePlace.includes(text));
  return [...taking.filter(isPreferred), ...taking.filter((one) => !isPreferred(one))];
}

const optionOf = ({ id, charge, city, district, port, portKilometres }: Warehouse): OperatorOption => ({
  offerId: id,
  ...{ sailingId: null, carrierCode: null, etd: null, transitDays: null },
  lines: charge?.lines ?? [],
  validTo: Number.POSITIVE_INFINITY,
  remark: marketReplies.stored({ city: city.nameCn, district, port: port.nameCn, portKilometres }),
});

/** Empty for goods that need the warehouse's consent. */
export const storageOptions: FacilityOptions = {
  priced: async (db, stored, now) => {
    const { isDanger, unNo } = parse(warehouseEnquiryForm, stored);
    if (isDanger === 'Y' && unNo === undefined) return [];
    const stores = await storesFor(db, stored, now);
    return stores.filter(({ fit, charge }) => fit === 'FITS' && charge !== null).map(optionOf);
  },
  taking: async (db, stored, now) => (await storesFor(db, stored, now)).map(optionOf),
};
