import type { LclOffer } from '#contract/services/lcl-prices.ts';
import { brand } from '#copy/brand.ts';
import type { PriceRefusalKind } from '#domain/dangerous-goods/price-refusals.ts';
import { handInNote } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

type Refusal = LclOffer['refusals'][number];
/** Refusals by a warehouse, the carrier or a port; refusals by a price have their own texts. */
type PartyRefusal = Refusal & { kind: Exclude<Refusal['kind'], PriceRefusalKind> };

const WHO: Readonly<Record<PartyRefusal['kind'], string>> = {
  LCL: '',
  STATION: '装箱仓',
  CARRIER: '船公司',
  ORIGIN: '起运港',
  TRANSHIPMENT: '中转港',
  DESTINATION: '目的港',
};

const ofNumber = (unNo: string) => (unNo === '' ? '这票货' : `UN ${unNo}`);

/** The words of the list of consolidated prices, of its order and of the note to hand the goods in. */
export const lcl = {
  list: (count: number) => `${count} 班`,
  listNote: '估算总价按您填的体积和重量算，不用自己乘。',
  caption: '拼箱班次与价格',
  columns: {
    carrier: '拼箱承运',
    cut: '截，开',
    handIn: '进仓截止',
    general: '普货 $/RT',
    dangerous: '危险品 $/RT',
    minimum: '最低消费',
    yours: '合计',
    station: '装箱仓库',
    validTo: '有效期至',
    action: '操作',
  },
  direct: '直拼',
  via: (port: string) => `经${port}`,
  days: (days: number) => `${days} 天`,
  next: (day: string) => `开航 ${day}`,
  tons: (tons: string) => `${tons} RT`,
  multiplied: (tons: string, price: string) => `${tons} RT × ${price}`,
  byMinimum: (tons: string, price: string) => `按最低 ${tons} RT × ${price}`,
  noLoad: '填体积与毛重后算出',
  order: '下单',
  orderOf: (carrier: string, day: string) => `${carrier} ${day} `,
  opened: '已打开',
  enquire: '询价',
  ask: '逐票确认',
  closed: '已截单',
  closedAt: (isDanger: boolean) => (isDanger ? '危品订舱截止' : '订舱截止'),
  expired: '价格已失效',
  refusal: ({ kind, nameCn, unNo, refusedClass, basis = '' }: PartyRefusal) =>
    kind === 'LCL'
      ? `${ofNumber(unNo)}是 ${refusedClass} 类，同柜货未知，拼箱不收`
      : `${WHO[kind]}${nameCn === '' ? '' : `${nameCn}`}不收 ${refusedClass} 类，${ofNumber(unNo)}是 ${refusedClass} 类${basis}`,
  refusedTitle: '不收您的货',
  askTitle: '这票货要装箱仓逐票确认',
  askText: '提交询价后 24 小时内答复；答复的方案可以直接转为订单。',
  negative: '括号里是负运费，由拼箱公司退给您。',
  verdict: '同柜货未知，限量包装也要装箱仓确认。仅供参考，以船公司、海事与主管机关最终审核为准。',
  noneOfClass: (dgClass: string) => `本航线暂不接收 ${dgClass} 类拼箱`,
  noneOfClassText: '整箱里没有别人的货，可收的类别更多；也可以提交询价，由客服逐票确认。',
  noLane: '这条航线没有拼箱班次',
  noLaneText: '换一个港口，或提交询价，由客服找中转的拼箱；货多时可以走整箱。',
  noneInDays: '这些日子没有班次，请换开航日期',
  toFcl: '带着货物查整箱',
  toEnquiry: '提交询价',
  alternatives: '可以改到',
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  hot: '在拼的航线',
  hotNote: '选好起运港与目的港，就列出每一班的全部费用。',
  from: (price: string) => `${price}/RT 起`,
  classes: {
    title: '拼箱收哪些类别',
    note: '因为同柜货未知，比整箱严',
    rows: [
      {
        verdict: '可收',
        tone: 'ok',
        classes: ['3', '4.1', '6.1', '8', '9'],
        note: '3、6.1、8 限包装类别 II、III；4.1 限 III 且稳定',
      },
      {
        verdict: '逐票确认',
        tone: 'warn',
        classes: ['2.1', '2.2', '5.1'],
        note: '2.1、2.2 指气雾剂；3、8 类的包装类别 I 也在此列',
      },
      {
        verdict: '拒收',
        tone: 'danger',
        classes: ['1.1', '2.3', '4.2', '4.3', '5.2', '6.2', '7'],
        note: '1 类各项均拒收；另有 6.1 包装类别 I（剧毒）',
      },
    ],
  },
  calculator: {
    title: '计费吨怎么来的',
    note: '体积和重量谁大按谁，不足最低按最低',
    length: '长',
    width: '宽',
    height: '高',
    pieces: '件数',
    weight: '总毛重',
    volume: '总体积',
    volumeHelp: '填了长宽高与件数就自动算出',
    fill: '填好体积与毛重，右边逐行写出计费吨',
    gauge: {
      volume: '体积',
      weight: '重量',
      minimum: '最低',
      whole: (tons: number) => `尺子全长 ${tons} RT，哪一项最长就按哪一项计费。`,
    },
    steps: {
      measured: (long: string, wide: string, high: string, pieces: string) =>
        `体积，${long} × ${wide} × ${high} cm × ${pieces} 件`,
      volume: '体积，按您填的',
      volumeNote: '保留三位小数',
      weight: (kg: string) => `重量，${kg} kg ÷ 1,000`,
      larger: { VOLUME: '取大的，按体积计费', WEIGHT: '取大的，按重量计费' },
      largerNote: '向上取两位小数',
      minimum: (tons: string) => `与最低 ${tons} RT 比`,
      minimumNote: '各班最低见上表，危险品通常高于普货',
      freight: (tons: string, price: string) => `海运费，${tons} RT × ${price}`,
      freightNote: (carrier: string) => `${carrier}的价格；装箱、文件等费用见该班的“费用”`,
    },
    apply: '按这个量查价',
  },
  departure: '班次',
  change: '换一班',
  noOffer:
    '尚未选择价格，或价格已失效。请在下面的班次里选一班：每一行写明进仓截止、装箱仓与全部费用，点下单就带着货物回到这里，已经填写的都留着。',
  neighbours: '同柜还有别人的货，装箱前由装箱仓再查一次隔离；您这几项货也不能互相冲突。进仓后按实测的体积与重量计费。',
  handInTitle: '进仓',
  handInNote: (time: string) => `进仓截止 ${time}，送到装箱仓；危险品要贴好标签、带齐单证`,
  deadFreight: '进仓截止前一个工作日 11:00 后取消，或体积变动超过 10%，按亏舱计费。',
  beyond: '报关与目的港',
  beyondNote: '提单为货代提单（HBL）。委托报关、提货与派送的费用由客服报价，不加在合计里。',
  stationText: ({ name, address, openingHours }: { name: string; address: string; openingHours: string }) =>
    `${name}，${address}，收货 ${openingHours}`,
  orderTitle: '拼箱下单',
  close: '收起下单',
  opening: '正在打开订单',
  note: {
    ...handInNote,
    until: '进仓截止',
    vehicle: '送货车辆',
    dangerousPapers: ['SDS、危包证与性能单', '车辆与人员的危险货物运输资质'],
    noStation: '装箱仓由客服在订舱确认后告知。',
  },
  old: {
    banner: '新版拼箱已上线：按您的体积和重量算好每一班的全部费用，可以直接下单。',
    go: '去新版拼箱',
    caption: '拼箱费率表',
    lane: '航线',
    failed: '费率表',
    order: '查班次',
  },
} as const;

