import type { ChartWords } from '../kit/words.ts';

export const ownPostWords: ChartWords = {
  open: '问题在屏幕上',
  decide: '定标或撤销',
  'post.award': '选这份报价',
  'post.revoke': '点撤销',
  'post.confirm': '确认',
  'post.keep': '先不办',
  isOutdated: '报价或采购单已经变了',
  leaveDecision: '放下要办的事',
  storeDecision: '记下要办的事',
  forgetDecision: '不再办',
  storeFailure: '记下没有办成的原因',
  reread: '请页面再读一次',
};
