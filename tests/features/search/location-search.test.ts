import { describe, expect, it } from 'vitest';
import type { LocationOption } from '#domain/locations/option.ts';
import { searchLocations, splitHit } from '#src/ui/location-search.ts';

const locationWith = (
  code: string,
  name: string,
  english: string,
  pinyin: string,
  initials: string,
  group: string,
): LocationOption => ({
  code,
  name,
  english,
  pinyin,
  initials,
  group,
});
const PLACES = [
  locationWith('CNYSN', '上海洋山', 'SHANGHAI YANGSHAN', 'shanghaiyangshan', 'shys', '华东'),
  locationWith('CNSHA', '上海', 'SHANGHAI', 'shanghai', 'sh', '华东'),
  locationWith('CNSHK', '蛇口', 'SHEKOU', 'shekou', 'sk', '华南'),
  locationWith('CNNGB', '宁波', 'NINGBO', 'ningbo', 'nb', '华东'),
  locationWith('INNSA', '那瓦舍瓦', 'NHAVA SHEVA', 'nawashewa', 'nwsw', '印度'),
];
const codes = (typed: string, recent: string[] = []) =>
  searchLocations(PLACES, typed, recent, '最近').flatMap((group) => group.items.map((item) => item.code));

describe('place search', () => {
  it.each([
    ['初', []],
    ['上海', ['CNSHA', 'CNYSN']],
    ['nb', ['CNNGB']],
    ['ＮＢ', ['CNNGB']],
    ['cnngb', ['CNNGB']],
    ['ngb', ['CNNGB']],
    ['ningb', ['CNNGB']],
    ['sheva', ['INNSA']],
    ['nhavash', ['INNSA']],
    ['洋山', ['CNYSN']],
  ])('answers %s', (typed, expected) => {
    expect(codes(typed)).toEqual(expected);
  });
  it('[3.5] finds a place by another name of it', () => {
    const chattogram = {
      ...locationWith('BDCGP', '吉大港', 'Chattogram', 'jidagang', 'jdg', '印巴'),
      aliases: ['CHITTAGONG'],
    };
    const found = (typed: string) =>
      searchLocations([...PLACES, chattogram], typed, [], '最近').flatMap(({ items }) => items);
    expect(found('chittagong')).toEqual([chattogram]);
    expect(found('chattog')).toEqual([chattogram]);
  });
  it('puts the exact initials before the longer ones', () => {
    expect(codes('SH').slice(0, 2)).toEqual(['CNSHA', 'CNYSN']);
  });
  it('shows the recent five first, only while they answer, and none twice', () => {
    const groups = searchLocations(PLACES, '', ['CNNGB', 'CNXXX'], '最近');
    expect(groups[0]).toMatchObject({ label: '最近', items: [{ code: 'CNNGB' }] });
    expect(codes('', ['CNNGB']).filter((code) => code === 'CNNGB')).toHaveLength(1);
    expect(codes('sh', ['CNNGB'])).not.toContain('CNNGB');
    expect(
      searchLocations(
        PLACES,
        '',
        PLACES.map((one) => one.code),
        '最近',
      )[0]?.items,
    ).toHaveLength(5);
  });
  it('splits a text at the hit', () => {
    expect(splitHit('SHEKOU', 'eko')).toEqual(['SH', 'EKO', 'U']);
    expect(splitHit('蛇口', 'sk')).toBeNull();
  });
});
