/** Words of the home page below its first screen. */
export const homeSections = {
  services: '十二条业务线',
  serviceList: [
    { name: '整箱', text: '危险品与普货运价', to: '/shippingFcl', picture: 'ship' },
    { name: '拼箱', text: '按计费吨算好全部费用', to: '/shippingLcl', picture: 'drum' },
    { name: '空运', text: '计费重量与每件限量', to: '/airLift', picture: 'aircraft' },
    { name: '铁路', text: '中欧、中亚与东盟班列', to: '/railWayIndex', picture: 'train' },
    { name: '内装', text: '已有舱位，委托装箱', to: '/builtIn', picture: 'ibc' },
    { name: '仓储', text: '甲乙丙类库按闪点配', to: '/warehouse', picture: 'warehouse' },
    { name: '罐箱', text: 'T4 至 T75，充装率先算', to: '/tankIndex', picture: 'tank' },
    { name: '液袋', text: '按货重选袋，限普货', to: '/fluidBag', picture: 'flexitank' },
    { name: '内贸', text: '沿海与长江', to: '/domesticTrade', picture: 'barge' },
    { name: '陆运', text: '危货拖车与槽罐车', to: '/brand/freight', picture: 'truck' },
    { name: '危品服务台', text: '查 UN、限量与隔离', to: '/dgdesk', picture: 'desk' },
    { name: '采购', text: '阶梯价现货订购，求购可报价', to: '/procurement/share', picture: 'tender' },
  ],
  steps: '一票危险品，从询价到开船',
  stepList: [
    { name: '看价', text: '按航线与开航日期看全部费用、截止时间与拒收类别，合适就下单，没有就询价。' },
    { name: '备单证', text: 'SDS、危包证、性能单与申报资料逐份列出责任人与截止时间，缺哪份一眼看到。' },
    { name: '订舱', text: '货物实时过隔离检查；同一份表单只会生成一张订单，断网重试也不会重复。' },
    { name: '开船', text: '放舱、装箱、申报、离港在订单里逐段更新，费用也留在那里。' },
  ],
} as const;
