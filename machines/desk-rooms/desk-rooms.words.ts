import type { ChartWords } from '../kit/words.ts';

export const deskRoomsWords: ChartWords = {
  orderQueue: '订单队列',
  order: '打开的一单',
  verificationQueue: '认证队列',
  verification: '打开的认证',
  rates: '运价',
  articleQueue: '内容列表',
  article: '打开的一篇',
  'room.asked': '点一页',
  'order.changed': '打开的一单读到了',
  'verification.changed': '打开的认证读到了',
  'article.changed': '打开的一篇读到了',
  'article.made': '新的一篇存下了',
  isAt: '是这一页',
  tellOrderQueue: '换上队列里这一单',
  tellVerificationQueue: '换上队列里这个认证',
  tellArticleQueue: '换上列表里这一篇',
  renewArticleQueue: '请列表重新读',
  storeRoom: '记下哪一页',
};
