import type { Offer } from '#contract/calls/item.ts';

type Line = Offer['lines'][number];

/** The lines of a price and what they add up to, for every service. */
export const fees = {
  title: '费用明细',
  none: '选择箱型与箱量后，这里逐行列出费用。',
  columns: { name: '费用', unitPrice: '单价 × 数量', amount: '小计' },
  each: (price: string, quantity: string, unit: string) => `${price} × ${quantity} ${unit}`,
  ofWhole: (whole: string, percent: string) => `${whole} × ${percent}%`,
  /** Name of the freight group, by what is paid for. */
  groupOf: {
    AF: '空运费与附加费',
    GDS: '货款',
    RDB: '陆运费',
    RF: '铁路运费',
    TLS: '罐箱租金',
    TLL: '罐箱租金',
    TLF: '罐箱租金',
  } as Readonly<Record<string, string>>,
  groups: {
    FREIGHT: '海运费',
    ORIGIN: '起运港费用',
    DANGEROUS: '危险品费用',
    SERVICE: '增值服务',
    DESTINATION: '目的港费用',
  } satisfies Record<Line['group'], string>,
  bases: {
    CONTAINER: '箱',
    SHIPMENT: '票',
    REVENUE_TON: '计费吨',
    UN_ITEM: 'UN 项',
    TON: '吨',
    TON_DAY: '吨·天',
    PALLET_DAY: '板·天',
    CUBIC_METRE_DAY: 'm³·天',
    TANK_DAY: '罐·天',
    KILOGRAM: '公斤',
    PERSON: '人',
    MONTH: '个月',
    KILOMETRE: '公里',
    TIME: '次',
    PERCENT: '%',
  } satisfies Record<Line['basis'], string>,
  atCost: '实报实销 *',
  atCostNote: '* 实报实销，不计入合计。',
  collect: '到付，不计入合计',
  tax: (rate: string) => `含税 ${rate}%`,
  total: { '1': '人民币合计', '2': '美元合计', '3': '欧元合计' } as Readonly<Record<string, string>>,
  apart: '美元与人民币分开计，不相加。',
} as const;
