import type { ChartWords } from '../kit/words.ts';

export const feedbackWords: ChartWords = {
  open: '窗口打开着',
  send: '送出反馈',
  'feedback.open': '打开反馈',
  'feedback.typed': '填写',
  'feedback.submit': '点送出',
  'feedback.close': '关闭窗口',
  wipe: '清空所填',
};
