import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import type { PageCopy } from '../text-pages.ts';
import { enquiryWords } from './form.ts';

export const fcl = enquiryWords('fcl', {
  title: '填写整箱询价',
  fields: {
    targetPrice: '目标价',
    targetCurrency: '币种',
    carrierPrefer: '优先船公司',
    services: '附加服务',
    quoteDeadline: '报价截止',
  },
  help: {
    targetPrice: '单箱海运费，可以不填',
    quoteDeadline: '不填为下一个工作日 18:00',
    carrierPrefer: '不选为不限',
  },
  choices: {
    targetCurrency: { '1': '人民币 ¥', '2': '美元 $', '3': '欧元 €' },
    carrierPrefer: Object.fromEntries(oceanCarriers.map(({ scac, nameCn }) => [scac, nameCn])),
    services: { TRK: '拖车', CUS: '报关', DGD: '危申报', STF: '内装', PLC: '箱贴', INS: '保险' },
  },
} as const);

export const page: PageCopy = {
  title: '整箱询价',
  description: '没有在线运价的整箱航线在这里询价：填写航线、箱型箱量、货物与目标价，客服与报价台给出可比较的方案。',
  heading: '整箱询价',
  lead: '航线冷门、类别特殊或者箱型少见，在线运价表里没有，就在这里问。写清货、箱、时间，报价会以可比较的方案返回。',
  picture: 'ship',
  sections: [
    {
      heading: '写清这几样',
      points: [
        '起运港、目的港与期望开航日期范围。',
        '是否危险品；是危险品时写 UN 编号、类别与包装类别。',
        '箱型、箱量与单箱货重，目标价和币种可以不填。',
        '需要的附加服务：拖车、报关、危申报、内装、保险。',
      ],
    },
    {
      heading: '之后会怎样',
      text: '询价编号以 ENQ 开头，答复时间按工作日计算，报价出来后显示在“我的询价”里。每个方案写明船公司、开航日、全部费用与有效期，选中一个就去下单。',
    },
    {
      heading: '先看看有没有现价',
      text: '常走的航线多半有在线运价，先按航线搜一次，常常不必等。相同内容的询价十分钟内只受理一次，免得同一票货被报两次价。',
    },
  ],
  links: [
    { label: '先查在线运价', to: '/shippingFcl' },
    { label: '查 UN 编号', to: '/dgdesk' },
    { label: '看询价流程', to: '/helpCenter?id=1.2.9' },
  ],
};

/** Services that share one enquiry page. */
export const enquiryKinds = {
  label: '询价的服务',
  names: {
    fcl: '整箱',
    air: '空运',
    rail: '铁路',
    domestic: '内贸',
    flexitank: '液袋',
    tank: '罐箱',
    warehouse: '仓储',
    dgdesk: '危品服务',
    cfs: '内装',
  },
} as const;
