import type { ChartWords } from '../kit/words.ts';

export const amendmentWords: ChartWords = {
  withdraw: '撤回这份变更',
  'amendment.withdraw': '点撤回变更',
  'amendment.keep': '点保留变更或知道了',
  'amendment.confirm': '点确定撤回',
  isDecided: '已有答复或已撤回',
  storeNo: '记下是哪一份变更',
  clearFailure: '收起没有撤回成的原因',
  tellChanged: '告诉订单有了变化',
};
