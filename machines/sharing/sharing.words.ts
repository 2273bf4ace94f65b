import type { ChartWords } from '../kit/words.ts';

export const sharingWords: ChartWords = {
  open: '窗口开着',
  made: '有链接',
  make: '生成链接',
  copy: '复制链接',
  'share.open': '点分享',
  'share.days': '改有效天数',
  'share.copy': '点复制',
  'share.retry': '点重试',
  'share.close': '关闭窗口',
  storeShared: '记下要分享的页面',
  storeDays: '记下有效天数',
  storeLink: '记下链接',
  forgetLink: '清除原来的链接',
  forgetAll: '全部清除',
};
