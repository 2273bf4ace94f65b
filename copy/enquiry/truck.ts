import { enquiryWords } from './kind-words.ts';

export const truck = enquiryWords('truck', {
  title: '填写陆运询价',
  fields: {
    pickupPlace: '提货地',
    deliveryPlace: '送达地',
    loadingDay: '装货时间',
    ctnType: '箱型',
    isDanger: '危险品车辆',
  },
  help: {
    pickupPlace: '写到区县与道路，园区请写门岗',
    deliveryPlace: '工厂、仓库或码头',
    loadingDay: '装货的日期，时间段写在备注里',
  },
  choices: { isDanger: { Y: '需要', N: '不需要' } },
} as const);
