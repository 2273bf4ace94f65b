import type { ChartWords } from '../kit/words.ts';

export const pageLoadingWords: ChartWords = {
  visible: '看得见',
  'loading.started': '开始加载',
  'loading.finished': '加载结束',
  loadingDuration: '进度条走满',
  barCompletion: '走完最后一段',
};
