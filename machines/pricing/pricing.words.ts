import type { ChartWords } from '../kit/words.ts';

export const pricingWords: ChartWords = {
  current: '价格是最新的',
  quote: '报价',
  'pricing.asked': '影响价格的内容',
  'pricing.retry': '点重试',
  isOther: '和上次的内容不同',
  hasFieldErrors: '有要改的内容',
  isNothing: '还不够报价',
  isEnough: '已够报价',
  storePart: '记下影响价格的内容',
  storeQuote: '记下价格',
  tellQuoted: '告诉表单有了价格',
  forgetQuote: '清除原来的价格',
  debounce: '停止修改之后',
};
