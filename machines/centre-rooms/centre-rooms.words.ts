import type { ChartWords } from '../kit/words.ts';

export const centreRoomsWords: ChartWords = {
  addresses: '地址栏',
  content: '页面内容',
  order: '订单',
  verification: '企业认证',
  profile: '完善资料',
  addressBook: '常用收发货人',
  'address.changed': '地址变了',
  'rooms.renewed': '账号已重新读取',
  'rooms.verify': '点企业认证',
  'rooms.changePassword': '点修改密码',
  'rooms.completeProfile': '点完善资料',
  'rooms.openAddresses': '点常用收发货人',
  isGoingToVerify: '接着去认证',
  isOrderOpen: '是某个订单',
  isSamePage: '还是同一页',
  isSignedIn: '服务器还认得这个人',
  storeAddress: '记下是哪一页',
  readRoom: '读取这一页',
  renewOrder: '重新读取订单',
  announceRenewed: '告知账号已重新读取',
};
