import { brand } from './brand.ts';

/** Shown for values missing in the configuration. */
export const siteCopy = {
  demo: {
    company: `${brand.name}供应链（演示数据）`,
    hotline: '400-000-0000（演示数据）',
    number: '演示数据',
    serviceMail: 'service@huazhou.example',
  },
  unset: { company: '', hotline: '', number: '', serviceMail: '' },
  friendlyLinks: [
    { name: '中国海事局', url: 'https://www.msa.gov.cn/' },
    { name: '应急管理部化学品登记中心', url: 'https://www.nrcc.com.cn/' },
    { name: '国际海事组织', url: 'https://www.imo.org/' },
  ],
} as const;
