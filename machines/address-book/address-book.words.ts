import type { ChartWords } from '../kit/words.ts';

export const addressBookWords: ChartWords = {
  load: '读取列表',
  save: '保存',
  remove: '删除',
  'addresses.edit': '点编辑',
  'addresses.typed': '填写',
  'addresses.save': '点保存',
  'addresses.cancel': '点取消',
  'addresses.remove': '点删除',
  'addresses.confirm': '点确定删除',
  'addresses.keep': '点保留',
  'addresses.retry': '点重试',
  'addresses.close': '关闭窗口',
  isKnown: '列表里有这一个',
  hasNoErrors: '填对了',
  storeEntries: '记下列表',
  storeEdited: '记下要改的一个',
  storeRemoved: '记下要删的一个',
  clearChosen: '放下选中的一个',
  storeFailure: '记下原因',
};
