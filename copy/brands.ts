import { brand } from '#copy/brand.ts';
import type { leadFields } from '#domain/enquiry/fields.ts';
import type { PageCopy } from './text-pages.ts';

/** The consolidation brand's network: chart, products, sailings, stores and worked cases. */
export const consolidation = {
  name: '拼箱航线与运价',
  chart: {
    title: '航线网络',
    note: '墨卡托投影，示意图，不用于航行。',
    label: (from: string, to: string) => `拼箱航线图：从${from}到${to}；每条航线的截与开见截开时间表。`,
    blank: '拼箱航线图',
    joined: (names: readonly string[]) => names.join('、'),
    origin: '起运港',
    every: '全部',
  },
  matrix: {
    title: '拼箱产品',
    note: '按计费吨报海运费，取各航线近期最低；负数为返还。',
    columns: {
      trade: '航区',
      ports: '目的港',
      transit: '航程',
      general: '普货',
      dangerous: '危险品',
      classes: '可收类别',
      minimum: '最低计费',
    },
    otherwise: '其他',
    days: (least: number, most: number) => (least === most ? `${least} 天` : `${least}–${most} 天`),
    minimum: (general: string, dangerous: string) => `普货 ${general} RT，危险品 ${dangerous} RT`,
    unit: '/RT 起',
  },
  sailings: {
    title: '截与开',
    note: '每周一班；危险品须先过隔离审查，截危申报另计。',
    columns: {
      lane: '航线',
      cut: '截/开',
      transit: '航程',
      general: '普货 /RT',
      dangerous: '危险品 /RT',
      station: '装箱仓',
      action: '操作',
    },
    to: '至',
    days: (days: number) => `${days} 天`,
    ask: '询价',
    askOf: (from: string, to: string) => `${from}至${to}，`,
  },
  stations: {
    title: '装箱仓',
    note: '进仓编号与收货时段随进仓通知书给出。',
    takes: '可收类别',
    from: '服务起运港',
    hours: '收货时间',
    fullAddress: (district: string, address: string) =>
      address.startsWith(district) ? address : `${district}${address}`,
    distance: (kilometres: number) => `距港 ${kilometres} km`,
  },
  cases: {
    title: '案例：算给您看',
    note: '演示案例：货是举的例子，海运费按上表今天的价格算；装箱、文件与危申报等人民币费用另列在报价里。',
    badge: '演示案例',
    list: {
      bulky: { title: '涂料，体积大', goods: '第 3 类，II' },
      small: { title: '样品，不足一吨', goods: '普货' },
      heavy: { title: '粉料，分量重', goods: '第 9 类' },
    },
    lane: (from: string, to: string) => `${from} → ${to}`,
    size: '货量',
    measured: (volume: string, kilograms: string) => `${volume} m³，${kilograms} kg`,
    charged: '计费吨',
    by: { VOLUME: '按体积', WEIGHT: '按重量', MINIMUM: '按最低' },
    tons: (tons: string, by: string) => `${tons} RT（${by}）`,
    rate: '每计费吨',
    freight: '海运费',
    refund: '负运费为返还，目的港费用相应较高，下单前列出。',
  },
} as const;

/** Form that requests a call back. */
export const lead = {
  title: '谈协议价',
  lead: '每月有货就值得谈：留下航线与货量，客服回电商定价格、仓位与对账日。',
  labels: {
    company: '公司',
    contact: '联系人',
    phone: '手机',
    lanes: '主要航线',
    monthlyVolume: '每月货量',
    dgClasses: '货物类别',
    remark: '补充说明',
  } satisfies Record<keyof typeof leadFields, string>,
  help: {
    lanes: '如上海到鹿特丹、宁波到汉堡',
    monthlyVolume: '如每月 30 方、12 票',
    dgClasses: '可多选，普货不用选',
  } as Readonly<Record<string, string>>,
  className: (code: string, name: string) => `${code} ${name}`,
  required: '带 * 的必填，不用登录',
  submit: '提交',
  failed: (reason: string) => `没有送到：${reason}。内容都在，可以再点一次提交。`,
  sentTitle: '已经收到',
  sent: '客服会在工作时间打所留的手机，商定之后签月度协议价。',
  again: '再留一份',
} as const;

export const businessPage: PageCopy = {
  title: brand.consolidation,
  get description() {
    return `${brand.name}旗下拼箱品牌${brand.consolidation}：危险品与普货拼箱的航线、装箱仓与截开时间，约定货量可签月度协议价。`;
  },
  heading: `${brand.consolidation}，危险品拼箱`,
  lead: `${brand.consolidation}把散货按类别拼进一只箱子：先过隔离表，再排仓、装箱、开船，小票危险品也按时走。`,
  picture: 'drum',
  sections: [
    {
      heading: '网络',
      text: '从华东、华北与华南的主要起运港按周定班，装箱仓须具备危险货物作业资质；直拼主要基本港，其余港口经中转港分拨。每条航线的截与开、装箱仓与中转港都写在下面的网络表里。',
    },
    {
      heading: '接什么货',
      points: [
        '常规接收：第 3 类（包装类别 II、III）、4.1 类（稳定的、包装类别 III）、6.1 类（包装类别 II、III）、第 8 类（包装类别 II、III）与第 9 类。',
        '逐票确认：2.1、2.2 类气雾剂与 5.1 类。',
        '不接：第 1 类、2.3、4.2、4.3、5.2、6.1 包装类别 I、6.2 与第 7 类，请改走整箱。',
      ],
      classes: ['3', '4.1', '6.1', '8', '9'],
      refused: ['1', '2.3', '4.2', '4.3', '5.2', '6.2', '7'],
    },
    {
      heading: '合作方式',
      text: '零散出货在拼箱列表里直接下单，逐票确认的货先询价；货量稳定的可签协议价，约定仓位与对账日。进仓通知书下单就有，进度、单证与费用都在订单里看。',
    },
  ],
  links: [
    { label: '查拼箱价并下单', to: '/shippingLcl' },
    { label: '看拼箱怎么收费', to: '/lcl' },
    { label: `${brand.consolidation}品牌页`, to: '/brand/consolidation' },
  ],
};

