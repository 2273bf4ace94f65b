import type { ChartWords } from '../kit/words.ts';

export const operatorRecordsWords: ChartWords = {
  save: '保存',
  'filters.changed': '换种类或搜索',
  storeFilters: '记下种类与搜索',
  storeTheirs: '列出别人改成了什么',
};
