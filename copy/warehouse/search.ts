import type { Warehouse, WarehouseAnswer } from '#contract/services/warehouse-list.ts';
import type { StorageMode } from '#domain/warehouse/kinds.ts';
import { storageModes, warehouseWorks } from '../booking/names.ts';
import type { PageCopy } from '../text-pages.ts';

type Goods = WarehouseAnswer['goods'][number];
type Reason = Warehouse['reasons'][number];

const nameOf = ({ unNo, nameCn }: Pick<Goods, 'nameCn' | 'unNo'>) => `UN ${unNo}${nameCn === '' ? '' : ` ${nameCn}`}`;

function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'CLASS':
      return `许可不含第 ${reason.dangerousClass} 类`;
    case 'POISON':
      return '是剧毒化学品，须存剧毒库';
    case 'CATEGORY':
      return `须${reason.categories.join('或')}类库，这座库的消防类别不够`;
    case 'CATEGORY_ASKED':
      if (reason.categories.length === 0) return '消防类别不能只按名录定，能不能存由仓库确认';
      return reason.categories.length === 1
        ? `须${reason.categories[0]}类库，这座库没有写明消防类别，由仓库确认`
        : `可能属${reason.categories.join('、')}类，能不能存由仓库确认，填上 SDS 的闪点再查更准`;
    case 'FULL':
      return `存放期内只剩 ${reason.free} 平方米，这批货约需 ${reason.area} 平方米：请换入库日期、减少货量，或选其他仓库`;
    case 'UNKNOWN':
      return '不在我们的表里，能不能存由仓库确认';
    case 'LICENCE':
      return `${reason.name} ${reason.expires} 到期，早于入库日`;
    case 'LICENCE_ENDS':
      return `${reason.name} ${reason.expires} 到期，在存放期内`;
  }
}