export const page: PageCopy = {
  title: '拼箱运价',
  description: '危险品与普货拼箱：写下航线、体积与毛重，列出每一班的全部费用、进仓截止与装箱仓，可以直接下单。',
  heading: '拼箱运价',
  lead: '写下航线、体积与毛重，每一班按您的货量算好，逐行写明费用，选一班直接下单。',
  picture: 'drum',
  sections: [
    {
      heading: '每一班写明',
      points: [
        '几截几开、下一班开船日期、直拼还是中转、航程天数。',
        '普货与危险品每计费吨的价格、最低消费、进仓截止与装箱仓。',
        '按您的货量算出的海运费、装箱费、文件费与危险品附加费，美元与人民币分开合计。',
        '不收您的货时，写明是谁不收、为什么、可以改走哪里。',
      ],
    },
    {
      heading: '什么货先询价',
      text: '单件超过 3 吨、长于 5.8 米或高于 2.2 米，逐票确认的类别，以及没有班次的航线：提交询价，答复的方案可以直接转为订单。',
    },
    {
      heading: '下单之后',
      text: '马上得到进仓通知书：进仓编号、装箱仓地址、联系电话、收货时间与要带的单证，可以打印。货量有变请在进仓截止前告诉客服，费用按实测重算。',
    },
  ],
  links: [
    { label: `看${brand.consolidation}网络`, to: '/business' },
    { label: '了解拼箱规则', to: '/lcl' },
    { label: '改走整箱', to: '/shippingFcl' },
  ],
};

export const oldPage: PageCopy = {
  title: '拼箱费率表',
  description: '拼箱各航线每计费吨的价格与最低消费，普货与危险品分列，为旧链接保留；按您的货量算全部费用请到新版拼箱。',
  heading: '拼箱费率表',
  lead: '各航线每计费吨的最低价，普货与危险品分列；与新版拼箱是同一批价格。',
  picture: 'drum',
  sections: [
    {
      heading: '表外费用',
      points: [
        '装箱费、进仓费、文件费与危申报在起运港以人民币收取，新版拼箱里逐行列出。',
        '目的港费用由收货人支付，金额以目的港代理账单为准。',
        '熏蒸、打托、超长超高与单件超重另议。',
      ],
    },
  ],
  links: [
    { label: '去新版拼箱', to: '/shippingLcl' },
    { label: '了解拼箱规则', to: '/lcl' },
  ],
};
