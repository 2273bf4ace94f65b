import type { ChartWords } from '../kit/words.ts';

export const orderCancellationWords: ChartWords = {
  ask: '提交取消申请',
  decide: '同意费用或撤回',
  'cancellation.ask': '点申请取消',
  'cancellation.reasoned': '写取消原因',
  'cancellation.accept': '点同意并取消订单',
  'cancellation.withdraw': '点不取消了',
  'cancellation.keep': '点返回或知道了',
  'cancellation.confirm': '点提交或确定',
  hasReason: '写了原因',
  isOutdated: '已有新的费用或结果',
  storeReason: '记下取消原因',
  clearReason: '原因用过了',
  chooseAcceptance: '记下同意哪一次答复的费用',
  chooseWithdrawal: '记下撤回哪一份',
  clearChoice: '放下选择',
  clearFailure: '收起没有办成的原因',
  reportChange: '通知订单有了变化',
};
