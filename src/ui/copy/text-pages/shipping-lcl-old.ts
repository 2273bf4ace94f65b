import { brand } from '../../brand.ts';
import type { PageCopy } from '../pages/page-copy.ts';

export const page: PageCopy = {
  title: '拼箱旧版页面',
  description: `旧版拼箱费率表已停用。各航线每计费吨价格与最低消费在${brand.consolidation}页面，按您的货量算总价请询价。`,
  heading: '拼箱费率表（旧版）',
  lead: '旧版费率表已经停用，这一页为旧链接保留，说明到哪里看同样的内容。',
  picture: 'drum',
  sections: [
    {
      heading: '现在到哪里看',
      points: [
        `各航线普货与危险品每计费吨的价格、最低消费与班期：${brand.consolidation}页面的网络表。`,
        '按您的体积与毛重算出全部费用：提交拼箱询价。',
        '接收类别、计费吨与进仓须知：拼箱规则。',
      ],
    },
    {
      heading: '旧表怎么对账',
      text: '旧表单位是每计费吨美元，普货与危险品分列；负数写在括号里，表示返还给发货人的海运费。最低消费以计费吨计，危险品常为二至三吨。',
    },
    {
      heading: '表外费用',
      points: [
        '装箱费、文件费、报关与危申报在起运港以人民币收取。',
        '目的港费用由收货人支付，金额以目的港代理账单为准。',
        '熏蒸、打托、超长超高与单件超重另议。',
      ],
    },
  ],
  links: [
    { label: `看${brand.consolidation}网络与价格`, to: '/business' },
    { label: '询拼箱价', to: '/brand/consolidation' },
    { label: '了解拼箱规则', to: '/lcl' },
  ],
};
