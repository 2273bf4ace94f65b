import type { LocationOption } from '#domain/locations/option.ts';

export const PLACES: readonly LocationOption[] = [
  {
    code: 'CNYSN',
    name: '上海洋山',
    english: 'SHANGHAI YANGSHAN',
    pinyin: 'shanghaiyangshan',
    initials: 'shys',
    group: '华东',
  },
  { code: 'CNSHA', name: '上海', english: 'SHANGHAI', pinyin: 'shanghai', initials: 'sh', group: '华东' },
  { code: 'CNWGQ', name: '外高桥', english: 'WAIGAOQIAO', pinyin: 'waigaoqiao', initials: 'wgq', group: '华东' },
  { code: 'CNNGB', name: '宁波', english: 'NINGBO', pinyin: 'ningbo', initials: 'nb', group: '华东' },
  { code: 'CNSHK', name: '蛇口', english: 'SHEKOU', pinyin: 'shekou', initials: 'sk', group: '华南' },
  { code: 'CNTXG', name: '天津新港', english: 'XINGANG', pinyin: 'tianjinxingang', initials: 'tjxg', group: '华北' },
];
