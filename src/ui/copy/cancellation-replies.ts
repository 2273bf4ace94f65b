/** Answers of the server about cancelling orders. */
export const cancellationReplies = {
  askInstead: '现在取消按收费协议可能产生费用：请在订单页申请取消，操作员答复费用后由您决定',
  free: '现在取消不收取消费，不用申请：请刷新后直接取消订单',
  over: '订单已发运或已结束，不能再取消；如有疑问请给操作员留言',
  waiting: '订单已有一份取消申请在等待答复，请看最新状态',
  amending: '订单有一份变更申请在等待答复，请先撤回或等候答复，再申请取消',
  amendmentWaits: '订单有一份变更申请在等待答复，请先接受或拒绝该变更',
  unknown: '没有这份取消申请',
  settled: '这份取消申请已有结果或已撤回，请看最新状态',
  newer: '费用刚刚有了新的答复，请看最新的费用后再决定',
  answeredElsewhere: '这份取消申请刚刚有了新的答复，请看最新状态',
  notAnswered: '操作员还没有答复费用，请稍候',
  feeMissing: '请至少写一行费用；不收费用请用免费取消',
  offeredFree: '这是操作员提议的取消，要由客户确认；不收费用请重新提议',
  refused: (reason: string) => `取消申请未同意：${reason}`,
  demoFee: (names: readonly string[]) => `已经发生的${names.join('、')}按收费协议由您承担（演示数据）`,
  byOperator: '操作员同意免费取消',
} as const;
