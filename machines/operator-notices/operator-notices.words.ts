import type { ChartWords } from '../kit/words.ts';

export const operatorNoticesWords: ChartWords = {
  reading: '正在读',
  send: '再发一次',
  firstPage: '读第一页',
  nextPage: '读下一页',
  'state.chosen': '换看放弃的或还在重试的',
  'list.more': '点再显示',
  'list.renew': '点刷新或重试',
  'notice.send': '点再发一次',
  hasMore: '后面还有',
  isGivenUp: '列表里放弃的一条',
  storeState: '记下看哪一种',
  storePage: '换上这一页',
  appendPage: '接上这一页',
  clearResult: '收起上次的结果',
  storeSending: '记下是哪一条',
  removeSent: '从列表里去掉，说将再发',
  forgetSending: '不再发它',
};
