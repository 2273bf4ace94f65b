import { serviceWords, under } from '../booking/dictionary.ts';
import { storageModes, warehouseWorks } from '../booking/names.ts';

export const warehouseWords = serviceWords({
  fields: {
    ...under('cargo.*', {
      pallets: { label: '托盘数' },
      batchNo: { label: '批号' },
      madeOn: { label: '生产日期' },
      usableUntil: { label: '有效期至' },
    }),
    mode: { label: '计价方式' },
    startDate: { label: '入库日期', help: '最早从明天起' },
    days: { label: '存放天数', help: '1 至 365 天' },
    tempFrom: { label: '储存温度不低于' },
    tempTo: { label: '储存温度不高于' },
    inbound: { label: '入库方式' },
    inboundAddress: { label: '提货地址', help: '写到门牌号；提货费由客服报价' },
    outbound: { label: '出库方式' },
    outboundAddress: { label: '送货地址', help: '写到门牌号；送货费由客服报价' },
    turnover: { label: '预计每月周转（吨）' },
    repack: { label: warehouseWorks.REPACK },
    label: { label: warehouseWorks.LABEL },
    decant: { label: warehouseWorks.DECANT },
    sample: { label: warehouseWorks.SAMPLE },
    count: { label: warehouseWorks.COUNT },
    palletize: { label: warehouseWorks.PALLETIZE },
    insure: { label: '保险' },
  },
  choices: {
    mode: storageModes,
    inbound: { SELF: '自送入库', PICKUP: '上门提货' },
    outbound: { SELF: '自提出库', DELIVERY: '送货上门' },
  },
  steps: { stay: '存放与联系人' },
});
