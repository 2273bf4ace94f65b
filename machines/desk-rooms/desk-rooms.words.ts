import type { ChartWords } from '../kit/words.ts';

export const deskRoomsWords: ChartWords = {
  orders: '订单队列',
  rates: '运价',
  'room.asked': '点一页',
  isAt: '是这一页',
  storeRoom: '记下哪一页',
};
