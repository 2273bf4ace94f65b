import { brand } from '#copy/brand.ts';

/** Words of the home page's first screen. */
export const home = {
  heading: '危险品出海，价格与截点都写在明处',
  introduction: '不登录就能看到每一行费用、每一个截止时间，以及还欠哪几份单证。',
  chartNote: '长江口至杭州湾　示意图，不用于航行',
  chartLabels: { waigaoqiao: '外高桥', yangshan: '洋山', ningbo: '宁波', caojing: '漕泾', sea: '东　海' },
  fields: ['起运港', '目的港', '开航日期', 'UN 编号'],
} as const;

/** Document head of the home page and of the site. */
export const homeHead = {
  get title() {
    return `${brand.name} - 面向全球客户的化工供应链解决方案`;
  },
  get description() {
    return `${brand.name}为全球客户提供化工供应链解决方案：危险化学品海运整箱、拼箱、空运、铁路、仓储、罐箱在线询价与订舱，化工品采购。`;
  },
};

/** Market and platform figures of the home page. */
export const homeMarket = {
  carousel: {
    name: '活动与公告',
    role: '轮播',
    slide: (at: number, count: number) => `第 ${at} 张，共 ${count} 张`,
    dots: '选择一张',
    controls: '翻看',
    previous: '上一张',
    next: '下一张',
    pause: '暂停',
    play: '继续',
    look: '去看看',
    still: {
      title: '危险品整箱，价格与截单一眼看清',
      subtitle: '输入 UN 编号，查可接载的船司、航线与所需单证',
      href: '/shippingFcl',
    },
    failed: '活动与公告没有读到。',
  },
  lanes: {
    name: '热门航线',
    title: '热门危险品航线',
    note: '危险品海运费，20GP 单箱最低；起运港人民币费用另计，展开可见。',
    all: '全部航线',
    titleOf: (dgClass: string) => `收 ${dgClass} 类的航线`,
    everyClass: '不限类别',
    noneOfClass: '近期没有可在线订舱的航线，可以询价。',
    columns: {
      lane: '航线',
      classes: '可收类别',
      carrier: '船公司',
      etd: 'ETD',
      close: '距截订舱',
      validTo: '有效至',
      box: '箱型',
      price: '最低价',
      action: '操作',
    },
    to: '至',
    order: '去下单',
    orderOf: (from: string, to: string) => `${from}至${to}，`,
    track: (to: string, box: string, price: string, days: number) => `往${to} ${box} ${price}，${days} 天`,
  },
  trends: {
    name: '运价走势',
    title: '近 30 天运价走势',
    range: (lowest: string, highest: string) => `最低 ${lowest}，最高 ${highest}`,
    box: '20GP，每日最低',
    week: '较 7 天前',
    up: '上涨',
    down: '下跌',
    flat: '持平',
    percent: (text: string) => `${text}%`,
  },
  news: { name: '最新动态', title: '最新动态', all: '全部动态' },
  recent: {
    title: '最近成交',
    masked: '已脱敏',
    lane: (from: string, to: string) => `${from} 至 ${to}`,
    /** Services without a route. */
    services: { warehouse: '仓储' } as Readonly<Record<string, string>>,
    boxes: (boxes: readonly { ctnType: string; quantity: number }[]) =>
      boxes.map(({ ctnType, quantity }) => `${ctnType} × ${quantity}`).join('、'),
    person: '个人客户',
    justNow: '刚刚',
    minutes: (count: number) => `${count} 分钟前`,
    hours: (count: number) => `${count} 小时前`,
    days: (count: number) => `${count} 天前`,
  },
  figures: {
    name: '平台数据',
    orders: '累计订单',
    enterprises: '企业客户',
    lanes: '在线航线',
    classes: '可收危险类别',
    share: (taken: number, all: number) => `${taken} / ${all}`,
  },
  classes: {
    title: '按危险类别看运价',
    count: (lanes: number) => `${lanes} 条航线`,
    ask: '询价',
    /** Short names, where the full one would wrap. */
    short: { '2.2': '非易燃无毒', '4.2': '易自燃', '4.3': '遇水放气', '5.2': '有机过氧', '9': '杂项' } as Readonly<
      Record<string, string>
    >,
  },
  partners: { name: '合作伙伴', carriers: '合作船公司', warehouses: '危化品仓库与装箱站' },
  tools: {
    title: '先查清楚，再订舱',
    note: '四件每天都用的工具，不登录也能用。',
    tons: '计费吨',
    container: '箱号校验',
    modes: { label: '这种货怎么走最省：罐箱、液袋、桶装、拼箱、空运每吨多少钱', to: '/dgdesk?tool=modes' },
    finalWord: '仅供参考，以船公司、海事与主管机关最终审核为准。',
  },
  tons: {
    volume: '体积',
    weight: '毛重',
    charged: '计费吨',
    tons: (text: string) => `${text} RT`,
    byVolume: (volume: string, tons: string) => `按体积计费：${volume} m³ 不小于 ${tons} t。`,
    byWeight: (volume: string, tons: string) => `按重量计费：${tons} t 大于 ${volume} m³。`,
    byMinimum: '不足最低计费，按 1 RT 计。',
    fill: '填写体积与毛重，按 1 m³ = 1,000 kg 取大。',
    prices: '按这个量查拼箱',
    volumeRange: '0.001 至 999.999',
    weightRange: '0.1 至 999,999.9',
  },
  container: {
    number: '箱号',
    placeholder: '如 CSQU3054383',
    good: '校验码正确。',
    wrong: (digit: string) => `校验码不对：按 ISO 6346 应为 ${digit}，请核对每一位。`,
    shape: '箱号为 4 个字母（第四位 U、J 或 Z）加 7 位数字。',
    type: '箱型',
    facts: (inner: string, capacity: string, payload: string) =>
      [inner, capacity, payload].filter((part) => part !== '').join('，'),
    inner: (length: string, width: string, height: string) => `内长宽高 ${length} × ${width} × ${height} m`,
    capacity: (text: string) => `容积 ${text} m³`,
    payload: (text: string) => `最大载重 ${text} kg`,
  },
  help: { name: '快捷', hotline: '客服电话', miniProgram: '官方小程序', feedback: '反馈', top: '回顶部' },
} as const;

