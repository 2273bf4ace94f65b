import { brand } from '../brand.ts';
import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: `${brand.consolidation}品牌`,
  description: `${brand.consolidation}的起运港、装箱仓、班期与合作条件：危险品拼箱的直拼与中转线路，面向货代与工厂的月度协议。`,
  heading: `${brand.consolidation}品牌`,
  lead: `${brand.consolidation}专做危险品拼箱：固定的装箱仓，固定的班期，固定的配装规则，每一柜货在装箱前都做完隔离审查。`,
  picture: 'drum',
  sections: [
    {
      heading: '做什么',
      points: [
        '危险品与普货拼箱：按计费吨报价，哪一边计费写在价格旁。',
        '装箱前后：进仓收货、称重、贴标与加固，危申报与报关可以一并委托。',
        '目的港：分拨、清关与派送，到付费用在答复里列出。',
      ],
    },
    {
      heading: '走哪些航线',
      text: `在售的起运港、目的港与班期以${brand.consolidation}的网络表为准；表里没有的港口请询价，由客服核实能否中转分拨。`,
    },
    {
      heading: '装箱仓与班期',
      points: [
        `每条航线固定一个星期几截货、一个星期几开船，写在${brand.consolidation}的网络表里，临时改期由客服通知已订舱的货主。`,
        '直拼航线不拆箱到底；中转航线写明中转港与分拨方式，时效按两段分别列出。',
        '装箱仓的地址、收货时间与可收类别由客服在进仓前告知，危险品进仓有单独时段。',
      ],
    },
    {
      heading: '给货代与工厂',
      text: '按月约定货量即可享有协议价与固定仓位，结算周期写在协议里；提供中性提单、目的港清关与派送，装箱照片与称重记录随柜归档。',
    },
    {
      heading: '我们的规矩',
      text: '不接瞒报与品名不清的货；包装破损或标签缺失的货退仓整改；同柜其他货主的信息不外露，只告知类别与是否相容。',
    },
    {
      heading: '怎么询价',
      text: '写明起运港、目的港、体积与毛重，危险品写 UN 编号；答复写明计费吨、每一行费用、进仓截止与开船日期。',
    },
  ],
  links: [
    { label: `了解${brand.consolidation}`, to: '/business' },
    { label: '查拼箱价并下单', to: '/shippingLcl' },
    { label: '拼箱规则', to: '/lcl' },
  ],
};
