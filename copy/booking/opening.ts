import { TEMPLATE_ID } from '#domain/orders/number.ts';
import { formButtons } from './frame.ts';

/** Names the origin of a copied or prefilled form. */
export const formOrigin = {
  copied: (from: string) => (TEMPLATE_ID.test(from) ? '已按模板带入' : `已按订单 ${from} 复制`),
  copiedText: '货物与货量、收发货人、服务与付款都已带入。日期、附件与协议请重新填写，价格按现在的重新报价。',
  asked: {
    RAIL_DANGER: '危险品走铁路先询价，审批后转订单',
    RAIL_SHARED: '铁路拼箱先询价',
    COOLED: '温控货物先询价，报价后转订单',
    DESK_CLASS: '第 1、6.2、7 类货物先询价，报价后转订单',
    PRICED_CLASSES: '这个价格不接这批货的类别：换一个价格，或先询价',
    CLASS_DOUBT: '这个编号的类别待核实，先询价',
  },
  requestedText: '已填的都会带到询价表，不用再填一遍。',
  enquire: '去询价',
  taken: (enquiryNo: string) => `按询价 ${enquiryNo} 的方案下单`,
  takenText: '价格以方案为准，货量与询价一致；要调整货量请重新询价。',
} as const;

export const draftChoices = {
  title: '接着哪一份填',
  chosenLead: '这次选的与以前的草稿不同。草稿不会盖掉这次的选择，先看清再决定。',
  lead: '有草稿可以接着填。',
  anonymousLead: '有一份是登录之前在这个浏览器里填的。是您填的，就带入账号；不是，就不要选它。',
  chosen: '这次选的',
  fresh: '另填一份',
  own: '草稿',
  anonymous: '登录前填写的',
  lane: '航线',
  boxes: '箱型箱量',
  goods: '货物',
  keptAt: '填写时间',
  useChosen: '用这次选的',
  useFresh: '填新的一份',
  useOwn: '接着填这份',
  adopt: '带入我的账号',
  remove: '删除草稿',
  of: (name: string) => ` ${name}`,
  notRemoved: '草稿没有删掉，请稍后再试',
  removing: '正在删除草稿',
} as const;

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

/** Share links of forms: the button, the user's list, and the notice in a form opened from one. */
export const ownLinks = {
  share: formButtons.share,
  dialog: '分享这张表单',
  subject: (service: string) => `${service}订单`,
  show: '查看已分享的链接',
  hide: '收起已分享的链接',
  title: '已分享的链接',
  ofCompany: '订单表单与价格的分享链接归企业：同事生成的也在这里，收回后打不开。',
  reading: '正在读取已分享的链接',
  none: '没有还有效的链接。',
  page: '页面',
  dates: (made: string, ends: string, colleague: string | null) =>
    `${colleague === null ? '' : `${colleague} 于 `}${made} 生成，${ends} 前有效`,
  revoke: '收回',
  revokeOf: (name: string, made: string) => `收回 ${name}（${made} 生成）`,
  revoked: '收回后对方打开链接会看到“打不开了”。',
  failed: (why: string) => `没有办成：${why}`,
  opened: {
    title: '这张表单来自试算链接',
    text: (made: string, ends: string) =>
      `${made} 分享，链接 ${ends} 前有效。您可以随意修改，分享的人看不到；要下单请补上联系人、收发货人与文件。`,
    same: '价格与分享时相同。',
    other: '价格与分享时不同：',
    none: '分享时没有公开的价格，右侧是现在的价格。',
    waiting: '现价算出后，与分享时的价格对照。',
  },
} as const;
