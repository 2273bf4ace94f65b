/** The words of the reading modals, the auth notice and the order-success dialog. */
export const reading = {
  confirm: '我知道了',
  close: '关闭',
  confirmIn: (seconds: number) => `我知道了（${seconds}s）`,
  scrollHint: '请阅读至文末',
  remaining: (seconds: number) => `还需阅读 ${seconds} 秒`,
  version: (version: string) => `版本 ${version}`,
} as const;

export const authNotice = {
  title: '提示',
  passed: (seconds: number) => `下单成功，${seconds} 秒后将为您跳转至会员中心`,
  unverified: (seconds: number) =>
    `请尽快完成企业认证，否则订单将在两天后自动取消。${seconds} 秒后将为您跳转至会员中心`,
  underReview: (seconds: number) => `企业认证审核中，两天内未通过则订单自动取消。${seconds} 秒后将为您跳转至会员中心`,
  go: '立即前往',
  cancel: '取消',
  blocked: '浏览器拦截了新窗口，请点击“立即前往”',
  unreached: '网络不通，会员中心没有打开，请稍后重试',
  retry: '重试',
} as const;

export const orderSuccess = {
  title: '恭喜您，下单成功',
  viewOrders: '查看订单',
  orderAgain: '继续下单',
  home: '返回首页',
} as const;
