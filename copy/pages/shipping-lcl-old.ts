import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '拼箱费率表',
  description: '拼箱各航线每计费吨的价格与最低消费，普货与危险品分列，为旧链接保留；按您的货量算全部费用请到新版拼箱。',
  heading: '拼箱费率表',
  lead: '各航线每计费吨的最低价，普货与危险品分列；与新版拼箱是同一批价格。',
  picture: 'drum',
  sections: [
    {
      heading: '表外费用',
      points: [
        '装箱费、进仓费、文件费与危申报在起运港以人民币收取，新版拼箱里逐行列出。',
        '目的港费用由收货人支付，金额以目的港代理账单为准。',
        '熏蒸、打托、超长超高与单件超重另议。',
      ],
    },
  ],
  links: [
    { label: '去新版拼箱', to: '/shippingLcl' },
    { label: '了解拼箱规则', to: '/lcl' },
  ],
};
