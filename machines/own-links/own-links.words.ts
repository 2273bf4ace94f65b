import type { ChartWords } from '../kit/words.ts';

export const ownLinksWords: ChartWords = {
  open: '列表打开着',
  listed: '有列表',
  list: '读取自己的链接',
  revoke: '收回链接',
  isOfList: '在列表里',
  'links.open': '打开列表',
  'links.close': '关闭列表',
  'links.retry': '点重试',
  'links.revoke': '点收回',
  storeLinks: '记下链接',
  storeRevoked: '记下要收回的链接',
  removeRevoked: '从列表里去掉',
  forgetRevoked: '不再收回',
  storeFailure: '记下没有办成的原因',
  forgetFailure: '清除原因',
  forgetAll: '全部清除',
};
