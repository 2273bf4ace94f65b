import type { ChartWords } from '../kit/words.ts';

export const authNoticeWords: ChartWords = {
  openTarget: '打开会员中心',
  clearTarget: '清除要去的地址',
  'notice.go': '立即前往',
  'notice.followed': '点链接前往',
  storeAddress: '记下链接的地址',
  'notice.cancel': '取消',
  'orders.wanted': '点查看订单',
  isOpened: '打开成功',
};
