import type { CodeNames } from '#domain/reference/code-names.ts';
import {
  boxChoices,
  boxFields,
  handInChoices,
  handInFields,
  pieceFields,
  serviceWords,
  under,
} from '../booking/dictionary.ts';
import { handInNote, stuffingNames, stuffingSteps } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

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

const via: CodeNames = { '': '直达' };

export const cfsWords = serviceWords({
  fields: {
    ...boxFields,
    ...pieceFields,
    ...handInFields,
    soNo: { label: '订舱号(SO)', help: '照订舱确认抄写，8–20位' },
    blNo: { label: '提单号' },
    carrierCode: { label: '船公司' },
    vessel: { label: '船名' },
    voyage: { label: '航次' },
    imoNo: { label: '船舶IMO编号', help: '7位数字' },
    orgPortCode: { label: '起运港' },
    terminal: { label: '码头', help: '例如 洋山四期' },
    viaPortCode: { label: '中转港' },
    dstPortCode: { label: '目的港' },
    etd: { label: '开航时间' },
    cyOpen: { label: '开港时间' },
    cyClosing: { label: '截港时间', help: '重箱进港的最后时间' },
    siCutoff: { label: '截单时间' },
    dgCutoff: { label: '截危申报时间' },
    vgmCutoff: { label: '截VGM时间' },
    customsCutoff: { label: '截关时间' },
    gateInRequirement: { label: '要求进港时间' },
    'containers.*.sealNos': { label: '封号', help: '提箱后填写，用逗号分隔' },
    emptyPickup: { label: '提空箱' },
    ...under('options', {
      pallet: { label: stuffingNames.pallet },
      lashing: { label: stuffingNames.lashing },
      airbag: { label: stuffingNames.airbag },
      partition: { label: stuffingNames.partition },
      dunnage: { label: stuffingNames.dunnage },
      wrapping: { label: stuffingNames.wrapping },
      marking: { label: stuffingNames.marking },
      sorting: { label: stuffingNames.sorting },
      weighing: { label: stuffingNames.weighing },
      photos: { label: stuffingNames.photos, help: '每箱不少于6张' },
      supervision: { label: stuffingNames.supervision, help: '附监装视频' },
      fumigation: { label: stuffingNames.fumigation },
      placards: { label: stuffingNames.placards, help: '危险品箱必选' },
      unplacard: { label: stuffingNames.unplacard },
    }),
    ...under('services', {
      declaration: { label: '危申报' },
      customs: { label: '报关' },
      gateIn: { label: '拖卡进港' },
      alongside: { label: '直装船边' },
    }),
    planDeliverDate: { label: '计划送货日期', help: '不晚于装箱日期' },
    planStuffDate: { label: '计划装箱日期', help: '不晚于截港日' },
    pickupPostcode: { label: '提货邮编' },
    vehicles: { label: '送货车辆' },
    ...under('vehicles.*', {
      plate: { label: '车牌号' },
      driver: { label: '司机姓名' },
      driverId: { label: '司机身份证号' },
      driverPhone: { label: '司机手机' },
      transportPermit: { label: '危货运输证号' },
    }),
    packList: { label: '装箱单', help: '危险品须随订单上传' },
  },
  choices: {
    ...boxChoices,
    emptyPickup: { OURS: '我司代提', SELF: '自送到仓' },
    handIn: handInChoices,
    viaPortCode: via,
  },
  steps: { station: '装箱仓与船期', work: '作业与联系人' },
});

export const orderPage: PageCopy = {
  title: '内装下单',
  description: '已有舱位，委托内装：选装箱仓，填船期与截点、货物与危险品，逐项选择装箱作业，每项单独计价，在线下单。',
  heading: '内装下单',
  lead: '舱位已经在别处订好，装箱交给我们：提空箱、进仓、装箱加固、贴箱贴、称重，每一项的价格都写明。',
  picture: 'warehouse',
  sections: [
    {
      heading: '四步填完',
      points: stuffingSteps,
    },
    {
      heading: '要准备的资料',
      text: '订舱确认、装箱单、SDS、危包证与性能单。整箱订单需要内装的，在整箱下单时勾选内装即可，费用与整箱一并列出。',
    },
  ],
  links: [
    { label: '仓库要求', to: '/warehouse' },
    { label: '还没有舱位，先订整箱', to: '/shippingFcl' },
    { label: '隔离检查', to: '/dgdesk' },
  ],
};

export const successPage: PageCopy = {
  title: '内装订单已提交',
  description: '内装订单的提交结果与进仓通知书：进仓编号、二维码、装箱仓地址、联系电话、收货时间与要带的单证。',
  heading: '内装下单结果',
  lead: '这里显示刚刚提交的内装订单与进仓通知书。没有订单号，或订单不属于当前账号、已超过三十分钟，则不显示成功信息，只告诉您去哪里看。',
  picture: 'warehouse',
  sections: [
    {
      heading: '提交成功时您会看到',
      points: [
        '以 CFS 开头的订单号，也是进仓编号，附二维码。',
        '进仓通知书：装箱仓、收货时间、计划送货与装箱日期、要带的单证，可以打印。',
        '接下来要做的事与各自的截止时间。',
      ],
    },
  ],
  links: [
    { label: '再订一票', to: '/builtIn/addOrder' },
    { label: '返回首页', to: '/' },
  ],
};
