import type { ChartWords } from '../kit/words.ts';

export const readingWords: ChartWords = {
  'reading.scrolled': '滚动文本',
  'reading.confirm': '点我知道了',
  'reading.close': '关闭弹窗',
  isAtEnd: '到了文末',
  storeRead: '记下已读',
};
