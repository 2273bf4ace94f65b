import type { ChartWords } from '../kit/words.ts';

export const calendarFeedWords: ChartWords = {
  kept: '有地址',
  loadFeed: '看有没有订阅地址',
  makeFeed: '生成订阅地址',
  revokeFeed: '停用订阅地址',
  isThere: '有地址',
  isUrlKnown: '地址刚生成，还看得到',
  'feed.retry': '点重试',
  'feed.make': '点生成',
  'feed.copy': '点复制',
  'feed.revoke': '点停用',
  'feed.confirm': '确认停用',
  'feed.cancel': '不停用了',
  'feed.close': '关闭窗口',
  storeFeed: '记下何时生成、何时读过',
  storeMade: '记下新地址',
  forgetFeed: '不再有地址',
  storeFailure: '记下没有办成的原因',
  forgetFailure: '清除原因',
  copyUrl: '复制地址',
};
