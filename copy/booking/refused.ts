/** Orders started from another order or from an answered enquiry. */
export const refused = {
  orders: '看我的订单',
  signIn: '登录',
  list: '去价格列表',
  anew: '填一份新的',
  anewText: '订单号不对，或不属于当前账号。请在会员中心的订单里点“复制下单”，或填一份新的。',
  enquire: '提交询价',
  goneText: '链接已过期、被分享的人收回，或网址不完整。请对方重新分享一个，或自己填一份。',
  reasons: {
    goneLink: {
      title: '试算链接打不开了',
      text: '链接已过期、被分享的人收回，或网址不完整。请对方重新分享一个，或自己从价格列表选一个报价开始。',
    },
    visitor: { title: '登录后才能带入内容', text: '订单与询价方案只有本人看得到，登录后自动填进表单。' },
    unknownOrder: {
      title: '没有找到这个订单',
      text: '订单号不对，或不属于当前账号。请在会员中心的订单里点“复制下单”，或从价格列表选一个报价开始。',
    },
    unknownTemplate: {
      title: '没有找到这个模板',
      text: '模板已被删除，或不属于当前账号与企业。请在会员中心的订单里点“订单模板”，或从价格列表选一个报价开始。',
    },
    notAmendable: {
      title: '订单现在不能变更',
      text: '订单已放舱、已结束或正在变更，或按询价方案成交，或您只能查看。请在会员中心看订单的最新状态，需要时联系客户经理。',
    },
    unknownOption: {
      title: '没有找到这个报价方案',
      text: '询价单号不对、不属于当前账号，或这个方案不能在线下单。请在会员中心的询价里核对，或从价格列表选在线价格。',
    },
    expiredOption: {
      title: '报价方案已过期',
      text: '方案的价格已过有效期。可以再询一次价，或从价格列表选在线价格。',
    },
    acceptedEnquiry: {
      title: '这个询价已经转为订单',
      text: '一个询价只转一次订单，订单在会员中心可以查看和复制。',
    },
  },
  /** Services without listed prices. */
  asked: {
    unknownOrder: '订单号不对，或不属于当前账号。请在会员中心的订单里点“复制下单”，或重新询价。',
    unknownTemplate: '模板已被删除，或不属于当前账号与企业。请在会员中心的订单里点“订单模板”，或重新询价。',
    unknownOption: '询价单号不对、不属于当前账号，或这个方案不能在线下单。请在会员中心的询价里核对，或重新询价。',
    expiredOption: '方案的价格已过有效期，请重新询价。',
    goneLink: '链接已过期、被分享的人收回，或网址不完整。请对方重新分享一个，或重新询价。',
  } as Readonly<Record<string, string>>,
} as const;