/** The list of warehouses, why one does not take the goods, and how a stay is charged. */
export const warehouse = {
  stuff: '在这里内装箱',
  list: '仓库与价格',
  found: (fitting: number, total: number, hasGoods: boolean) =>
    hasGoods ? `${fitting} 个仓库可存，共 ${total} 个` : `${total} 个仓库`,
  from: (day: string, days: number | null) => (days === null ? `按 ${day} 入库` : `按 ${day} 入库、存 ${days} 天估算`),
  unit: '单价不含税；估算含出入库费与 6% 增值税',
  verdict: '仅供参考，以仓库、消防验收与主管机关最终审核为准。',
  columns: {
    name: '仓库',
    takes: '库型，可存类别',
    area: '面积，温度',
    rates: '仓储单价',
    terms: '出入库，最低',
    total: '合计',
    action: '操作',
  },
  cityDistrict: (city: string, district: string) => `${city} ${district}`,
  distance: (port: string, kilometres: number) => `距${port} ${kilometres} km`,
  area: (free: string, total: string) => `可用 ${free} / ${total} m²`,
  docks: (count: number) => `${count} 个月台`,
  takes: (list: string) => `可存第 ${list} 类`,
  modes: { TON: '吨', PALLET: '板', CUBIC_METRE: 'm³' } satisfies Record<StorageMode, string>,
  rate: (price: string, unit: string) => `${price}/${unit}/天`,
  handling: (price: string) => `出入库 ${price}/吨`,
  free: (days: number) => (days === 0 ? '没有免堆期' : `免堆 ${days} 天`),
  least: (days: number, quantity: number) => `最低 ${days} 天、${quantity} 吨（板、m³）`,
  notSold: (unit: string) => `不按${unit}计价`,
  needsLoad: '填货量与天数后估算',
  open: '详情',
  works: warehouseWorks,
  detail: '费用明细与计费过程',
  steps: {
    title: '计费量与天数怎样来的',
    measured: (unit: string) => `按${unit}计的货量`,
    quantity: (text: string, unit: string) => `${text} ${unit}`,
    leastQuantity: '不到最低计费量，按最低计费量计',
    stay: '存放',
    days: (days: number) => `${days} 天`,
    leastDays: '不到最低天数，按最低天数计',
    paid: (free: number) => (free === 0 ? '计费天数' : `计费天数，减免堆 ${free} 天`),
  },
  lowest: '最低',
  fit: { FITS: '可存', ASK: '仓库确认', REFUSED: '存不了' } satisfies Record<Warehouse['fit'], string>,
  refusedTitle: (name: string) => `${name}存不了您的货`,
  askTitle: '要先问仓库',
  /** Refusal reasons, grouped by goods. */
  reasons: (reasons: readonly Reason[], goods: readonly Goods[]): string[] => {
    const general = reasons.filter((one) => !('goods' in one)).map(reasonText);
    const named = goods.flatMap((one, index) => {
      const own = reasons.filter((reason) => 'goods' in reason && reason.goods === index).map(reasonText);
      return own.length === 0 ? [] : [`${nameOf(one)}：${own.join('；')}。`];
    });
    return [...named, ...general.map((text) => `${text}。`)];
  },
  goodsName: nameOf,
  fire: {
    title: '消防类别',
    standard: 'GB 50016',
    spans: { 甲: '＜ 28 ℃', 乙: '28 至 ＜ 60 ℃', 丙: '≥ 60 ℃' },
    category: (category: string) => `${category}类`,
    flash: (text: string) => `闪点 ${text} ℃`,
    degrees: (degrees: number) => `${degrees} ℃`,
    open: (names: string) => `${names}：名录与闪点都没有定出消防类别，由仓库确认。`,
    note: '没有闪点的按类别与包装类别，见 GB 50016 表 3.1.3。甲类库可存乙、丙类货；乙类库不可存甲类货。最终以仓库消防验收为准。',
  },
  rooms: {
    title: (goods: number, rooms: number) =>
      rooms === 1 ? `您的 ${goods} 种货可以同室` : `您的 ${goods} 种货要分 ${rooms} 间存`,
    room: (index: number) => `第 ${index} 间`,
    apart: {
      PASSAGE: '隔离：同室，留通道',
      WALL: '隔开：隔墙分开',
      BUILDING: '分离：分库存放',
    } satisfies Record<WarehouseAnswer['pairs'][number]['apart'], string>,
    pairs: '逐对看原因',
    note: 'IMDG 7.2.4 只作第一道筛选，库内按 GB 15603 隔离、隔开、分离存放，由仓库决定。',
  },
  form: {
    title: '货物、货量与筛选',
    goods: '货物',
    goodsNote: (most: number) => `闪点按您的 SDS 填，不填就按常见值判断。多种货物按隔离表分房间，最多 ${most} 种。`,
    addGoods: '再加一种货物',
    removeGoods: (index: number) => `删除第 ${index} 种货`,
    row: (index: number) => `第 ${index} 种货`,
    un: 'UN 编号',
    unExample: '例如 1230',
    group: '包装类别',
    anyGroup: '未定',
    flash: '闪点（闭杯）',
    wrong: '有一行的 UN 编号或闪点写法不对，没有计入：编号是四位数字，闪点 -100 至 300。',
    load: '货量',
    mode: '计价方式',
    modes: storageModes,
    weight: '毛重',
    volume: '体积',
    pallets: '托盘数',
    days: '存放天数',
    dayUnit: '天',
    daysRange: (least: number, most: number) => `${least} 至 ${most} 天`,
    narrow: '筛选',
    dangerousClass: '可存类别',
    anyClass: '不限',
    classOption: (code: string) => `第 ${code} 类`,
    area: '可用面积至少',
    km: '距港以内',
    works: '增值作业',
    submit: '重新查',
  },
  filters: { city: '城市', anyCity: '全部城市', kind: '库型', anyKind: '全部库型' },
  startMoved: (day: string) => `最早从明天起入库，下面按 ${day} 计。`,
  emptyTitle: '没有符合条件的仓库',
  empty: '可以放宽筛选、换一个城市，或带着条件询价，由人工找仓库。',
  enquire: '询价',
  enquireOf: (name: string) => `${name} `,
  noCity: '这个城市还没有仓库，下面是有仓库的城市。',
  noneTakesAll: '没有一座库能存下您填的货：可以分开查、去掉一种再查，或询价由人工找仓库。',
  clear: '清空筛选',
  missing: '没有找到这座仓库，可能已经下架。',
  order: {
    title: '预约入库',
    book: '预约',
    close: '返回仓库列表',
    store: '仓库',
    change: '换仓库',
    noStore: '未选仓库',
    summary: (startDate: string, days: string) => `${startDate || '入库日未定'}，${days || '--'} 天`,
    stay: '存放',
    rides: '入库与出库',
    works: '作业要求与保险',
    onRequest: '逐项由客服报价，不计入合计',
  },
  note: {
    title: '入库预约单',
    from: '存放',
    cargo: '货物',
    stay: (startDate: string, days: string) => `${startDate} 起，${days} 天`,
    goods: (number: string, name: string, packages: string) =>
      [number, name, `${packages} 件`].filter(Boolean).join(' '),
    toPrepare: '入库时出示订单号，带 SDS 与安全标签（一书一签）；危险品车辆须有危货运输证。仓库确认之后再送货。',
  },
  sheet: {
    address: '地址',
    copy: '复制地址',
    copied: '地址已复制',
    copyFailed: '没有复制成功，请长按地址复制',
    phone: '仓库电话',
    hours: '营业时间',
    built: '库型',
    takes: '可存类别',
    forbidden: '禁存',
    area: '面积',
    temperature: '温度',
    docks: '月台',
    distance: '距港',
    qualifications: '资质',
    expires: (day: string) => `有效至 ${day}`,
    equipment: '设备与安全',
    works: '增值作业',
    worksNote: '逐项报价',
    fees: '收费',
    feeRows: {
      handling: '出入库费',
      free: '免堆期',
      least: '最低计费',
    },
    perTon: (price: string) => `${price}/吨`,
    none: '无',
  },
};

