/** What the site shows where its configuration leaves a value open. */
export const siteCopy = {
  demo: {
    company: '化舟供应链（演示数据）',
    hotline: '400-000-0000（演示数据）',
    number: '演示数据',
    serviceMail: 'service@huazhou.example',
  },
  unset: { company: '', hotline: '', number: '', serviceMail: '' },
} as const;
