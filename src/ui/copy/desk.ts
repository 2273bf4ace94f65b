import { brand } from '../brand.ts';

/** Signing in at the operator room, and its frame. */
export const desk = {
  title: `${brand.name}操作室`,
  room: '操作室',
  looking: '正在打开操作室',
  signIn: '登录操作室',
  name: '姓名',
  password: '密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  capsLock: '大写锁定已打开',
  next: '下一步',
  code: '动态码',
  codeHelp: '身份验证器上的六位数字',
  codeTitle: (name: string) => `${name}，请输入动态码`,
  enter: '进入',
  back: '换人登录',
  missingPassword: '请输入姓名与密码',
  notCode: '请输入六位数字',
  waiting: (minutes: number) => `试错次数过多，请 ${minutes} 分钟后再试`,
  ended: '登录已结束：久未操作、超过十二小时，或已被管理员重置、移除。请重新登录。',
  leave: '退出',
  rooms: '操作室各页',
  roomNames: {
    orders: '订单',
    enquiries: '询价',
    verifications: '认证',
    leads: '线索与意见',
    rates: '运价船期',
    restrictions: '限制',
    content: '内容',
  },
  roles: { orders: '订单', rates: '运价', content: '内容', admin: '管理' },
  nothingHere:
    '操作室目前有订单、询价、认证、线索与意见、运价船期、限制、内容七页，您的职责不含订单、运价与内容。操作记录可从接口读取。',
} as const;
