import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '化工品供求',
  description: '手机上查看化工品供应单与求购单：阶梯价、批次、可订数量、交货地与截止时间一屏看清，供应单可以在线订购。',
  heading: '化工品供求',
  lead: '手机上看供应与求购：什么货、多少钱、送到哪里、什么时候截止，一屏看清。',
  picture: 'ibc',
  sections: [
    {
      heading: '报价与订购',
      points: [
        '打开供求单，核对每一行的规格、包装与数量。',
        '供应单点“订购”，填数量、交货方式与资质；提交后在会员中心看进度。',
        '求购单记下单号，致电客服，由专员转达采购方；运费可以在网上另行询价。',
      ],
    },
    {
      heading: '规则',
      text: '截止之后只供查看。报价时含税与未税、运费由谁承担须写明，数量不超过采购量，除非采购方允许超额。',
    },
    {
      heading: '安全',
      text: '发布企业的名称与联系方式脱敏显示，由专员代为联系。危险化学品须由具备经营或生产许可的企业报价。',
    },
  ],
  links: [
    { label: '看桌面版采购页', to: '/procurement/share' },
    { label: '危险品查询', to: '/dgdesk' },
    { label: '返回首页', to: '/' },
  ],
};
