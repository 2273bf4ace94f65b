import type { ChartWords } from '../kit/words.ts';

export const deskRoomsWords: ChartWords = {
  orderQueue: '订单队列',
  order: '打开的一单',
  enquiryQueue: '询价队列',
  enquiry: '打开的询价',
  verificationQueue: '认证队列',
  verification: '打开的认证',
  leadQueue: '线索与意见队列',
  lead: '打开的线索或意见',
  rates: '运价',
  'room.asked': '点一页',
  'order.changed': '打开的一单读到了',
  'enquiry.changed': '打开的询价读到了',
  'verification.changed': '打开的认证读到了',
  'lead.changed': '打开的线索或意见读到了',
  isAt: '是这一页',
  tellOrderQueue: '换上队列里这一单',
  tellEnquiryQueue: '换上队列里这个询价',
  tellVerificationQueue: '换上队列里这个认证',
  tellLeadQueue: '换上队列里这一条',
  storeRoom: '记下哪一页',
};
