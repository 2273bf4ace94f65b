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
