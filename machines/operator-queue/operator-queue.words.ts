import type { ChartWords } from '../kit/words.ts';

export const operatorQueueWords: ChartWords = {
  reading: '正在读',
  firstPage: '读第一页',
  nextPage: '读下一页',
  'filters.changed': '筛选或搜索',
  'list.more': '点再显示',
  'list.renew': '点刷新或重试',
  'row.changed': '打开的一件读到了',
  hasMore: '还有',
  storeFilters: '记下条件',
  storePage: '换上第一页',
  appendPage: '接上一页',
  storeRow: '换上这一行',
};
