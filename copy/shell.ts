import { brand } from './brand.ts';

/** Words of the frame around every page. */
export const shell = {
  homeLink: () => `${brand.name}首页`,
  skipToContent: '跳到正文',
  loading: '页面加载中',
  brands: '品牌',
  freight: brand.freight,
  consolidation: brand.consolidation,
  services: '服务',
  menu: '菜单',
  miniProgram: '官方小程序',
  serviceHotline: '服务热线',
  demoLabel: '演示数据',
  demo: '演示数据，不构成报价',
  clockShift: (shift: string) => `演示时钟已偏移 ${shift}`,
  close: '关闭',
} as const;

/** The twelve lines, in the order of the header. */
export const services = [
  { page: 'shippingFcl', label: '整箱', href: '/shippingFcl' },
  { page: 'shippingLcl', label: '拼箱', href: '/shippingLcl' },
  { page: 'airLift', label: '空运', href: '/airLift' },
  { page: 'railWayIndex', label: '铁路', href: '/railWayIndex' },
  { page: 'builtIn', label: '内装', href: '/builtIn' },
  { page: 'warehouse', label: '仓储', href: '/warehouse' },
  { page: 'tankIndex', label: '罐箱', href: '/tankIndex' },
  { page: 'fluidBag', label: '液袋', href: '/fluidBag' },
  { page: 'domesticTrade', label: '内贸', href: '/domesticTrade' },
  { page: 'brandFreight', label: '陆运', href: '/brand/freight' },
  { page: 'dgdesk', label: '危品服务台', href: '/dgdesk' },
  { page: 'procurementShare', label: '采购', href: '/procurement/share' },
] as const;
