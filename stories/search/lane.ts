import type { LocationOption } from '#domain/locations/option.ts';
import type { Sailings } from '#src/features/offers/views/tools.ts';

export const origins: readonly LocationOption[] = [
  { code: 'CNSHA', name: '上海', english: 'SHANGHAI', pinyin: 'shanghai', initials: 'sh', group: '华东' },
  { code: 'CNNGB', name: '宁波', english: 'NINGBO', pinyin: 'ningbo', initials: 'nb', group: '华东' },
];

export const destinations: readonly LocationOption[] = [
  { code: 'NLRTM', name: '鹿特丹', english: 'ROTTERDAM', pinyin: 'lutedan', initials: 'ltd', group: '欧洲' },
];

export const sailings: Sailings = {
  ctnType: '20GP',
  chips: [{ date: '2026-02-06', weekday: 5, minAmount: '850.00', currency: '2', bookable: true }],
};
