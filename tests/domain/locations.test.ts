import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { airports } from '#domain/air/airports.ts';
import { NO_RECENT_LOCATIONS, type RecentLocations, withLane, withRecent } from '#domain/locations/recent.ts';
import { locationRank, type SearchableLocation, searchLocations } from '#domain/locations/search.ts';
import { traditionalOf } from '#domain/locations/traditional.ts';
import { cities } from '#domain/reference/cities.ts';
import { ports } from '#domain/reference/ports.ts';
import { railStations } from '#domain/reference/rail-stations.ts';

vi.setConfig({ testTimeout: 60_000 });

const first = (typed: string) => searchLocations(ports, typed)[0]?.code;

describe('location search', () => {
  it.each([
    ['上海', 'CNSHA'],
    ['shanghai', 'CNSHA'],
    ['SH', 'CNSHA'],
    ['NB', 'CNNGB'],
    ['ningbo', 'CNNGB'],
    ['CNNGB', 'CNNGB'],
    ['cnngb', 'CNNGB'],
    ['ＣＮＮＧＢ', 'CNNGB'],
    ['鹿特丹', 'NLRTM'],
    ['rotter', 'NLRTM'],
    ['luted', 'NLRTM'],
    ['ltd', 'NLRTM'],
    ['CHITTAGONG', 'BDCGP'],
    ['xingang', 'CNTXG'],
    ['天津新港', 'CNTXG'],
    ['ambarli', 'TRIST'],
    ['MUHAMMAD BIN QASIM', 'PKBQM'],
    ['port klang', 'MYPKG'],
    ['Klang', 'MYPKG'],
  ])('finds %s as %s', (typed, code) => {
    expect(first(typed)).toBe(code);
  });

  it.each([
    [
      ports,
      {
        沪: 'CNSHA',
        甬: 'CNNGB',
        津: 'CNTXG',
        青: 'CNTAO',
        连: 'CNDLC',
        深: 'CNSZX',
        厦: 'CNXMN',
        汉: 'CNWUH',
        渝: 'CNCKG',
      },
    ],
    [
      ports,
      {
        Pusan: 'KRPUS',
        Klang: 'MYPKG',
        巴生: 'MYPKG',
        Bombay: 'INNSA',
        海参崴: 'RUVVO',
        Dubai: 'AEJEA',
        西贡: 'VNSGN',
      },
    ],
    [
      cities,
      {
        沪: '310000',
        京: '110000',
        穗: '440100',
        蓉: '510100',
        镐: '610100',
        郑: '410100',
        渝: '500000',
        甬: '330200',
      },
    ],
    [airports, { 穗: 'CAN', 镐: 'XIY', 郑: 'CGO', 汉: 'WUH', 津: 'TSN', Bombay: 'BOM', Saigon: 'SGN', 京: 'PEK' }],
    [
      railStations,
      { 镐: 'CNSIA', 渝: 'CNCKG', 蓉: 'CNCDU', 郑: 'CNZGZ', 汉: 'CNWUH', 莫斯科: 'RUVRS', Horgos: 'CNHRS' },
    ],
  ] as const)(
    '[3.14] finds a place first by its sign, its old name or its name abroad (list %#)',
    (locations, wanted) => {
      const found = Object.fromEntries(
        Object.keys(wanted).map((typed) => [typed, searchLocations<SearchableLocation>(locations, typed)[0]?.code]),
      );
      expect(found).toEqual(wanted);
    },
  );

  it('[3.14] writes the names of places as Hong Kong and Taiwan do', () => {
    expect(['汉堡', '宁波', '厦门', '广州国际港'].map(traditionalOf)).toEqual(['漢堡', '寧波', '廈門', '廣州國際港']);
    expect(traditionalOf('鹿特丹')).toBeNull();
    expect(traditionalOf('')).toBeNull();
  });

  it('returns the best kind of match first, regardless of the list’s order', () => {
    const far = { code: 'ZZ001', nameCn: '甲', nameEn: 'Jia', pinyin: 'jia', initials: 'j' };
    const kinds: SearchableLocation[] = [
      { ...far, nameEn: 'Great Bush' },
      { ...far, nameEn: 'New Shore' },
      { ...far, initials: 'shx' },
      { ...far, code: 'ZZSHX' },
      { ...far, pinyin: 'shanxi' },
      { ...far, initials: 'sh' },
      { ...far, aliases: ['SH'] },
      { ...far, nameEn: 'Sh' },
      { ...far, code: 'SH' },
    ];
    expect(searchLocations(kinds, 'sh')).toEqual([...kinds].reverse());
  });

  it('finds both ports of one city name', () => {
    expect(searchLocations(ports, '胡志明').map(({ code }) => code)).toEqual(
      expect.arrayContaining(['VNSGN', 'VNCLI']),
    );
  });

  it('finds every port first by its code, and among the first by its name, pinyin, initials and aliases', () => {
    for (const port of ports) {
      expect(first(port.code)).toBe(port.code);
      for (const typed of [port.nameCn, port.nameEn, port.pinyin, ...port.aliases]) {
        const position = searchLocations(ports, typed).findIndex(({ code }) => code === port.code);
        expect(position, `${typed} ${port.code}`).toBeGreaterThanOrEqual(0);
        expect(position, `${typed} ${port.code}`).toBeLessThan(3);
      }
      expect(searchLocations(ports, port.initials).map(({ code }) => code)).toContain(port.code);
    }
    for (const airport of airports) expect(searchLocations(airports, airport.code)[0]).toBe(airport);
  });

  it('returns the whole list for an empty query, nothing for nonsense or long text, and respects the limit', () => {
    expect(searchLocations(ports, ' ')).toHaveLength(ports.length);
    expect(searchLocations(ports, '', 5)).toEqual(ports.slice(0, 5));
    expect(searchLocations(ports, 'zzzzqq')).toEqual([]);
    expect(searchLocations(ports, 'a'.repeat(61))).toEqual([]);
    expect(searchLocations(ports, 's', 3)).toHaveLength(3);
    expect(locationRank(ports[0]!, '')).toBeNull();
  });

  it('looks for sixty letters at most, and inside of a name for two at least', () => {
    const locationNamed = (nameEn: string) => ({
      ...{ code: 'ZZ001', nameCn: '甲', pinyin: 'jia', initials: 'j' },
      nameEn,
    });
    const found = (length: number) => {
      const [named, typed] = [locationNamed('A'.repeat(length)), 'a'.repeat(length)];
      return [searchLocations([named], typed).length, locationRank(named, typed)];
    };
    expect([found(60), found(61)]).toEqual([
      [1, 1],
      [0, null],
    ]);
    expect([locationRank(locationNamed('Xqy'), 'qy'), locationRank(locationNamed('Xqy'), 'q')]).toEqual([8, null]);
  });

  it('keeps the order of the list for an empty query', () => {
    const [near, far] = [ports[0]!, { ...ports[1]!, initials: '' }];
    expect(searchLocations<SearchableLocation>([near, far], ' ')).toEqual([near, far]);
  });

  it('ranks as it matches, keeps the order of the list among equals, and bears any text', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom('a', 's', 'sh', 'an', '港', '.*', '(', '\\'),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const found = searchLocations(ports, text);
        const ranks = found.map((location) => [locationRank(location, text) ?? 0, ports.indexOf(location)] as const);
        const sorted = ranks.every(([rank, position], at) => {
          const before = ranks[at - 1];
          return !before || before[0] < rank || (before[0] === rank && before[1] < position);
        });
        expect(sorted).toBe(true);
        if (found.length < ports.length)
          expect(found).toHaveLength(ports.filter((port) => locationRank(port, text) !== null).length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('recently selected locations', () => {
  it('[3.14] the latest is first, without repetition, and five per side are kept', () => {
    const chosen = ['A', 'B', 'C', 'B', 'D', 'E', 'F'].reduce<RecentLocations>(
      (recent, code) => withRecent(recent, 'origin', code),
      {
        ...NO_RECENT_LOCATIONS,
        destination: ['Z'],
      },
    );
    expect(chosen).toEqual({ origin: ['F', 'E', 'D', 'B', 'C'], destination: ['Z'] });
    expect(withRecent(chosen, 'destination', 'Z').destination).toEqual(['Z']);
    expect(NO_RECENT_LOCATIONS).toEqual({ origin: [], destination: [] });
  });

  it('[3.14] a lane is the same with both ends the same, and five are kept', () => {
    const lane = (ends: string) => ({ origin: ends.slice(0, 1), destination: ends.slice(1) });
    const lanes = ['AB', 'AC', 'CB', 'AB', 'DE', 'EF', 'FG'].reduce(
      (all: readonly ReturnType<typeof lane>[], ends) => withLane(all, lane(ends)),
      [],
    );
    expect(lanes).toEqual(['FG', 'EF', 'DE', 'AB', 'CB'].map(lane));
    expect(withLane([lane('AB')], lane('AC'))).toEqual(['AC', 'AB'].map(lane));
    expect(withLane(['CB', 'AB'].map(lane), lane('AB'))).toEqual(['AB', 'CB'].map(lane));
  });
});