/** Words of the home page below its first screen. */
export const homeSections = {
  services: '十二条业务线',
  serviceList: [
    { name: '整箱', text: '危险品与普货运价', to: '/shippingFcl', picture: 'ship' },
    { name: '拼箱', text: '按计费吨算好全部费用', to: '/shippingLcl', picture: 'drum' },
    { name: '空运', text: '计费重量与每件限量', to: '/airLift', picture: 'aircraft' },
    { name: '铁路', text: '中欧、中亚与东盟班列', to: '/railWayIndex', picture: 'train' },
    { name: '内装', text: '已有舱位，委托装箱', to: '/builtIn', picture: 'ibc' },
    { name: '仓储', text: '甲乙丙类库按闪点配', to: '/warehouse', picture: 'warehouse' },
    { name: '罐箱', text: 'T4 至 T75，充装率先算', to: '/tankIndex', picture: 'tank' },
    { name: '液袋', text: '按货重选袋，限普货', to: '/fluidBag', picture: 'flexitank' },
    { name: '内贸', text: '沿海与长江', to: '/domesticTrade', picture: 'barge' },
    { name: '陆运', text: '危货拖车与槽罐车', to: '/brand/freight', picture: 'truck' },
    { name: '危品服务台', text: '查 UN、限量与隔离', to: '/dgdesk', picture: 'desk' },
    { name: '采购', text: '阶梯价现货订购，求购可报价', to: '/procurement/share', picture: 'tender' },
  ],
  steps: '一票危险品，从询价到开船',
  stepList: [
    { name: '看价', text: '按航线与开航日期看全部费用、截止时间与拒收类别，合适就下单，没有就询价。' },
    { name: '备单证', text: 'SDS、危包证、性能单与申报资料逐份列出责任人与截止时间，缺哪份一眼看到。' },
    { name: '订舱', text: '货物实时过隔离检查；同一份表单只会生成一张订单，断网重试也不会重复。' },
    { name: '开船', text: '放舱、装箱、申报、离港在订单里逐段更新，费用也留在那里。' },
  ],
} as const;
