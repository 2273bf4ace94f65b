import type { ChartWords } from '../kit/words.ts';

export const proofOfWorkWords: ChartWords = {
  solveWork: '在浏览器里计算',
  'work.progressed': '算了一部分',
  'work.solved': '算完了',
  'work.failed': '算不了',
  'work.retry': '再算一次',
  'work.close': '放弃',
  storeProgress: '记下进度',
  storeAnswer: '记下结果',
  startOver: '从头算',
  slow: '八秒',
};
