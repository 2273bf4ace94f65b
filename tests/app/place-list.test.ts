import { describe, expect, test } from 'vitest';
import { readPlaceList } from '#src/app/place-list.ts';
import { search } from '#src/ui/copy/search.ts';
import { searchPlaces } from '#src/ui/place-search.ts';

const row = (code: string, nameCn: string, rest: object = {}) => ({
  kind: 'port' as const,
  code,
  nameCn,
  nameEn: code,
  pinyin: code.toLowerCase(),
  initials: code.slice(2).toLowerCase(),
  aliases: [] as string[],
  group: '华东',
  lane: null as string | null,
  country: 'CN',
  tz: 'Asia/Shanghai',
  dgRejectClasses: [] as string[],
  ...rest,
});

const rows = [
  row('CNZOS', '舟山'),
  row('CNSHA', '上海', { nameEn: 'Shanghai', aliases: ['上海港'], hot: true }),
  row('KRPUS', '釜山', { group: '亚洲', lane: '日韩', country: 'KR' }),
];

async function listOf(side?: 'destination' | 'origin') {
  const asked: object[] = [];
  const cityPage = async (request: object) => {
    asked.push(request);
    return { items: rows, total: rows.length, page: 1, pageSize: 200 };
  };
  const places = await readPlaceList({ cityPage }, side === undefined ? {} : { side }, {});
  return { asked, places };
}

const groupsOf = (places: Awaited<ReturnType<typeof listOf>>['places'], typed: string) =>
  searchPlaces(places, typed, [], '').map(({ label, items }) => [label, ...items.map(({ name }) => name)]);

describe('the list a place is chosen from', () => {
  test('[3.5] what is much asked for comes first, in a group of its own, and is found by its other names', async () => {
    const { asked, places } = await listOf();
    expect(asked).toEqual([{ pageSize: 200 }]);
    expect(groupsOf(places, '')).toEqual([
      [search.hot, '上海'],
      ['华东', '舟山'],
      ['日韩', '釜山'],
    ]);
    for (const typed of ['上海港', 'Shanghai', 'sha', 'CNSHA'])
      expect(groupsOf(places, typed)).toEqual([[search.hot, '上海']]);
  });

  test('[3.5] an origin stands by its coast, a destination by its trade lane', async () => {
    const groupOf = async (side: 'destination' | 'origin') =>
      (await listOf(side)).places.find(({ code }) => code === 'KRPUS')?.group;
    expect(await groupOf('origin')).toBe('亚洲');
    expect(await groupOf('destination')).toBe('日韩');
  });
});
