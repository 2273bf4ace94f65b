import type { ChartWords } from '../kit/words.ts';

export const leadWords: ChartWords = {
  form: '表在屏幕上',
  makeKey: '取提交编号',
  send: '送出意向',
  'lead.edit': '填写',
  'lead.submit': '点提交',
  'lead.again': '再留一份',
  isIncomplete: '有漏填或填错',
  hasKey: '已有提交编号',
  edit: '记下所填',
  showErrors: '指出要改的项',
  storeKey: '记下提交编号',
  storeFailure: '记下没有送到的原因',
  wipe: '清空所填',
};
