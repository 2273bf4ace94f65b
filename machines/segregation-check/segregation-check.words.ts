import type { ChartWords } from '../kit/words.ts';

export const segregationCheckWords: ChartWords = {
  check: '两两比对',
  'goods.typed': '填写联合国编号',
  'goods.add': '加一种货',
  'goods.remove': '去掉一种货',
  'check.retry': '点重试',
  hasRoom: '还没到六种',
  hasSpare: '多于两种',
  isComplete: '至少两个编号，都完整',
  addGoods: '加一行',
  removeGoods: '去掉这一行',
  forgetAnswer: '清除上次的结论',
  debounce: '停止输入之后',
};
