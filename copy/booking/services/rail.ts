import type { CodeNames } from '#domain/reference/code-names.ts';
import { serviceWords, under } from '../service-words.ts';
import { boxChoices, boxFields } from './boxes.ts';

const pickup: CodeNames = { STATION: '自己送到车站', ASK: '门点，按地址报价' };
const delivery: CodeNames = { STATION: '到站自提', ASK: '门点，按地址报价' };

export const railWords = serviceWords({
  fields: {
    ...boxFields,
    pickup: { label: '提货', help: '列出城市的拖车有现价' },
    fetchAddress: { label: '提货地址', help: '写到门牌号，留现场联系人' },
    bringAddress: { label: '送货地址', help: '写到门牌号与邮编' },
    ...under('cargo.*', {
      electronics: { label: '电子产品' },
      lithium: { label: '含锂电池', help: '附检测报告' },
      wooden: { label: '含木包装', help: '实木包装须有 IPPC 熏蒸章' },
      temperature: { label: '温控(℃)', help: '不需要则不填' },
    }),
    ...under('containers.*', {
      emptyAt: { label: '提箱点', help: '不填为发站堆场' },
      returnCity: { label: '还箱城市', help: '不填按价格还箱' },
      freeDays: { label: '免箱期(天)', help: '不填按价格，1 至 90' },
    }),
    declaredAt: { label: '报关方式' },
    insured: { label: '保价', help: '按货值由客服报价，确认后发生' },
    customsSet: { label: '合同、发票、装箱单', help: '可在截单前补' },
  },
  choices: {
    ...boxChoices,
    pickup,
    delivery,
    declaredAt: { TRANSFER: '转关', LOCAL: '当地报关' },
  },
  steps: { train: '班列与箱量', consignee: '收货人与报关' },
});
