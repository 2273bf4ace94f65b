import type { CodeNames } from '#domain/reference/code-names.ts';
import { vehicles } from '#domain/road/vehicles.ts';
import { doorSteps, roadChoices, roadFields, serviceWords, under } from '../booking/dictionary.ts';
import { doorWindows, stopWords } from '../booking/names.ts';

/** The words of an order by road. */
export const truck = {
  title: '陆运下单',
  close: '返回陆运询价',
  trip: '报价方案',
  asked: '重新询价',
  route: '路线',
  roads: (from: string, to: string) => `${from} → ${to}`,
  otherCity: '其他城市（写在区县里）',
  noPlace: '未填地点',
  elsewhere: '按询价时写的地点',
  vehicle: '车辆',
  vehicles: (name: string, count: string) => `${name} × ${count} 辆`,
  limit: '每辆限装',
  kilograms: (kg: string) => `${kg} kg`,
  validTo: '方案有效至',
  noDeal: '陆运没有价格列表：先写明提货地、送达地与货物询价，有了报价再从方案转订单。',
  lapsed: '这个报价方案已失效或已转单，内容都在；请重新询价，再从新的方案转订单。',
  copied: '按现在的价格重新报价，路线、车型与车数可以改。',
  load: '车辆',
  doors: {
    loading: { title: '装货', note: '车到这里装货' },
    unloading: { title: '卸货', note: '车送到这里卸货' },
  },
  trucks: '车辆与人员',
  trucksNote: {
    danger: (count: number) =>
      `危险品须在下单时填齐 ${count} 辆车：许可证在装货日之后仍有效，驾驶员与押运员都有从业资格证。`,
    general: (count: number) => `共 ${count} 辆车，现在不知道可以先不填，下单后在订单里填写，装货日之前填好。`,
  },
  truck: (index: number) => `第 ${index} 辆车`,
  addTruck: '添加车辆',
  removeTruck: (index: number) => `删除第 ${index} 辆车`,
  fullTrucks: (count: number) => `${count} 辆已填齐`,
  rules:
    '公路段按 JT/T 617 执行：分类代码、运输类别与隧道限制代码照品名表填写，车辆按类别挂标志牌、配灭火器材。能否装运以承运车队核对为准。',
  summary: (vehicle: string, count: string) => `${vehicle || '未选车型'} × ${count}`,
  note: {
    title: '装货安排',
    when: (day: string, window: string) => `${day} ${window}`,
    toPrepare: '装货时请备好：货物安全技术说明书、道路运输危险货物托运清单。驾驶员、押运员与车辆的证件随车携带。',
    toPrepareGeneral: '装货时请备好：货物清单与装货单。',
    later: (count: number) => `还有 ${count} 辆车的车牌与驾驶员没有报，请在装货前告诉客服。`,
  },
} as const;

const types: CodeNames = Object.fromEntries(vehicles.map(({ code, nameCn }) => [code, nameCn]));
const CITY = '与询价时的路线一致';

export const truckWords = serviceWords({
  fields: {
    ...roadFields,
    optionId: { label: '报价方案' },
    vehicle: { label: '车型' },
    vehicleCount: { label: '车数' },
    ...under('loading', { ...stopWords('装货', CITY), day: { label: '装货日期', help: '最早从明天起' } }),
    ...under('unloading', { ...stopWords('卸货', CITY), day: { label: '卸货日期', help: '不早于装货日期' } }),
    trucks: { label: '车辆与人员' },
    ...under('trucks.*', {
      plate: { label: '车牌号', help: '货车或牵引车' },
      trailer: { label: '挂车车牌', help: '以“挂”字结尾' },
      driver: { label: '驾驶员姓名' },
      driverPhone: { label: '驾驶员手机' },
      driverLicence: { label: '驾驶证号', help: '18位，与身份证号相同' },
      driverCert: { label: '驾驶员从业资格证号', help: '道路危险货物运输驾驶员' },
      permit: { label: '道路危险货物运输许可证号' },
      permitExpire: { label: '许可证有效期至', help: '须晚于装货日期' },
      escort: { label: '押运员姓名' },
      escortPhone: { label: '押运员手机' },
      escortCert: { label: '押运员从业资格证号', help: '道路危险货物运输押运员' },
    }),
  },
  choices: {
    ...roadChoices,
    vehicle: types,
    'loading.window': doorWindows,
    'unloading.window': doorWindows,
  },
  steps: { ...doorSteps, trucks: '车辆与人员' },
});
