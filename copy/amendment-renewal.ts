/** An amendment reapplied to an order that has changed since. */
export const amendmentRenewal = {
  theirs: (value: string) =>
    value === '' ? '订单里这一项已清空，与您填的不同' : `订单里已改为 ${value}，与您填的不同`,
  notThen: '订单正有一份变更在等待答复，或已不能变更。请看订单的最新状态。',
};
