import { point } from '../../fcl-points.ts';
import { currency } from '../code-words.ts';
import { serviceWords, under } from '../service-words.ts';
import { boxChoices, boxFields } from './boxes.ts';

export const fclWords = serviceWords({
  fields: {
    receiptType: { label: '起运条款', help: '门点含拖车，货运站按体积重量收装箱费' },
    deliveryType: { label: '目的条款', help: '门点含送货上门；未列出的条款请提交询价' },
    ...boxFields,
    ...under('containers.*', {
      temperature: { label: '温度(℃)', help: '-60 至 +30' },
      ventilation: { label: '通风' },
      humidity: { label: '湿度(%)' },
      overDimensions: { label: '超限尺寸', help: '前/后/左/右/高，厘米' },
    }),
    ...under('services.truck', {
      wanted: { label: '拖车' },
      province: { label: '提货省份' },
      city: { label: '提货城市' },
      district: { label: '提货区县' },
      address: { label: '提货地址' },
      loadingAt: { label: '装货时间' },
      dgVehicle: { label: '车辆', help: '危险品须用危险品车' },
    }),
    ...under('services.customs', { wanted: { label: '报关' }, mode: { label: '报关方式' } }),
    ...under('services.declaration', { wanted: { label: '危申报' } }),
    ...under('services.stuffing', { wanted: { label: '内装' }, deliverDay: { label: '预计送货日' } }),
    ...under('services.placards', { wanted: { label: '箱贴' } }),
    ...under('services.certificates', { wanted: { label: '代办单证' }, kind: { label: '代办项目' } }),
    ...under('services.storage', {
      wanted: { label: '仓储' },
      fromDay: { label: '入仓日期' },
      days: { label: '存放天数' },
    }),
    ...under('services.insurance', {
      wanted: { label: '保险' },
      cargoValue: { label: '投保货值', help: '按货值110%投保' },
      currency: { label: '投保币种' },
    }),
    ...under('services.destination', {
      wanted: { label: '目的港服务' },
      kind: { label: '目的港服务项目' },
      address: { label: '派送地址' },
    }),
    ...under('services.handling', {
      wanted: { label: '熏蒸/打托/加固' },
      kind: { label: '作业项目' },
      note: { label: '作业要求' },
    }),
    ...under('services.video', { wanted: { label: '监装视频' } }),
  },
  choices: {
    receiptType: point,
    deliveryType: point,
    ...boxChoices,
    'services.truck.dgVehicle': { Y: '危险品车', N: '普通车' },
    'services.customs.mode': { ENTRUST: '委托报关', OWN_PAPERS: '自带单证' },
    'services.certificates.kind': { PACKING: '危包证', REPORT: '鉴定报告', BOTH: '危包证与鉴定报告' },
    'services.insurance.currency': currency,
    'services.destination.kind': { CLEARANCE: '清关', DELIVERY: '派送', BOTH: '清关与派送' },
    'services.handling.kind': { FUMIGATION: '熏蒸', PALLET: '打托', LASHING: '加固' },
  },
  steps: { services: '服务与单证' },
});
