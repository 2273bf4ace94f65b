import type { ChartWords } from '../kit/words.ts';

export const listedNumbersWords: ChartWords = {
  read: '查危险品目录',
  'numbers.asked': '表单里还没有资料的编号',
  'numbers.retry': '点重试',
  isUnread: '有没查过的编号',
  hasPendingNumbers: '还有要查的',
  isOther: '要查的编号变了',
  storeRequestedNumbers: '记下要查的编号',
  storeUnlisted: '记下目录里没有的编号',
  storeFailure: '记下没有查到的原因',
  tellFound: '把查到的资料交给表单',
};
