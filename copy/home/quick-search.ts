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
