import { stationName } from '#copy/cfs/order.ts';
import { toStation } from '#domain/cfs/context.ts';
import type { CfsFacts } from '#domain/cfs/facts.ts';
import { namesOf, readCarrierChoices } from '#src/features/booking/carrier-choices.ts';
import { readLists } from '#src/features/booking/lists.ts';
import type { FormSources } from '#src/features/booking/service-forms.ts';

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
