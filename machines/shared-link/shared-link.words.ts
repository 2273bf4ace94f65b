import type { ChartWords } from '../kit/words.ts';

export const sharedLinkWords: ChartWords = {
  notice: '代替列表显示',
  read: '读取分享的内容',
  'link.followed': '打开分享链接',
  'link.retry': '点重试',
  'link.leave': '点自己查运价',
  hasLink: '网址里有分享链接',
  isFound: '分享还在',
  storeId: '记下是哪个分享',
  forgetId: '不再记着这个分享',
  openAddress: '把分享的条件放进网址',
  clearAddress: '把分享链接从网址去掉',
};
