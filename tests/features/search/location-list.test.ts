import { describe, expect, test } from 'vitest';
import type { LocationRow } from '#contract/calls/locations.ts';
import { search } from '#copy/search/form.ts';
import type { LocationOption } from '#domain/locations/option.ts';
import { readAllLocations, readLaneEnds } from '#src/features/search/location-list.ts';
import { searchLocations } from '#src/ui/location-search.ts';

const row = (code: string, nameCn: string, rest: Partial<LocationRow> = {}): LocationRow => ({
  kind: 'port',
  code,
  nameCn,
  nameEn: code,
  pinyin: code.toLowerCase(),
  initials: code.slice(2).toLowerCase(),
  aliases: [],
  group: '华东',
  lane: null,
  country: 'CN',
  tz: 'Asia/Shanghai',
  dgRejectClasses: [],
  ...rest,
});

const rows = [
  row('CNZOS', '舟山'),
  row('CNSHA', '上海', { nameEn: 'Shanghai', aliases: ['上海港'], hot: true }),
  row('KRPUS', '釜山', { group: '亚洲', lane: '日韩', country: 'KR' }),
  row('NLRTM', '鹿特丹', { group: '欧洲', lane: '欧洲', country: 'NL', hot: true }),
];

function apiWith(items: LocationRow[]) {
  const asked: object[] = [];
  const cityPage = async (request: object) => {
    asked.push(request);
    return { items, total: items.length, page: 1, pageSize: 200 };
  };
  return { asked, cityPage };
}

const groupsOf = (locations: readonly LocationOption[], typed = '') =>
  searchLocations(locations, typed, [], '').map(({ label, items }) => [label, ...items.map(({ name }) => name)]);

describe('the lists the two ends of a lane are chosen from', () => {
  test('[3.5] what is much asked for comes first and by side: here where goods come from, abroad where they go', async () => {
    const api = apiWith(rows);
    const { origins, destinations } = await readAllLocations(api, 'port', {});
    expect(api.asked).toEqual([{ kind: 'port', pageSize: 200 }]);
    expect(groupsOf(origins)).toEqual([
      [search.hot, '上海'],
      ['华东', '舟山'],
      ['亚洲', '釜山'],
      ['欧洲', '鹿特丹'],
    ]);
    expect(groupsOf(destinations)).toEqual([
      [search.hot, '鹿特丹'],
      ['日韩', '釜山'],
      ['华东', '舟山', '上海'],
    ]);
    for (const typed of ['上海港', 'Shanghai', 'sha', 'CNSHA'])
      expect(groupsOf(origins, typed)).toEqual([[search.hot, '上海']]);
  });

  test('[3.5] a search lists the ends of lanes, and the same places are hot there', async () => {
    const api = apiWith(rows);
    const { origins, destinations } = await readLaneEnds(api, 'port', {});
    expect(api.asked).toEqual([
      { kind: 'port', side: 'origin', pageSize: 200 },
      { kind: 'port', side: 'destination', pageSize: 200 },
    ]);
    expect([groupsOf(origins)[0], groupsOf(destinations)[0]]).toEqual([
      [search.hot, '上海'],
      [search.hot, '鹿特丹'],
    ]);
  });

  test('[3.5] between cities both ends are here', async () => {
    const cities = [row('330200', '宁波', { kind: 'city', group: '浙江', hot: true })];
    const { origins, destinations } = await readAllLocations(apiWith(cities), 'city', {});
    expect([groupsOf(origins), groupsOf(destinations)]).toEqual([[[search.hot, '宁波']], [[search.hot, '宁波']]]);
  });
});