export const page: PageCopy = {
  title: `${brand.consolidation}品牌`,
  description: `${brand.consolidation}的起运港、装箱仓、班期与合作条件：危险品拼箱的直拼与中转线路，面向货代与工厂的月度协议。`,
  heading: `${brand.consolidation}品牌`,
  lead: `${brand.consolidation}专做危险品拼箱：固定的装箱仓，固定的班期，固定的配装规则，每一柜货在装箱前都做完隔离审查。`,
  picture: 'drum',
  sections: [
    {
      heading: '做什么',
      points: [
        '危险品与普货拼箱：按计费吨报价，哪一边计费写在价格旁。',
        '装箱前后：进仓收货、称重、贴标与加固，危申报与报关可以一并委托。',
        '目的港：分拨、清关与派送，到付费用在答复里列出。',
      ],
    },
    {
      heading: '走哪些航线',
      text: `在售的起运港、目的港与班期以${brand.consolidation}的网络表为准；表里没有的港口请询价，由客服核实能否中转分拨。`,
    },
    {
      heading: '装箱仓与班期',
      points: [
        `每条航线固定一个星期几截货、一个星期几开船，写在${brand.consolidation}的网络表里，临时改期由客服通知已订舱的货主。`,
        '直拼航线不拆箱到底；中转航线写明中转港与分拨方式，时效按两段分别列出。',
        '装箱仓的地址、收货时间与可收类别由客服在进仓前告知，危险品进仓有单独时段。',
      ],
    },
    {
      heading: '给货代与工厂',
      text: '按月约定货量即可享有协议价与固定仓位，结算周期写在协议里；提供中性提单、目的港清关与派送，装箱照片与称重记录随柜归档。',
    },
    {
      heading: '我们的规矩',
      text: '不接瞒报与品名不清的货；包装破损或标签缺失的货退仓整改；同柜其他货主的信息不外露，只告知类别与是否相容。',
    },
    {
      heading: '怎么询价',
      text: '写明起运港、目的港、体积与毛重，危险品写 UN 编号；答复写明计费吨、每一行费用、进仓截止与开船日期。',
    },
  ],
  links: [
    { label: `了解${brand.consolidation}`, to: '/business' },
    { label: '查拼箱价并下单', to: '/shippingLcl' },
    { label: '拼箱规则', to: '/lcl' },
  ],
};

export const freightPage: PageCopy = {
  title: brand.freight,
  description: `${brand.name}旗下陆运品牌${brand.freight}：危险货物集装箱拖车、槽罐车与整车运输，具备相应类别资质的车队，押运员随车。`,
  heading: `${brand.freight}，危险货物陆运`,
  lead: '港口、工厂与仓库之间的那一段路：集装箱拖车、槽罐车与整车，车辆、驾驶员与押运员的资质在提货前就给您看。',
  picture: 'truck',
  sections: [
    {
      heading: '做什么',
      points: [
        '提货拖车：配合整箱、内装、内贸与空运，按装货时间窗到厂。',
        '槽罐车：散装液体短驳，按类别与材质配罐，附清洗证明。',
        '整车：桶装与吨桶的跨省运输，按 JT/T 617 配备标志与灭火器材。',
      ],
    },
    {
      heading: '跑哪里',
      text: '港区短驳与化工园区之间的干线按提货地和送达地逐票核实，能不能走以答复为准。禁行时段与限高限重路段在派车时避开。',
    },
    {
      heading: '怎么询价',
      text: '写明提货地、送达地、装货时间、货物与毛重，走集装箱的选箱型，危险品写 UN 编号；答复按车型列出方案，写明里程与总价，价格含过路费与押运费，等候与改址另计。',
    },
    {
      heading: '怎么下单',
      points: [
        '在“我的询价”里选一个方案转订单，货物与两头的地址都带入，价格以方案为准。',
        '危险品在下单时填齐车牌、道路危险货物运输许可证、驾驶员与押运员；许可证在装货日之后仍须有效。',
        '普货的车辆可以装货前再报。爆炸品、感染性与放射性物品不承运，毒性气体与剧毒等由调度逐票核价。',
      ],
    },
  ],
  links: [
    { label: '看整箱运价', to: '/shippingFcl' },
    { label: '看内贸门到门', to: '/domesticTrade' },
    { label: '联系客服', to: '/helpCenter?id=3' },
  ],
};
