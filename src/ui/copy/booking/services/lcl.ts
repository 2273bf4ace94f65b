import { type ServiceWords, under } from '../service-words.ts';

export const lclWords: ServiceWords = {
  fields: {
    ...under('cargo.*', {
      length: { label: '单件长', help: '厘米；长宽高填全，体积自动算出' },
      width: { label: '单件宽' },
      height: { label: '单件高' },
      stackable: { label: '可叠放' },
      wooden: { label: '含木包装', help: '实木包装须有 IPPC 熏蒸章' },
      oversize: { label: '有单件超过 2 m', help: '勾选后填写单件长宽高' },
      palletized: { label: '带托' },
    }),
    handIn: { label: '进仓方式' },
    handInDay: { label: '预计进仓日期', help: '不晚于进仓截止' },
    pickupAddress: { label: '提货地址', help: '写到门牌号；提货费由客服报价' },
    plate: { label: '车牌号', help: '可在进仓前补给客服' },
    driver: { label: '司机姓名' },
    driverPhone: { label: '司机手机' },
    transportPermit: { label: '危货运输证号', help: '送危险品的车须有' },
    clearance: { label: '报关' },
    arrival: { label: '目的港服务' },
    arrivalAddress: { label: '派送地址' },
    arrivalPostcode: { label: '派送邮编' },
  },
  choices: {
    handIn: { SELF: '自送', PICKUP: '上门提货' },
    clearance: { OWN_PAPERS: '自带单证', ENTRUST: '委托报关', SEPARATE: '单独报关' },
    arrival: { CFS: '货站自提', DELIVERY: '派送到门' },
  },
  steps: { handIn: '进仓与联系人' },
};
