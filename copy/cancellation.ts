/** Cancellation of an order for a fee, as the customer sees it. */
export const cancellation = {
  title: '取消',
  name: (no: number) => `第${no}次取消申请`,
  offered: (no: number) => `第${no}次：操作员提议取消`,
  states: {
    requested: '等待操作员答复',
    answered: '等待客户确认',
    accepted: '已取消订单',
    withdrawn: '已撤回',
    refused: '未同意',
    ended: '订单已继续或已结束',
  },
  waitsForYou: '等您确认',
  /** Beside the status of an order in a list. */
  badges: { requested: '申请取消中', answered: '取消费用待确认' },
  requestedAt: '申请时间',
  offeredAt: '提议时间',
  answeredAt: '答复时间',
  decidedAt: '结果时间',
  reason: '原因',
  answerReason: '答复',
  clause: '依据',
  fees: { title: '取消费用', name: '费用', amount: '金额', total: '合计', none: '不收取费用' },
  waitingText: '操作员答复之前，订单照常办理，费用不变；答复后由您决定是否取消。',
  ask: '申请取消',
  askTitle: '申请取消订单',
  askText: '现在取消可能产生费用。操作员按收费协议答复费用，您看过并同意之后订单才取消。',
  terms: (clause: string, terms: string) => `${clause}：${terms}`,
  why: '取消原因',
  whyHelp: '必填，操作员会看到。',
  keepOrder: '不取消了',
  send: '提交申请',
  accept: '同意并取消订单',
  acceptQuestion: (orderNo: string, fee: string) =>
    fee === ''
      ? `取消 ${orderNo}，不收取费用。取消后不能恢复，确定取消吗？`
      : `取消 ${orderNo}，取消费用 ${fee} 由您承担。取消后不能恢复，确定取消吗？`,
  withdrawQuestion: '不取消了，订单照常办理；需要时可以再次申请。确定吗？',
  back: '再看看',
  confirmAccept: '确定取消订单',
  confirmWithdraw: '确定不取消',
  understood: '知道了',
} as const;
