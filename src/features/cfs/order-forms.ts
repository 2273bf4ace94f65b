import { cfsForm } from '#contract/services/cfs.ts';
import type { CfsFacts } from '#domain/cfs/facts.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { copyOfCfsOrder, formOfStuffingEnquiry, newCfsForm } from '#domain/cfs/initial-form.ts';
import type { CfsQuotePart } from '#domain/cfs/quote.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { bookedWarehouseOf, stuffedGoodsOf } from '#domain/warehouse/order-link.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';
import { readCfsFacts } from './facts.ts';

const readCfsForm: (value: unknown) => CfsForm | null = readerOfForm(cfsForm);

/** The station that a list of warehouses hands over, or the goods that their own page does. */
function linkOf(query: string, sources: FormSources): FormLink<CfsForm, CfsFacts> | null {
  const warehouseId = bookedWarehouseOf(query);
  const goods = stuffedGoodsOf(query);
  if (warehouseId === '' && goods === null) return null;
  const isOfGoods = ({ cargo }: CfsForm) =>
    goods === null || cargo.every(({ dg }) => dg.unNo.trim() === '') || cargo.some(({ dg }) => dg.unNo === goods.unNo);
  return {
    begin: async () => {
      const facts = await readCfsFacts(sources);
      const isKnown = facts.stations.some(({ id }) => id === warehouseId);
      return { form: newCfsForm(isKnown ? warehouseId : '', goods, facts), facts };
    },
    isOffered: ({ stations }) => warehouseId === '' || stations.some(({ id }) => id === warehouseId),
    isOfPrice: (form) => form.enquiryNo === '' && (warehouseId === '' || form.warehouseId === warehouseId),
    isOfGoods,
    isOpenTo: isOfGoods,
    move: (kept, fresh) => ({
      ...kept,
      ...(fresh.warehouseId === '' ? {} : { warehouseId: fresh.warehouseId }),
      ...(goods !== null && kept.cargo.every(({ dg }) => dg.unNo.trim() === '') ? { cargo: fresh.cargo } : {}),
    }),
  };
}

export const cfsForms: ServiceForms<CfsForm, CfsFacts, CfsQuotePart> = {
  code: 'cfs',
  service: cfsService,
  read: readCfsForm,
  factsOf: (_, sources) => readCfsFacts(sources),
  link: linkOf,
  copyOf: copyOfCfsOrder,
  take: takeAs(readCfsFacts, formOfStuffingEnquiry),
  titleOf,
  summaries: (api) => summariesWith<CfsForm>(api, boxesOf),
};

export const cfsOrder = orderPage(cfsForms);
