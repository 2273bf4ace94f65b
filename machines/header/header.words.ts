import type { ChartWords } from '../kit/words.ts';

export const headerWords: ChartWords = {
  scrolling: '滚动位置',
  'page.scrolled': '页面滚动',
  isDownPastHeader: '向下超过页头',
  isUp: '向上滚动',
  isPastTop: '离开了顶部',
  isAtTop: '在顶部',
  storeScroll: '记下滚动位置',
};
