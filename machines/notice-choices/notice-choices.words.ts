import type { ChartWords } from '../kit/words.ts';

export const noticeChoicesWords: ChartWords = {
  loadChoices: '读取选择',
  saveChoices: '保存选择',
  'notices.toggled': '点一个选项',
  'notices.submit': '点保存',
  'notices.retry': '点重试',
  'notices.close': '关闭窗口',
  isPossible: '短信，或有邮箱可发',
  storeKnown: '记下读到的选择',
  toggle: '改这个选项',
  forgetFailure: '不再提上次的失败',
  toastSaved: '提示已保存',
};
