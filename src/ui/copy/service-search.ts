/** What a page says of the search it was opened with; what is next, where no list follows below it. */
export const serviceSearch = {
  title: (service: string) => `您要查的${service}`,
  lane: '线路',
  city: '城市',
  cargo: '货物',
  load: '货量',
  charged: '计费',
  boxes: '箱量',
  to: '至',
  dangerous: '危险品',
  general: '普货',
  goods: (kind: string, unNo: string, name: string) => `${kind}，UN ${unNo} ${name}`.trimEnd(),
  measured: (volume: string, weight: string) =>
    [volume === '' ? '' : `${volume} m³`, weight === '' ? '' : `${weight} kg`].filter((part) => part !== '').join('，'),
  box: (box: string, quantity: number) => `${box} × ${quantity}`,
  span: (from: string, to: string) => `${from} 至 ${to}`,
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
  next: {
    tank: '罐箱航线、罐型与价格列在下面，填两个密度还能看每罐装多少。',
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
