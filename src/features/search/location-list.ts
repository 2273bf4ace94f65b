import { search as words } from '#copy/search/form.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import type { LaneSide } from '#domain/locations/recent.ts';
import type { Api } from '#src/api/index.ts';
import type { LaneLocations } from '#src/ui/location-search.ts';

type Reader = Pick<Api, 'cityPage'>;
type Kind = NonNullable<Parameters<Api['cityPage']>[0]['kind']>;
type Options = Parameters<Api['cityPage']>[1];
type Row = Awaited<ReturnType<Api['cityPage']>>['items'][number];

const MOST_LOCATIONS = 200;
const HOME = 'CN';

/** Goods go from here abroad; a city, where they are kept or carried, is here on either side. */
const isUsual = (side: LaneSide, { kind, country }: Row) =>
  (kind === 'city' || side === 'origin') === (country === HOME);

/** Orders the locations: popular ones first in their own group, then those usual for this side of the lane. */
function arranged(rows: readonly Row[], side: LaneSide): LocationOption[] {
  const usual = rows.filter((row) => isUsual(side, row));
  const hot = usual.filter((row) => row.hot);
  const first = [...new Set([...hot, ...usual, ...rows])];
  return first.map((row, at) => ({
    code: row.code,
    name: row.nameCn,
    english: row.nameEn,
    pinyin: row.pinyin,
    initials: row.initials,
    aliases: row.aliases,
    // Only a place to which goods go is known by its trade lane.
    group: at < hot.length ? words.hot : side === 'origin' ? row.group : (row.lane ?? row.group),
  }));
}

/** Every place of a kind with all it is called by, for either end: it is searched here as one types. */
export async function readAllLocations(api: Reader, kind: Kind, options?: Options): Promise<LaneLocations> {
  const { items } = await api.cityPage({ kind, pageSize: MOST_LOCATIONS }, options);
  return { origins: arranged(items, 'origin'), destinations: arranged(items, 'destination') };
}

/** Only locations where a lane starts or ends; of one service when one is given. */
export async function readLaneEnds(
  api: Reader,
  kind: Kind,
  options: Options,
  service?: 'domestic',
): Promise<LaneLocations> {
  const ofService = service === undefined ? {} : { service };
  const read = async (side: LaneSide) =>
    arranged((await api.cityPage({ kind, side, ...ofService, pageSize: MOST_LOCATIONS }, options)).items, side);
  const [origins, destinations] = await Promise.all([read('origin'), read('destination')]);
  return { origins, destinations };
}
