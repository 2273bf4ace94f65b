import type { ChartWords } from '../kit/words.ts';

export const prefetchWords: ChartWords = {
  links: '视野内和碰到的链接',
  whenIdle: '等浏览器空闲',
  prefetchSeen: '预先下载视野内链接的页面',
  prefetchTouched: '预先下载碰到的链接的页面',
  'connection.changed': '连接情况变了',
  'link.seen': '链接在视野里停留了 1 秒',
  'link.wanted': '指针、焦点或手指碰到链接',
  isSavingData: '连接要求节省流量',
  isNew: '这一页还没有排过队',
  isFirstTouch: '这一页的链接第一次被碰到',
  isWaitedFor: '有页面在排队',
  forgetWaiting: '清空排队',
  queuePage: '把页面排进队',
  queueTouched: '把页面排到队首',
  takeBatch: '取出排队的页面',
  takeTouched: '取碰到的这一页',
  countBytes: '从总量里扣除',
};
