import type { Api } from '../api/index.ts';
import { search as words } from '../ui/copy/search.ts';
import type { Place } from '../ui/place-search.ts';

type Asked = Pick<Parameters<Api['cityPage']>[0], 'kind' | 'side'>;
type Options = Parameters<Api['cityPage']>[1];

const MOST_PLACES = 200;

/** Every place of a kind with all it is called by, those much asked for first and in a group of their own: it is searched here as one types. */
export async function readPlaceList(api: Pick<Api, 'cityPage'>, asked: Asked, options: Options): Promise<Place[]> {
  const { items } = await api.cityPage({ ...asked, pageSize: MOST_PLACES }, options);
  return [...items.filter(({ hot }) => hot), ...items.filter(({ hot }) => !hot)].map((place) => ({
    code: place.code,
    name: place.nameCn,
    english: place.nameEn,
    pinyin: place.pinyin,
    initials: place.initials,
    aliases: place.aliases,
    // Only a place to which goods go is known by its trade lane.
    group: place.hot ? words.hot : asked.side === 'origin' ? place.group : (place.lane ?? place.group),
  }));
}
