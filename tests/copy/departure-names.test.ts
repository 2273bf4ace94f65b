import { expect, test } from 'vitest';
import { departureName, departureWords } from '#copy/orders/amendment.ts';

test('[10.11] a flight is known by its number, a ship by its name, a train by its number alone', () => {
  expect(departureName('air', { vessel: 'CAO', voyage: 'LH8000' })).toBe('LH8000 全货机 CAO');
  expect(departureName('air', { vessel: 'B77F', voyage: 'LH8000' })).toBe('LH8000 B77F');
  expect(departureName('fcl', { vessel: 'HUAZHOU VEGA', voyage: '971W' })).toBe('HUAZHOU VEGA 971W');
  expect(departureName('rail', { vessel: null, voyage: 'X8024' })).toBe('X8024');
  expect(departureName('warehouse', { vessel: null, voyage: null })).toBe('');
});

test('[10.11] what leaves is called by its own name', () => {
  const named = (['air', 'rail', 'lcl', 'tank'] as const).map((service) => departureWords(service));
  expect(named.map(({ name }) => name)).toEqual(['航班', '车次', '航次', '航次']);
  expect(named.map(({ leaves }) => leaves)).toEqual(['起飞', '发车', '开航', '开航']);
  expect(named.map(({ arrives }) => arrives)).toEqual(['到达', '到站', '到港', '到港']);
});
