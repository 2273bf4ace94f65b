import type { ChartWords } from '../kit/words.ts';

export const chunkReloadWords: ChartWords = {
  blocking: '挡住整页',
  chunkFailures: '页面加载失败的消息',
  readGuard: '读取上次刷新的时间',
  writeGuard: '记录这次刷新的时间',
  'chunk.failed': '页面的一部分没有到达',
  'chunk.retry': '点重试',
  storeReloadTime: '记下刷新时间',
  reloadFallback: '刷新没有发生',
};
