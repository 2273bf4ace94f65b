import type { EnquiryRow } from '#contract/calls/ecommerce.ts';

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
