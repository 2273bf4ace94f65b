import type { ChartWords } from '../kit/words.ts';

export const operatorQueueWords: ChartWords = {
  'filters.changed': '筛选或搜索',
  'row.changed': '打开的一件读到了',
  hasMore: '还有',
  storeFilters: '记下条件',
  storePage: '换上第一页',
  appendPage: '接上一页',
  storeRow: '换上这一行',
};
