import type { ChartWords } from '../kit/words.ts';

export const prefetchWords: ChartWords = {
  linksInView: '视野内的链接',
  whenIdle: '等浏览器空闲',
  fetchPages: '预先下载页面',
  'connection.changed': '连接情况变了',
  'link.seen': '链接进入视野',
  isSavingData: '连接要求节省流量',
  isNew: '这一页还没有预取',
  isWaitedFor: '有页面在排队',
  forgetWaiting: '清空排队',
  queuePage: '把页面排进队',
  takeBatch: '取出排队的页面',
};
