import { currency, insuredCurrency, serviceWords, under } from '../booking/dictionary.ts';

export const flexitankWords = serviceWords({
  fields: {
    ...insuredCurrency,
    ...under('cargo.*', {
      unNumber: { label: 'UN号（没有不填）', help: '有 UN 号的就是危险货物，不能装液袋' },
      density: { label: '密度(kg/L)', help: '装货温度下，0.7 至 1.6' },
      viscosity: { label: '黏度(mPa·s)', help: '装货温度下，见质检单' },
      loadTemp: { label: '装货温度', help: '最高 65 ℃' },
      foodGrade: { label: '食品级', help: '勾选后使用食品级液袋，并上传证明' },
      foodCertificate: { label: '食品级证明', help: '食品生产许可或检验报告' },
    }),
    boxes: { label: '箱量', help: '每个 20GP 装一只液袋' },
    bagSize: { label: '液袋规格', help: '装满后的货重不超过航线限重' },
    layers: { label: '层数', help: '两层含在运费里' },
    valve: { label: '阀门', help: '3 英寸球阀' },
    bulkhead: { label: '门端隔板' },
    heatingPad: { label: '加热垫', help: '目的地需要加热才能卸的货' },
    steam: { label: '目的地蒸汽' },
    install: { label: '安装地点' },
    installDay: { label: '安装日期', help: '不晚于截港日' },
    installAddress: { label: '安装地址', help: '写到门牌号；上门费由客服报价' },
    disposal: { label: '目的地回收处置用后液袋', help: '费用由客服报价' },
  },
  choices: {
    'insurance.currency': currency,
    bagSize: Object.fromEntries(['16', '18', '20', '21', '22', '23', '24'].map((size) => [size, `${size} m³`])),
    layers: { TWO: '两层', THREE: '三层', EVOH: '带 EVOH 阻隔层' },
    valve: { BOTTOM: '底阀', TOP: '顶阀' },
    bulkhead: { KIT: '用套装里的隔板', OWN: '自备隔板' },
    steam: { CONSIGNEE: '收货人自备', ARRANGE: '请代为安排' },
    install: { DEPOT: '我们的箱站', SITE: '上门安装' },
  },
  steps: { liquid: '货物与证明', bag: '液袋与箱量', install: '安装与联系人' },
});
