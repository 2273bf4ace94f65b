export const placed = {
  orderNo: '订单号',
  copy: '复制订单号',
  copied: '已复制',
  route: '航线',
  boxes: '箱型箱量',
  totals: '预估总价',
  answerTime: '答复时间',
  manager: '客户经理',
  next: '接下来',
  related: '相关服务',
  /** Only a full-container order may need stuffing; other goods still need a truck. */
  relatedLinks: (service: string) => [
    service === 'fcl' ? { label: '内装', to: '/builtIn/addOrder' } : { label: '陆运', to: '/brand/freight' },
    { label: '危险品查询', to: '/dgdesk' },
    { label: '仓储', to: '/warehouse' },
  ],
  until: '最晚',
  goneTitle: '这里没有刚提交的订单',
  gone: '没有订单号，或订单不属于当前账号、已超过三十分钟。订单都在会员中心里：状态、费用、待交的资料与截止时间随时可查，取消与复制下单也在那里。',
  goneWhat:
    '刚提交的订单在这一页写明订单号、航线、箱型箱量、开航日与各币种合计，并列出接下来要做的事和每件事的截止时间；未完成企业认证的订单只保留 48 小时，这里会倒计时。',
  goneAgain: '要再订一票，从整箱列表选航次开始；没有合适的价格，可以提交询价，报价后直接转为订单。',
  again: '去下单',
} as const;
