import type { AirAnswer, AirFlight } from '#contract/calls/air-prices.ts';
import { aircraftNames } from './departure-names.ts';

type Load = NonNullable<AirAnswer['load']>;

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

/** A day of a flight; weekdays from Sunday on. */
export const flightDayText = (day: string, weekday: number): string => `${day.slice(5)} 周${WEEKDAYS[weekday] ?? ''}`;

/** The list of air prices, how a load is charged, and why a flight does not take it. */
export const air = {
  list: '空运航班与价格',
  found: (total: number) => `${total} 个航班可选`,
  unit: '单价元/kg，燃油、安全等附加费按计费重另加',
  legend: '绿底格是计费的那一档，横线下是货物自己所在的档。仅供参考，以航空公司、民航与主管机关最终审核为准。',
  columns: {
    flight: '航司，航班',
    aircraft: '机型，班期',
    next: '最近可订',
    breaks: '重量档',
    surcharges: '附加费',
    total: '估算总价',
    action: '操作',
  },
  order: '下单',
  orderOf: (flight: string, day: string) => `${flight}，${day} `,
  waybill: (prefix: string) => `运单 ${prefix}`,
  aircraft: aircraftNames,
  weekdays: (days: string) => `每周 ${days}`,
  noDay: '这段日期没有可订的航班',
  closes: '截订',
  transit: (days: number) => `${days} 天到`,
  valid: '价格至',
  space: { PLENTY: '舱位充足', TIGHT: '舱位紧张', ASK: '舱位需询' } satisfies Record<AirFlight['space'], string>,
  breakName: (fromKg: number) => (fromKg === 0 ? 'N' : `+${fromKg}`),
  minimum: 'M',
  charged: '，计费的一档',
  ownBreak: '，货物所在的档',
  perKg: (code: string, price: string) => `${code} ${price}/kg`,
  perWaybill: (code: string, price: string) => `${code} ${price}/票`,
  chargedAt: (kg: string) => `按 ${kg} kg 计`,
  atMinimum: '按起价 M 计',
  needsLoad: '填毛重与体积后估算',
  detail: '费用明细与计费过程',
  work: '计费重怎样来的',
  steps: {
    gross: '毛重',
    volume: (volume: string) => `体积重，${volume} m³ × 167`,
    taken: '取大的，进到 0.5 kg',
    shared: (share: number) => `分泡 ${share}%：毛重加上超出部分的 ${100 - share}%，进到 0.5 kg`,
    own: (name: string, kg: string, rate: string) => `本档 ${name}，${kg} kg × ${rate}`,
    higher: (name: string, kg: string, rate: string) => `上一档 ${name}，${kg} kg × ${rate}`,
    least: (rate: string) => `低于起价 M，按 ${rate} 计`,
  },
  saved: (kg: string, amount: string) => `靠级计费：按 ${kg} kg 计更省，省 ${amount}。运单仍写计费重。`,
  curve: {
    picture: (kg: string, amount: string) => `运费随计费重变化的曲线：${kg} kg 的运费 ${amount}`,
    plain: '横是计费重，竖是运费；菱形是您这票，细竖线是各档的起点。',
    higher: (fromKg: string, chargedKg: string) =>
      `横是计费重，竖是运费；实线是您付的，虚线是不靠级时付的。${fromKg} kg 起按 ${chargedKg} kg 计更省。`,
  },
  kilograms: (kg: string) => `${kg} kg`,
  density: {
    HEAVY: '每立方米超过 300 kg，算重货。',
    EVEN: '每立方米 167 至 300 kg，算平货，不用分泡。',
    LIGHT: '每立方米不到 167 kg，算泡货，可以谈分泡。',
  } satisfies Record<Load['density'], string>,
  loadWords: (volume: string, kg: string) => `${volume} m³，计费重 ${kg} kg`,
  volumeDiffers: (measured: string, typed: string) =>
    `按尺寸算是 ${measured} m³，查询里填的是 ${typed} m³，相差超过 5%；下面按尺寸计。`,
  halfSizes: '有一行尺寸没有填全或写法不对，没有计入：长宽高用厘米，最多一位小数，件数是整数。',
  form: {
    title: '尺寸、分泡与每件净量',
    note: '尺寸算体积，不填就按查询里的体积算。',
    row: (index: number) => `第 ${index} 种`,
    length: '长 cm',
    width: '宽 cm',
    height: '高 cm',
    pieces: '件数',
    net: '每件净量（L 或 kg）',
    group: '包装类别',
    anyGroup: '未定',
    share: '分泡',
    noShare: '不分泡',
    sharePercent: (percent: number) => `${percent}%`,
    submit: '重新计算',
  },
  filters: { aircraft: '机型', anyAircraft: '客机与全货机', airline: '航司', anyAirline: '全部航司' },
  goods: {
    title: '每件限量',
    forbidden: '禁运',
    noLimit: '不限',
    unknown: '以航空公司答复为准',
    open: (amount: string, unit: string) => `最多 ${amount} ${unit}，看包装类别`,
    limit: (amount: string, unit: string) => `每件 ${amount} ${unit}`,
    group: (group: string) => `包装类别 ${group}`,
    unlisted: (unNo: string) => `UN ${unNo} 不在限量表里，能否收运以航空公司答复为准。`,
    unnamed: '没有填 UN 编号：下面是危险品价，能否收运要看具体条目。',
  },
  refusedTitle: '不收您的货',
  ways: {
    repack: '改包装',
    repackOf: (flight: string, limit: string) => `${flight}：按每件 ${limit} 重新看航班，`,
    cargo: '看全货机',
    cargoOf: (flight: string) => `${flight}不收，`,
    enquire: '询价',
    enquireOf: (flight: string) => `${flight}不收，带着条件`,
  },
  refusal: {
    FORBIDDEN: (aircraft: string, goods: string) => `限量表标注 X，${goods}禁止由${aircraft}运输。`,
    OVER_LIMIT: (aircraft: string, limit: string, typed: string, pieces: number | null = null) =>
      `${aircraft}每件最多 ${limit}，您每件 ${typed}。改成每件 ${limit}${pieces === null ? '' : `、${pieces} 件`}后可走。`,
    OFFER: (name: string, dangerousClass: string) => `${name}这个航班的价格不含第 ${dangerousClass} 类。`,
    CARRIER: (name: string, dangerousClass: string, basis = '') => `${name}不收第 ${dangerousClass} 类${basis}。`,
    ORIGIN: (name: string, dangerousClass: string, basis = '') =>
      `${name}机场不收第 ${dangerousClass} 类出港${basis}。`,
    DESTINATION: (name: string, dangerousClass: string, basis = '') =>
      `${name}机场不收第 ${dangerousClass} 类进港${basis}。`,
  },
  takes: (list: string) => `收第 ${list} 类`,
  emptyTitle: '这条航线暂无符合条件的空运价',
  empty: '可以放宽日期或筛选，也可以带着条件询价。',
  unknownOrigin: '没有这个起飞机场，请从列表重新选择。',
  unknownDestination: '没有这个目的机场，请从列表重新选择。',
  clear: '清空筛选',
  enquire: '带着条件询价',
  hot: '在飞的航线',
  hotNote: '价格是 100 kg 普通体积的全部费用。选好起飞与目的机场，就列出每个航班的重量档与估算总价。',
  lane: (from: string, to: string) => `${from} 至 ${to}`,
  from: (price: string) => `100 kg 全包 ${price} 起`,
};
