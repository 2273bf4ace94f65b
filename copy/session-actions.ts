/** The words of sign-in that the first load needs: in the header, and in toasts after a reload. */
export const sessionActions = {
  open: '注册/登录',
  /** Before the name, for screen readers. */
  signedInAs: '当前登录：',
  memberCentre: '会员中心',
  wholeVehicleOrders: '整车订单',
  signOut: '退出登录',
  signedOut: '退出成功',
  expired: '登录已过期，请重新登录',
} as const;
