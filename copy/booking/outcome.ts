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
  notFound:
    '没有订单号，或订单不属于当前账号、已超过三十分钟。订单都在会员中心里：状态、费用、待交的资料与截止时间随时可查，取消与复制下单也在那里。',
  goneWhat:
    '刚提交的订单在这一页写明订单号、航线、箱型箱量、开航日与各币种合计，并列出接下来要做的事和每件事的截止时间；未完成企业认证的订单只保留 48 小时，这里会倒计时。',
  goneAgain: '要再订一票，从整箱列表选航次开始；没有合适的价格，可以提交询价，报价后直接转为订单。',
  again: '去下单',
} as const;

/** Where a refusal leads, by code: to another offer or an enquiry, or back into the form. */
export const REFUSAL_EXITS: Readonly<Record<string, 'form' | 'offer'>> = {
  '10005001': 'offer',
  '10005003': 'offer',
  '10005004': 'offer',
  '10005005': 'offer',
  '10005006': 'form',
  '10005007': 'form',
  '10005009': 'form',
};

const SAILING = '选择下一航次';

/** List of alternatives, by service; absent where the form itself has the choice. */
export const OTHER_OFFERS: Readonly<Record<string, string>> = {
  fcl: SAILING,
  lcl: SAILING,
  domestic: SAILING,
  flexitank: SAILING,
  air: '选择其他航班',
  rail: '选择下一班列',
  tank: '选择其他罐箱',
  warehouse: '选择其他仓库',
  goods: '看其他货源',
};

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

/** Notice on an order whose enterprise is not verified yet. */
export const unverifiedOrder = {
  orderKept: '企业未认证，订单保留48小时',
  orderKeptInReview: '企业认证审核中，订单保留48小时',
  verify: '去认证',
  progress: '查看进度',
  unverified: '到时未通过认证，订单自动取消。现在可以照常下单。',
} as const;

/** The reason shown to a viewer instead of a form, with the way out. */
export const onlyReads = '您在企业中的角色是只看，不能办理；需要办理请联系主账号改为下单员';

/** Replaces the file list for visitors. */
export const signInToUpload = '登录后才能上传文件';