export const warehouseCities = {
  title: '有仓库的城市',
  note: '选一个城市，按货物的类别与闪点看哪座库能存、要多少钱。',
  count: (warehouses: number) => `${warehouses} 座仓库`,
  free: (area: string) => `可用 ${area} m²`,
  none: '还没有上架的仓库，请致电客服。',
};

export const page: PageCopy = {
  title: '仓储',
  description: '危险品仓储怎么选库、怎么收费、怎样检查相容性：甲、乙、丙类库与闪点，GB 15603 储存要求，各城市的仓库。',
  heading: '危险品仓储',
  lead: '选库先看资质，再看类别，再看距离。先选城市，再按货物查哪座库能存、要多少钱。',
  sections: [
    {
      heading: '怎么选库',
      points: [
        '闪点低于 28 摄氏度入甲类库，28 至 60 摄氏度以下入乙类库，60 摄氏度及以上入丙类库。',
        '毒害品、氧化剂、遇湿易燃物与有机过氧化物按 GB 15603 隔离、隔开或分离储存，剧毒品入剧毒库。',
        '同一库房内的货物两两检查相容性，不相容的须分库。',
      ],
    },
    {
      heading: '收费方式',
      text: '按吨每天、按板每天或按立方米每天计仓储费，另计出入库费与 6% 增值税；超过免堆期起算，有最低天数与最低计费量。分装、贴标、换桶、取样、打托与缠膜为增值作业，逐项报价。',
    },
    {
      heading: '要看的资质',
      text: '危险化学品经营或港口作业许可的范围与有效期、消防验收的火灾危险性类别、储存品种与禁存清单；签约前请仓库出示原件。',
    },
  ],
  links: [
    { label: '按城市找仓', to: '/warehouseing' },
    { label: '已有舱位，委托内装', to: '/builtIn/addOrder' },
    { label: '查货物的闪点与类别', to: '/dgdesk' },
  ],
};

export const searchPage: PageCopy = {
  title: '找仓库',
  description: '按城市、库型、货物类别与闪点找危险品仓库：能不能存、放几间、要多少钱，逐行列出。',
  heading: '危化品仓库',
  lead: '填货物与闪点，先看要哪一类库，再看谁能收、放几间、一共多少钱，选好就预约入库。',
  sections: [
    {
      heading: '先想清楚',
      points: [
        '库型：甲类、乙类、丙类、恒温、冷库、保税、堆场、罐区或剧毒库。',
        '存多久、存多少：吨、托盘或立方米，租期与最低计费。',
        '要不要分装、贴标、换桶、取样、打托这些作业。',
      ],
    },
    {
      heading: '入库要准备',
      text: '品名、UN 编号、类别、包装类别、闪点、包装形式、件数、毛重与体积，批号与生产日期，SDS 与一书一签。',
    },
  ],
  links: [
    { label: '了解仓储规则', to: '/warehouse' },
    { label: '已有舱位，委托内装', to: '/builtIn/addOrder' },
    { label: '危险品查询', to: '/dgdesk' },
  ],
};
