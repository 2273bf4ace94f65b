import type { EnquiryRow } from '#contract/calls/ecommerce.ts';
import { enquiriesHead } from './form.ts';

type Status = EnquiryRow['status'];
type Service = EnquiryRow['service'];

/** Names of the statuses of an enquiry, in every list, notice and room. */
export const enquiryStatusNames: Readonly<Record<Status, string>> = {
  waiting: '待报价',
  manual: '人工核价',
  answered: '已报价',
  accepted: '已转单',
  expired: '已过期',
  declined: '不能报价',
};

/** The next step of the customer; the same words on pages, in messages and in the operator room. */
export const enquiryNextSteps = {
  waiting: '有结果会显示在这里，也会发通知',
  manual: '客服会按您留下的电话联系您',
  answered: '请在有效期内查看并下单',
  accepted: '进度在订单里查看',
  expired: '需要时请重新询价',
  declined: '可以换条件再询',
} as const satisfies Record<Status, string>;

/** Why the enquiry has the status; an operator's reason to decline follows in the operator's own words. */
export const enquiryReasons = {
  waiting: '正在核价',
  manual: '没有在线价格，转人工核价',
  answered: '已有报价',
  accepted: '已转为订单',
  expired: '已过期',
  declined: '不能报价',
} as const satisfies Record<Status, string>;

/** Why the price list has nothing, and what else the customer may try. */
const manualOf: Readonly<Record<Service, readonly [why: string, otherwise: string]>> = {
  fcl: ['在线价目里没有能接收这票货的航次', '也可以换港口、日期或船公司再询一次'],
  lcl: ['这条航线没有能直接接收这票货的拼箱价', '也可以改询整箱'],
  air: ['在线价目里没有能接收这票货的航班', '也可以换机场、日期，或改询海运'],
  rail: ['危险品由发到站与口岸逐票审批，拼箱与特殊箱型由班列公司核价', '着急请拨服务热线'],
  domestic: ['在线价目里没有能接收这票货的内贸航次', '也可以换港口或日期再询一次'],
  flexitank: ['这条航线没有能装下这票液体的在线价格', '也可以换港口、日期，或改询罐箱'],
  tank: ['在线价目里没有合适的罐箱或堆场价格', '也可以换港口、城市或日期再询一次'],
  warehouse: ['在线价目里没有能直接存下这批货的仓库', '也可以换城市、入库日期或计价方式再询一次'],
  cfs: ['没有能直接受理这票货的装箱仓', '也可以换港口或装箱日期再询一次'],
  dgdesk: ['这类货物须由专人核实', '着急请拨服务热线'],
  truck: ['这条路线或这类货要由调度按车型与车辆资质逐票核价', '着急请拨服务热线'],
};

export const manualReply = (service: Service): string => {
  const [why, otherwise] = manualOf[service];
  return `${why}。${enquiryReasons.manual}，${enquiryNextSteps.manual}；${otherwise}。`;
};

export const declinedReply = (reason: string): string =>
  `${enquiryReasons.declined}（${reason}），${enquiryNextSteps.declined}`;

/** The user's enquiries and the answer to one. */
export const enquiries = {
  ...enquiriesHead,
  readAt: (clock: string) => `更新于 ${clock}`,
  waiting: '有待报价的询价时每 15 秒自动更新',
  refresh: '刷新',
  emptyTitle: '还没有询价',
  empty: '填好上面的表提交，报价会出现在这里。',
  failedTitle: '询价没有读到',
  failed: '可能是网络中断，重试即可。',
  outdatedTitle: '没有更新成功',
  outdated: '下面是上一次读到的内容，稍后会自己再试。',
  columns: {
    no: '询价单号',
    lane: '航线',
    route: '路线',
    load: '箱型箱量',
    goods: '货物',
    measure: '重量与体积',
    status: '状态',
    count: '报价数',
    deadline: '截止',
    action: '操作',
  },
  lane: (from: string, to: string) => (to === '' ? from : `${from} → ${to}`),
  box: (ctnType: string, quantity: number) => `${ctnType}×${quantity}`,
  span: (from: string, to: string) => `${from} 至 ${to}`,
  location: (name: string, code: string) => (name === code ? name : `${name} ${code}`),
  weight: (weight: string) => `${weight} kg`,
  measure: (weight: string, volume: string) => `${weight} kg / ${volume} m³`,
  status: enquiryStatusNames,
  see: '查看',
  seeOf: (no: string) => `${no} `,
  files: '随询价上传的文件',
  answer: (no: string) => `询价 ${no}`,
  submittedAt: '提交于',
  answeredAt: '报价于',
  waitingAnswer: `${enquiryReasons.waiting}，${enquiryNextSteps.waiting}。`,
  answerBefore: '最迟答复',
  expiredWaiting: `截止前没有报价，询价${enquiryReasons.expired}，${enquiryNextSteps.expired}。`,
  expiredOptions: `报价${enquiryReasons.expired}，下面的价格不再成立，${enquiryNextSteps.expired}。`,
  declined: (reason: string) => `${declinedReply(reason)}。`,
  acceptedAs: (orderNo: string) => `${enquiryReasons.accepted} ${orderNo}，${enquiryNextSteps.accepted}。`,
  missing: '没有这个询价单，或者它不是您的。',
  options: (count: number) => `${count} 个方案`,
  option: (position: number) => `方案 ${position}`,
  sails: '开航',
  transit: (days: number) => `航程 ${days} 天`,
  validTo: '有效至',
  ended: '已失效',
  order: '转订单',
  notOrdered: '没有“转订单”的方案不在网上下单。选定后请拨打页脚的服务热线，告知询价单号与方案号。',
  orderOf: (position: number) => `方案 ${position} `,
  finalWord: '危险品是否承运以船公司最终审核为准。',
  ownFinalWord: {
    truck: '危险品是否承运以承运车队核对车辆与人员证件为准。',
    air: '危险品是否承运以航司与机场收运检查为准。',
    rail: '危险品是否承运以发站、到站与口岸的审批为准。',
    cfs: '危险品能否进仓以装箱仓与海事最终审核为准。',
    dgdesk: '能否受理以机构、承运人与主管机关最终审核为准。',
    warehouse: '能否存放以仓库、消防验收与主管机关最终审核为准。',
    tank: '危险品能否装罐、是否承运以船公司与海事最终审核为准。',
    flexitank: '液袋不收危险品；货物能否装袋以鉴定报告与船公司审核为准。',
  } as Readonly<Partial<Record<EnquiryRow['service'], string>>>,
  loading: '正在读取询价',
} as const;
