import type { ChartWords } from '../kit/words.ts';

export const paperFormWords: ChartWords = {
  send: '送出这份单证',
  cutOff: '等到截止时间',
  'paperForm.open': '点填写或修改',
  'paperForm.close': '点取消或知道了',
  'paperForm.edit': '填写',
  'paperForm.submit': '点提交',
  isComplete: '没有漏填、填错的',
  isPast: '打开时已过截止时间',
  isOutdated: '别处已有新的状态',
  openPaper: '打开这份单证',
  forgetPaper: '收起，所填的不留',
  edit: '记下所填',
  showErrors: '从此指出漏填、填错的',
  storeTaken: '记下哪一份交好了',
  tellChanged: '告诉订单有了变化',
};
