/** The search card of the home page: one form, six services. */
export const quickSearch = {
  name: '查运价',
  services: '服务',
  boxes: '箱型',
  quantityOf: (box: string) => `${box} 箱量`,
  volume: '体积 (m³)',
  weight: '毛重 (kg)',
  ranges: { volume: '0.001 至 999.999', weight: '0.1 至 999,999.9' },
  charged: (text: string) => `计费 ${text}`,
  tons: (text: string, why: string) => `${text} 吨，${why}`,
  tonsBy: { VOLUME: '按体积', WEIGHT: '按重量', MINIMUM: '按最低 1 吨' },
  kilograms: (text: string) => `${text} kg，实重与体积重取大`,
  go: '查运价',
  kinds: {
    port: {
      origin: '起运港',
      destination: '目的港',
      dates: '开航日期',
      placesFailed: '港口列表没有读到',
      missing: '请选择港口',
      notChosen: '请从列表选择港口',
      same: '起运港与目的港不能相同',
    },
    coast: {
      origin: '起运港',
      destination: '目的港',
      dates: '开航日期',
      placesFailed: '港口列表没有读到',
      missing: '请选择港口',
      notChosen: '请从列表选择港口',
      same: '起运港与目的港不能相同',
    },
    airport: {
      origin: '起飞机场',
      destination: '目的机场',
      dates: '航班日期',
      placesFailed: '机场列表没有读到',
      missing: '请选择机场',
      notChosen: '请从列表选择机场',
      same: '起飞与目的机场不能相同',
    },
    station: {
      origin: '发站',
      destination: '到站',
      dates: '发车日期',
      placesFailed: '站点列表没有读到',
      missing: '请选择站点',
      notChosen: '请从列表选择站点',
      same: '发站与到站不能相同',
    },
    city: {
      origin: '城市',
      destination: '',
      dates: '起租日期',
      placesFailed: '城市列表没有读到',
      missing: '请选择城市',
      notChosen: '请从列表选择城市',
      same: '',
    },
  },
  locationsRetry: '重新读取',
  goWarehouses: '查仓库',
} as const;

/** Measurement of a service's goods: container types, or the whole load. */
export const quickServices = [
  {
    key: 'fcl',
    label: '整箱',
    list: '/shippingFcl',
    kind: 'port',
    boxes: ['20GP', '40GP', '40HQ', '20TK', '20RF'],
    load: false,
  },
  { key: 'lcl', label: '拼箱', list: '/shippingLcl', kind: 'port', boxes: [], load: true },
  { key: 'air', label: '空运', list: '/airLift', kind: 'airport', boxes: [], load: true },
  { key: 'rail', label: '铁路', list: '/railWayIndex', kind: 'station', boxes: ['20GP', '40HQ', '45HQ'], load: false },
  { key: 'tank', label: '罐箱', list: '/tankIndex', kind: 'port', boxes: ['20TK'], load: false },
  { key: 'warehouse', label: '仓储', list: '/warehouseing', kind: 'city', boxes: [], load: false },
] as const;

/** Services whose pages have a search card. */
export const pageServices = [
  ...quickServices,
  { key: 'domestic', label: '内贸', list: '/domesticTrade', kind: 'coast', boxes: ['20GP', '40HQ'], load: false },
] as const;

/** Summary of a search, and further links. */
export const serviceSearch = {
  title: (service: string) => `查${service}`,
  foot: '带着这些条件',
  dangerous: '危险品',
  general: '普货',
  measured: (volume: string, weight: string) =>
    [volume === '' ? '' : `${volume} m³`, weight === '' ? '' : `${weight} kg`].filter((part) => part !== '').join('，'),
  unknown: (code: string) => `${code} 不在可选范围内，请从列表重新选择`,
  open: '未填写',
  link: '这次查询的链接',
  copy: '复制链接',
  copied: '链接已复制',
  copyFailed: '没有复制成功，请长按链接复制',
  hotline: '拨打客服热线',
  carried: '查询时的条件',
  change: '修改',
  carriedNext: {
    warehouse: '选好城市后按这些条件看哪座库能存；要换条件，回到仓库查询修改。',
  },
  links: {
    lcl: [
      { label: '带着条件询价', to: '/brand/consolidation' },
      { label: '同一航线看整箱', to: '/shippingFcl' },
    ],
    air: [{ label: '查每件限量', to: '/dgdesk' }],
    domestic: [
      { label: '带着条件询价', to: '/enquiryFcl?service=domestic' },
      { label: '只要陆运段，询陆运价', to: '/brand/freight' },
    ],
    rail: [],
    tank: [
      { label: '带着条件询价', to: '/enquiryFcl?service=tank' },
      { label: '同一航线看整箱', to: '/shippingFcl' },
    ],
    warehouse: [{ label: '看选库与收费的规则', to: '/warehouse' }],
  },
} as const;
