import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '轮渡订舱',
  description: '海运轮渡订舱三步：货物、联系人、确认；按体积或重量中较大的一项计费，价格随填写更新。',
  heading: '轮渡订舱',
  lead: '三步填完：货物、联系人、确认。',
  picture: 'ship',
  sections: [],
  links: [{ label: '整箱订舱', to: '/shippingFcl' }],
};
