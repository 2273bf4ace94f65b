import type { RailOffer } from '#contract/services/rail-prices.ts';
import type { RailDirection, RailLoad, RailTerm } from '#domain/rail/terms.ts';
import { trainText } from '../booking/names.ts';
import { offerStates } from '../search/terms.ts';
import type { PageCopy } from '../text-pages.ts';

/** The words of the list of trains. */
export const rail = {
  caption: '班列与价格',
  list: (count: number) => `${count} 班`,
  lines: (count: number) => `${count} 条线路的下一班`,
  pricedFor: (load: string, term: string) => `合计按 ${load}、${term} 计`,
  approval: '危险品需逐票审批',
  approvalNote:
    '只有具备相应类别资质的车站、并在国际货协附件 2 允许范围内才可承运，所以下面只列班期，不列价格。带着这一页的条件询价，审批后报价，选中方案转订单。',
  enquire: '带着条件询价',
  shared: '拼箱按余位逐票安排，价格供参考；要订，带着货量询价。',
  general: '看普货价格',
  goods: (unNo: string, name: string, classes: string) => `UN ${unNo} ${name}，${classes} 类`,
  terms: {
    STATION_STATION: '站到站',
    DOOR_STATION: '门到站',
    STATION_DOOR: '站到门',
    DOOR_DOOR: '门到门',
  } satisfies Record<RailTerm, string>,
  directions: { OUTBOUND: '去程', INBOUND: '回程' } satisfies Record<RailDirection, string>,
  loads: { BOX: '整箱', CBM: '拼箱' } satisfies Record<RailLoad, string>,
  columns: {
    line: '线路，班列',
    border: trainText.border,
    train: '发车，到站',
    closes: '截货，截单',
    cubic: '拼箱 $/CBM',
    total: '合计',
    action: '操作',
  },
  filters: {
    direction: '方向',
    border: '口岸',
    load: '装运',
    pickup: '提货门点',
    delivery: '送货门点',
    any: '不限',
    toStation: '自己送到车站',
    fromStation: '自己到车站提',
    asked: '按地址报价',
  },
  line: trainText.line,
  train: trainText.train,
  weekly: (day: string) => `每周${day}`,
  weekdays: ['一', '二', '三', '四', '五', '六', '日'],
  arrives: '到',
  days: (days: number) => `${days} 天`,
  crossing: (border: string, foreign: string) => `${border}，${foreign}`,
  crossed: (border: string, foreign: string) => `口岸 ${border}，境外口岸 ${foreign}`,
  cargoCloses: '截货',
  papersClose: '截单',
  limit: (kg: string) => `限重 ${kg} kg`,
  free: (days: number) => `免箱期 ${days} 天`,
  returned: (depot: string) => `还箱 ${depot}`,
  doors: {
    pickup: (city: string, prices: string) => `提货 ${city} ${prices}`,
    delivery: (city: string, prices: string) => `送货 ${city} ${prices}`,
  },
  requestedDoor: { pickup: '提货按地址报价', delivery: '送货按地址报价' },
  boxPrice: (box: string, price: string) => `${box} ${price}`,
  noDoor: '所选城市没有拖车价',
  doorNote: (city: string, kilometres: number, tons: string) =>
    `${city}离车站约 ${kilometres} 公里，往返一趟算一次，公路限单箱货重 ${tons} 吨。`,
  tons: (tons: string) => `${tons} CBM`,
  chargedBy: {
    VOLUME: '按体积计',
    WEIGHT: '按重量计，500 kg 算 1 CBM',
    MINIMUM: '按最低 1 CBM 计',
  } satisfies Record<NonNullable<RailOffer['charged']>['by'], string>,
  load: {
    title: '拼箱货量',
    note: '体积与毛重每 500 公斤取较大者，最低 1 CBM。',
    volume: '体积',
    weight: '毛重',
    apply: '按货量计价',
    wrong: '请输入数字',
    fill: '填体积与毛重，就算出合计',
  },
  valid: '价格至',
  open: '看班期',
  book: '下单',
  bookOf: (day: string) => `${day} 发车的班列`,
  state: offerStates,
  unpriced: (boxes: string) => `${boxes} 没有价格，班列有 20GP、40HQ 与 45HQ`,
  note: '美元与人民币分开合计；标“实报实销”的门点不计入合计。时间为发站当地时间，口岸换装与查验计入参考时效。',
  verdict: '危险品能不能走，仅供参考，以铁路与主管机关最终审核为准。',
  unknownOrigin: '没有这个发站，请从列表重新选择。',
  unknownDestination: '没有这个到站，请从列表重新选择。',
  emptyTitle: '暂无符合条件的班列',
  empty: '换一段发车日期，或放宽方向与口岸；没有这条线路时，可以询价。',
  clear: '清空筛选',
  all: '看全部线路',
} as const;

export const page: PageCopy = {
  title: '铁路班列',
  description:
    '查中欧、中亚与东盟班列的班期与价格：口岸、截货截单、参考时效，20GP、40HQ、45HQ 与拼箱价，门点拖车；危险品逐票审批。',
  heading: '国际铁路班列',
  lead: '选好发站、到站与箱型，每一班从门到门的费用逐行写明；拼箱按体积与毛重计价。',
  sections: [
    {
      heading: '线路与时效',
      points: [
        '去程从西安、重庆、成都、郑州、义乌、武汉、长沙、连云港与广州出发，经霍尔果斯、阿拉山口、二连浩特、满洲里或磨憨出境。',
        '西安至马拉舍维奇约 14 天，重庆至杜伊斯堡约 17 天，义乌至马德里约 21 天，西安至阿拉木图约 8 天。',
        '轨距在口岸由 1435 毫米换为 1520 毫米，换装与查验时间计入参考时效。',
      ],
    },
    {
      heading: '怎么算价',
      points: [
        '整箱按箱计铁路运费，文件费按票计；国内门点的拖车按城市与箱型列价，境外门点按地址报价、实报实销。',
        '拼箱按 CBM 计：体积与毛重每 500 公斤取较大者，不足 1 CBM 按 1 CBM。',
        '美元与人民币分开合计，不相加。',
      ],
    },
    {
      heading: '需要提前准备',
      text: 'HS 编码与申报货值用于过境申报，必须有；含锂电池、电子产品或木质包装须事先说明。收货人在欧盟的须提供 EORI 号。',
    },
    {
      heading: '危险品',
      text: '只有具备相应类别资质的车站、并在国际货协附件 2 允许范围内才可承运，须逐票审批：先询价，审批后报价，再从方案转订单。',
    },
  ],
  links: [
    { label: '改走海运整箱', to: '/shippingFcl' },
    { label: '改走空运', to: '/airLift' },
  ],
};
