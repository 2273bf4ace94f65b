import { warehouseForm } from '#contract/services/warehouse.ts';
import type { Warehouse } from '#contract/services/warehouse-list.ts';
import { warehouse as words } from '#copy/warehouse/search.ts';
import type { RequestedGoods } from '#domain/booking/stored-goods.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { decimalText } from '#domain/decimal.ts';
import { setField } from '#domain/form/change.ts';
import { goodsOfRows, readWarehouseTerms, typedGoods } from '#domain/warehouse/address.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import { warehouseDescription } from '#domain/warehouse/fields.ts';
import { blankStoredLine, blankWarehouseForm, type WarehouseForm } from '#domain/warehouse/form.ts';
import { copyOfWarehouseOrder, formOfStorageEnquiry } from '#domain/warehouse/initial-form.ts';
import { bookedWarehouseOf } from '#domain/warehouse/order-link.ts';
import type { WarehouseQuotePart } from '#domain/warehouse/quote.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import { decodeTerms } from '#machines/search/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderMembers } from '#src/features/booking/booking.ts';
import { ofOne } from '#src/features/booking/lane-link.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { goodsText } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';

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

/** The warehouse that the list hands over. */
function linkOf(query: string, sources: FormSources): FormLink<WarehouseForm, WarehouseFacts> | null {
  const warehouseId = bookedWarehouseOf(query);
  if (warehouseId === '') return null;
  const goods = goodsOfQuery(query);
  return {
    begin: async () => {
      const facts = await readWarehouseFacts(sources, warehouseId);
      return { form: newWarehouseForm(warehouseId, query, facts), facts };
    },
    isOffered: ({ warehouse }) => warehouse !== null,
    isOfPrice: (form) => form.warehouseId === warehouseId && form.enquiryNo === '',
    isOfGoods: (form) => isOfGoods(form, goods),
    isOpenTo: (form) => form.warehouseId === '' || isOfGoods(form, goods),
    move: inOtherWarehouse,
  };
}

/** Describes drafts in full, because the user chooses between two drafts by it. */
async function summaries(api: Api): Promise<(form: WarehouseForm) => DraftSummary> {
  const listed = await api.warehouseQuery({ pageSize: 50 }).catch(() => null);
  const names = new Map(listed?.items.map(({ id, name }) => [id, name]) ?? []);
  return ({ warehouseId, startDate, days, cargo }) => ({
    lane: names.get(warehouseId) ?? (warehouseId || words.order.noStore),
    boxes: [words.order.summary(startDate, days), `${decimalText(grossOf(cargo))} kg`].join('，'),
    goods: goodsText(cargo),
  });
}

const warehouseForms: ServiceForms<WarehouseForm, WarehouseFacts, WarehouseQuotePart> = {
  code: 'warehouse',
  service: warehouseService,
  read: readWarehouseForm,
  ...ofOne('warehouseId', readWarehouseFacts, ({ warehouse }) => warehouse),
  link: linkOf,
  copyOf: copyOfWarehouseOrder,
  take: takeAs((sources, { priceId }) => readWarehouseFacts(sources, priceId), formOfStorageEnquiry),
  titleOf: ({ startDate, cargo }) => [startDate, cargo[0]?.cargoNameCn].filter(Boolean).join(' ').slice(0, 100),
  summaries,
};

export const warehouseOrder = orderMembers(warehouseForms);
