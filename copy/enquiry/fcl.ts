import { oceanCarriers } from '#domain/reference/ocean-carriers.ts';
import { enquiryWords } from './kind-words.ts';

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
