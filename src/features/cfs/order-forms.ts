import { cfsForm } from '#contract/services/cfs.ts';
import { stationName } from '#copy/cfs/order.ts';
import { toStation } from '#domain/cfs/context.ts';
import type { CfsFacts } from '#domain/cfs/facts.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { copyOfCfsOrder, formOfStuffingEnquiry, newCfsForm } from '#domain/cfs/initial-form.ts';
import type { CfsQuotePart } from '#domain/cfs/quote.ts';
import { cfsService } from '#domain/cfs/service.ts';
import { bookedWarehouseOf, stuffedGoodsOf } from '#domain/warehouse/order-link.ts';
import { orderPage } from '#src/features/booking/booking.ts';
import { namesOf, readCarrierChoices } from '#src/features/booking/carrier-choices.ts';
import { readLists } from '#src/features/booking/lists.ts';
import { readerOfForm } from '#src/features/booking/ports.ts';
import type { FormLink, FormSources, ServiceForms } from '#src/features/booking/service-forms.ts';
import { boxesOf, summariesWith, titleOf } from '#src/features/booking/summaries.ts';
import { takeAs } from '#src/features/booking/take.ts';

const MOST_STORES = 50;

/** The stations with what they take, the shipping lines and the ports: the form is chosen from them. */
export async function readCfsFacts({ api, constants, now }: FormSources): Promise<CfsFacts> {
  const [stores, { carriers, ports, carrierNames, portNames, places }, { choiceNames, ...lists }] = await Promise.all([
    api.warehouseQuery({ stuffing: true, pageSize: MOST_STORES }),
    readCarrierChoices(api),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const stations = stores.items.map(toStation);
  return {
    now,
    ...lists,
    ...{ stations, carriers, ports },
    choiceNames: {
      ...choiceNames,
      warehouseId: namesOf(stations.map((station) => [station.id, stationName(station)])),
      carrierCode: carrierNames,
      ...{ orgPortCode: portNames, viaPortCode: portNames, dstPortCode: portNames },
    },
    locations: {
      orgPortCode: places.origins,
      viaPortCode: places.destinations,
      dstPortCode: places.destinations,
    },
  };
}

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
