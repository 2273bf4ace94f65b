import type { ChartWords } from '../kit/words.ts';

export const operatorLeadWords: ChartWords = {
  settle: '记下怎样处理',
  'lead.open': '打开一条',
  'lead.retry': '点重试',
  'lead.close': '点关闭',
  'note.typed': '写处理结果',
  'lead.take': '点接手',
  'lead.settle': '点处理完',
  isNew: '还没有人接手',
  isUnsettled: '还没有处理完',
  isSettleable: '没有处理完，写了结果',
  storeNote: '记下所写',
  take: '记下是接手',
  finish: '记下是处理完',
};
