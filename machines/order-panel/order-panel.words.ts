import type { ChartWords } from '../kit/words.ts';

export const orderPanelWords: ChartWords = {
  order: '订单',
  'page.opened': '打开这一页',
  'page.asked': '网址里的条件变了',
  isOrderInAddress: '网址里有一单',
  isOtherOrder: '是另一单',
  isClosed: '不再有订单',
  storeAddress: '记下网址',
  keepForm: '表单收起前先存下',
  startOfPage: '从页面开头看起',
};
