import { warehouseForm } from '#contract/services/warehouse.ts';
import type { RequestedGoods } from '#domain/booking/stored-goods.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { setField } from '#domain/form/change.ts';
import { goodsOfRows, readWarehouseTerms, typedGoods } from '#domain/warehouse/address.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import { warehouseDescription } from '#domain/warehouse/fields.ts';
import { blankStoredLine, blankWarehouseForm, type WarehouseForm } from '#domain/warehouse/form.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';

export const readWarehouseForm: (value: unknown) => WarehouseForm | null = readerOfForm(warehouseForm);

/** The goods that the list was asked about. */
export function goodsOfQuery(query: string): RequestedGoods[] {
  const { isDanger, unNo } = decodeTerms(query);
  return isDanger === 'Y' ? goodsOfRows(typedGoods(query, readUnNumber(unNo) ?? '')) : [];
}

function withGoods(form: WarehouseForm, facts: WarehouseFacts, goods: readonly RequestedGoods[]): WarehouseForm {
  return goods.reduce((filled, { unNo, packingGroup, flashPoint }, index) => {
    const set = (into: WarehouseForm, field: string, value: string | undefined) =>
      value === undefined ? into : setField(warehouseDescription, into, facts, `cargo.${index}.dg.${field}`, value);
    return set(set(set(filled, 'unNo', unNo), 'packingGroup', packingGroup), 'flashPoint', flashPoint);
  }, form);
}

/** A new form as the list hands it over: the warehouse, the goods and the stay it was worked out for. */
export function newWarehouseForm(warehouseId: string, query: string, facts: WarehouseFacts): WarehouseForm {
  const { isDanger, weight, volume, etdFrom } = decodeTerms(query);
  const { mode, days, pallets } = readWarehouseTerms(query);
  const goods = goodsOfQuery(query);
  // A search has one total load, which cannot be split over several goods.
  const load = goods.length > 1 ? {} : { grossWeight: weight, volume, pallets: String(pallets ?? '') };
  const lines = Array.from({ length: Math.max(1, goods.length) }, (_, index) => ({
    ...blankStoredLine,
    ...load,
    id: String(index + 1),
    isDanger: isDanger === 'Y',
  }));
  const sold = facts.warehouse?.modes ?? [];
  const form: WarehouseForm = {
    ...blankWarehouseForm,
    ...{ warehouseId, cargo: lines, days: String(days ?? ''), startDate: etdFrom ?? '' },
    mode: sold.includes(mode) ? mode : (sold[0] ?? mode),
  };
  return withGoods(form, facts, goods);
}

/** The same goods in another warehouse: what was typed stays. */
export const inOtherWarehouse = (kept: WarehouseForm, { warehouseId, mode }: WarehouseForm): WarehouseForm => ({
  ...kept,
  ...{ warehouseId, mode, enquiryNo: '', optionId: '', agree: false, truth: false },
});

/** Whether a form is of the goods that a list was asked about; what the list leaves open is the form's. */
export const isOfGoods = ({ cargo }: WarehouseForm, goods: readonly RequestedGoods[]): boolean =>
  goods.every(({ unNo }) => cargo.some(({ dg }) => readUnNumber(dg.unNo) === unNo));
