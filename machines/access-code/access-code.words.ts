import type { ChartWords } from '../kit/words.ts';

export const accessCodeWords: ChartWords = {
  open: '核对提取码',
  pause: '等到可以再试',
  'code.typed': '输入',
  'code.submit': '点打开',
  isWhole: '六位字母数字',
  isLimited: '试错太多',
  tellIncomplete: '指出不是六位字母数字',
  storeFailure: '记下没有打开的原因',
  storeWait: '记下还要等多久',
  wipe: '清掉提取码',
  reread: '请页面再读一次',
};
