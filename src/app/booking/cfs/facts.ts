import { toStation } from '#domain/booking/services/cfs/context.ts';
import type { CfsFacts } from '#domain/booking/services/cfs/facts.ts';
import { stationName } from '#src/ui/copy/cfs.ts';
import { readAllLocations } from '../../search/location-list.ts';
import { readLists } from '../lists.ts';
import type { FormSources } from '../service-forms.ts';

const MOST_STORES = 50;
const quiet = { quiet: true } as const;

const namesOf = (rows: readonly (readonly [code: string, name: string])[]) => Object.fromEntries(rows);

/** The stations with what they take, the shipping lines and the ports: the form is chosen from them. */
export async function readCfsFacts({ api, constants, now }: FormSources): Promise<CfsFacts> {
  const [stores, lines, places, { choiceNames, ...lists }] = await Promise.all([
    api.warehouseQuery({ stuffing: true, pageSize: MOST_STORES }, quiet),
    api.suppliers({ params: { role: 'CARRIER' } }, quiet),
    readAllLocations(api, 'port', quiet),
    readLists(constants, ['cargo.*.cargoCurrency']),
  ]);
  const stations = stores.items.map(toStation);
  const ports = namesOf(places.destinations.map(({ code, name }) => [code, `${name} ${code}`]));
  return {
    now,
    ...lists,
    stations,
    carriers: lines.map(({ id }) => id),
    ports: places.origins.map(({ code }) => code),
    choiceNames: {
      ...choiceNames,
      warehouseId: namesOf(stations.map((station) => [station.id, stationName(station)])),
      carrierCode: namesOf(lines.map(({ id, name }) => [id, `${name} ${id}`])),
      ...{ orgPortCode: ports, viaPortCode: ports, dstPortCode: ports },
    },
  };
}
