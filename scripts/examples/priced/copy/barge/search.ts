import { offerStates } from '../search/terms.ts';
import type { PageCopy } from '../text-pages.ts';

/** Wording of the list of barge prices and of the departure in its order form. */
export const bargeList = {
  caption: '驳船班期与价格',
  columns: { line: '航线', ship: '船公司，船名航次', etd: '开航', total: '20GP 一箱合计', action: '操作' },
  closing: '截港',
  state: offerStates,
  open: '看这条航线',
  book: '下单',
  none: '无',
  empty: '暂无驳船航次，请电话询价。',
  priceExpired: '价格已失效，请返回列表重新选择航次。',
};

export const page: PageCopy = {
  title: '内河驳船',
  description: '长江内河驳船的班期、价格与限重，价格含税，选好航次直接下单。',
  heading: '内河驳船',
  lead: '从内河港口到海港，一箱起订，价格含税。',
  picture: 'barge',
  sections: [],
  links: [{ label: '整箱订舱', to: '/shippingFcl' }],
};
