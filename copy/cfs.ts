import { handInNote } from './hand-in.ts';

interface Named {
  name: string;
  city: string;
  dgClasses: readonly string[];
}

/** A station with the classes it accepts. */
export const stationName = ({ name, city, dgClasses }: Named): string =>
  `${city} ${name}，可收 ${dgClasses.join('、')} 类`;

/** The words of the stuffing order and of the note to hand the goods in. */
export const cfs = {
  station: '装箱仓',
  askInstead: '没有合适的装箱仓，或货类不收？带着已填内容',
  stationNote: '可收的类别写在每个仓的后面；所选的仓不收您的货时，在货物那一步会指出来。',
  stationFacts: {
    address: '地址',
    hours: '收货时间',
    phone: '联系电话',
    classes: '可收类别',
    port: '距港',
  },
  kilometres: (port: string, km: number) => `${port}，${km} 公里`,
  noStation: '还没有选装箱仓',
  copiedText:
    '装箱仓、船公司与港口、箱型箱量、货物、装箱作业与付款都已带入。订舱号、船名航次、各截点、送货与装箱日期、车辆、附件与协议请重新填写，价格重新报价。',
  sailing: '船期',
  sailingNote: '照订舱确认抄写，时间按起运港当地时间。',
  cutOffs: '截点',
  cutOffsNote: '截港时间必填，其余知道就填：装箱与申报按它们安排。',
  asap: '装好就进',
  boxes: '箱型箱量',
  boxesNote: '箱号与封号提箱后才有，没有可以空着。',
  options: '装箱作业',
  optionsNote: '每项单独计价，勾选后计入合计；标“询价”的由客服报价。',
  services: '相关服务',
  delivery: '送货',
  deliveryNote: '先送货，再装箱，都不晚于截港日。上门提货的费用由客服报价。',
  vehicles: '送货车辆',
  vehiclesNote: '现在不知道可以空着，下单后在订单里填写，截止进仓前填好。',
  addVehicle: '添加车辆',
  vehicle: (position: number) => `第 ${position} 辆车`,
  removeVehicle: (position: number) => `删除第 ${position} 辆车`,
  fullVehicles: (most: number) => `最多 ${most} 辆车`,
  anew: '要再委托一票，回到内装下单，从选装箱仓开始：每个仓写明可收的类别、地址与收货时间，每项作业写明价格。',
  note: {
    ...handInNote,
    code: '进仓编号的二维码',
    vehicle: '送货车辆',
    deliver: '计划送货',
    stuff: '计划装箱',
    dangerousPapers: ['SDS、危包证与性能单', '危险货物道路运输证，驾驶员与押运员从业资格证'],
    noStation: '装箱仓由客服告知。',
  },
} as const;
