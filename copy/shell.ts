import { brand } from '#copy/brand.ts';

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

/** Titles of the document head. */
export const head = {
  title: (page: string) => `${page} - ${brand.name}`,
} as const;

/** The words of sign-in that the first load needs: in the header, and in toasts after a reload. */
export const sessionActions = {
  open: '注册/登录',
  /** Before the name, for screen readers. */
  signedInAs: '当前登录：',
  memberCentre: '会员中心',
  wholeVehicleOrders: '整车订单',
  signOut: '退出登录',
  signedOut: '退出成功',
  expired: '登录已过期，请重新登录',
} as const;

export const errors = {
  title: '错误',
  serverBusy: '抱歉，服务器繁忙！',
  serverBusyHint: '请重新加载，或稍后再来；急事请打服务热线。',
  status: (status: number) => `状态码 ${status}`,
  chunkFailed: '页面加载失败，请重试',
  chunkFailedHint: '新版本刚刚发布，或网络中断。',
  reload: '重新加载',
  backHome: '返回首页',
} as const;

/** Shown by the server's own page, without any client code. */
export const tooManyPages = {
  heading: '打开页面过于频繁',
  hint: (seconds: number) => `请 ${seconds} 秒后重新加载本页。同一网络的访客合并计数。`,
} as const;
export const browserTooOld = '浏览器版本过低，请升级后访问';
