import type { PageCopy } from './page-copy.ts';

export const page: PageCopy = {
  title: '铁路委托',
  description: '填写国际班列委托：线路与发车日期、运输条款、箱型箱量与箱属、HS 编码与申报货值、收货人信息与报关方式。',
  heading: '铁路委托',
  lead: '班列的单证比海运早：HS 编码、申报货值与收货人信息在下单时就要写全，口岸才不会卡箱。',
  picture: 'train',
  sections: [
    {
      heading: '逐项填写',
      points: [
        '线路、发车日期与条款；选门点时写清提货与送达地址。',
        '箱型箱量与箱属：自备箱写箱号，租箱写提箱点、还箱城市与免用箱期。',
        '每种货物的 HS 编码与货值，是否含锂电池、电子产品或木质包装，是否温控。',
        '收货人全称、地址与税号，欧盟收货人写 EORI 号。',
        '报关方式：当地报关或转关，发票与装箱单随单上传。',
      ],
    },
    {
      heading: '之后的节点',
      text: '订单确认后给出装箱与进站时间表，截货与截单各写到几点几分；到口岸、换装、到站逐段更新时间。',
    },
    { heading: '危险品', text: '逐票审批，先转为询价；车站资质、类别与国际货协附件 2 核对通过后才报价订舱。' },
  ],
  ways: [
    { label: '先看班列线路', to: '/railWayIndex' },
    { label: '危险品查询', to: '/dgdesk' },
    { label: '改走海运整箱', to: '/shippingFcl' },
  ],
};
