import type { ChartWords } from '../kit/words.ts';

export const callbackWords: ChartWords = {
  sendPhone: '送出号码',
  'callback.ask': '点请回电',
  storeRefusal: '记下没有送到的原因',
  clearRefusal: '清除没有送到的提示',
};
