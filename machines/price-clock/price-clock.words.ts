import type { ChartWords } from '../kit/words.ts';

export const priceClockWords: ChartWords = {
  'server.timed': '服务器报了时间',
  storeDevice: '记下本机时间',
  storeServer: '记下服务器时间',
};
