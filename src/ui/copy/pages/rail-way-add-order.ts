import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '铁路下单',
  description:
    '订国际班列整箱：箱型箱量与箱属，门点提送货，HS 编码与申报货值，收货人与税号，每一项费用逐行写明，在线下单。',
  heading: '铁路下单',
  lead: '班列的单证比海运早：HS 编码、申报货值与收货人信息一开始就齐，口岸才不会卡箱。',
  sections: [
    {
      heading: '四步填完',
      points: [
        '班列与箱量：核对班次与截货截单，选提货与送货方式，填箱型箱量；自备箱写箱号。',
        '货物：每种货物写 HS 编码与货值，含锂电池、电子产品、木质包装或要温控的勾选填写。',
        '收货人与报关：全称、地址与税号，欧盟收货人填 EORI 号；合同、发票与装箱单可在截单前补。',
        '确认：核对全部内容与费用，提交后得到装箱与进站时间表。',
      ],
    },
    { heading: '危险品', text: '不在网上下单：车站资质、类别与国际货协附件 2 逐票核对，请致电客服。' },
  ],
  links: [
    { label: '选班列', to: '/railWayIndex' },
    { label: '改走海运整箱', to: '/shippingFcl' },
  ],
};
