import { TEMPLATE_ID } from '#domain/orders/number.ts';

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
  askedText: '已填的都会带到询价表，不用再填一遍。',
  enquire: '去询价',
  taken: (enquiryNo: string) => `按询价 ${enquiryNo} 的方案下单`,
  takenText: '价格以方案为准，货量与询价一致；要调整货量请重新询价。',
} as const;
