/** Notice on an order whose enterprise is not verified yet. */
export const unverifiedOrder = {
  orderKept: '企业未认证，订单保留48小时',
  orderKeptInReview: '企业认证审核中，订单保留48小时',
  verify: '去认证',
  progress: '查看进度',
  unverified: '到时未通过认证，订单自动取消。现在可以照常下单。',
} as const;
