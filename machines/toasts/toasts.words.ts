import type { ChartWords } from '../kit/words.ts';

export const toastsWords: ChartWords = {
  'toast.shown': '来了一条提示',
  'toast.close': '关闭提示',
  'region.entered': '指针或焦点到提示上',
  'region.left': '指针和焦点离开提示',
  isClosable: '可以关闭',
  isOldestUnderWay: '最早的一条说的是正在进行的事',
  hasPassing: '还有会自动消失的',
  addToast: '加上提示',
  removeToast: '去掉这条提示',
  removeOldest: '去掉最早的一条',
  toastTime: '提示停留',
};
