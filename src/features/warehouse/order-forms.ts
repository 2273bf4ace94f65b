import { warehouse as words } from '#copy/warehouse/search.ts';
import { grossOf } from '#domain/booking/totals.ts';
import { decimalText } from '#domain/decimal.ts';
import type { WarehouseFacts } from '#domain/warehouse/facts.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { copyOfWarehouseOrder, formOfStorageEnquiry } from '#domain/warehouse/initial-form.ts';
import { bookedWarehouseOf } from '#domain/warehouse/order-link.ts';
import type { WarehouseQuotePart } from '#domain/warehouse/quote.ts';
import { warehouseService } from '#domain/warehouse/service.ts';
import type { DraftSummary } from '#machines/booking/index.ts';
import type { Api } from '#src/api/index.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { ofOne } from '#src/features/booking/lane-link.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { goodsText } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';
import { readWarehouseFacts } from './facts.ts';
import { goodsOfQuery, inOtherWarehouse, isOfGoods, newWarehouseForm, readWarehouseForm } from './form.ts';

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

export const warehouseOrder = orderPage(warehouseForms);
