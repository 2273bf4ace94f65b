import type { ChartWords } from '../kit/words.ts';

export const operatorStepWords: ChartWords = {
  sending: '正在发送',
  moveOrder: '推进',
  undoStep: '撤回',
  'step.typed': '写后四位或原因',
  'step.confirm': '点确认',
  'step.dismiss': '点回去补齐，或按 Esc',
  isDeviationConfirmed: '偏离：后四位对上了',
  isUndoExplained: '撤回：写了原因',
  storeTyped: '记下所写',
  markMoved: '记下：已推进',
  markUndone: '记下：已撤回',
  markOutdated: '记下：别处先动了',
};
