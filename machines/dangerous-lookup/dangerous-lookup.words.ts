import type { ChartWords } from '../kit/words.ts';

export const dangerousLookupWords: ChartWords = {
  open: '资料打开着',
  findMatches: '查找候选',
  readSheet: '读取资料',
  'lookup.typed': '输入',
  'lookup.retry': '重试查找',
  'sheet.open': '选中一个编号',
  'sheet.retry': '重试读取资料',
  'sheet.close': '关闭资料',
  isBlank: '没有输入什么',
  isMissing: '名录里没有',
  storeText: '记下输入，清空候选',
  storeMatches: '记下候选',
  storeNumber: '记下编号，清除旧资料',
  storeSheet: '记下资料',
  debounce: '停止输入之后',
};
