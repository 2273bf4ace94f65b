import type { DeskOutbox } from '#contract/calls/desk-outbox.ts';
import { brand } from '../brand.ts';

/** Signing in at the operator room, and its frame. */
export const desk = {
  title: () => `${brand.name}操作室`,
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
  ended: '登录已结束：久未操作、超过十二小时，或已被管理员重置、停用、移除。请重新登录。',
  leave: '退出',
  rooms: '操作室各页',
  roomNames: {
    opening: '开张',
    orders: '订单',
    enquiries: '询价',
    verifications: '认证',
    invoices: '发票',
    leads: '线索与意见',
    vehicles: '整车',
    rates: '运价船期',
    restrictions: '限制',
    codes: '代码',
    content: '内容',
    company: '公司',
    staff: '人员',
    notices: '通知',
    acts: '操作记录',
  },
  waits: (count: number) => `${count} 件在等`,
  roles: { orders: '订单', rates: '运价', content: '内容', admin: '管理' },
  nothingHere: '您没有可以进的页，请找管理员看您的职责。',
} as const;

/** Texts shared by all queues of the operator console. */
export const deskQueue = {
  find: '搜索',
  keys: 'J、K 或上下键选，Enter 打开，Esc 回到列表',
  more: '再显示',
  renew: '刷新',
  reading: '正在读取',
  groups: {
    urgent: '已过期与 24 小时内',
    soon: '3 天内',
    ample: '更久',
    endless: '无期限',
    waitedLong: '等了 3 天以上',
    waitedDays: '等了 1 到 3 天',
    waitedHours: '24 小时内收到',
  },
  counted: (group: string, count: number) => `${group}，${count} 件`,
  unNo: (unNo: string) => `UN ${unNo}`,
  close: '关闭',
  openBy: (name: string, clock: string) => `${name} ${clock} 起开着`,
  openHere: '我开着',
} as const;

/** Texts of one queue. */
export interface QueueWords {
  title: string;
  search: string;
  none: string;
  /** Describes the queue while it is empty. */
  empty?: string;
  deadline: string;
  /** Custom group labels. */
  groups?: Readonly<Record<keyof typeof deskQueue.groups, string>>;
  /** Shown while no item is open. */
  choose: string;
  count: (shown: number, total: number) => string;
}

type Channel = DeskOutbox['items'][number]['channel'];

const channels: Readonly<Record<Channel, string>> = {
  sms: '短信',
  mail: '邮件',
  wecom: '企业微信',
  dingtalk: '钉钉',
  webhook: '公司的系统',
  terminal: '终端',
};

const reasons: Readonly<Record<string, string>> = {
  'no receiver': '客户已注销或没有填邮箱',
  expired: '轮到它时已经过了它说的时间',
  ECONNREFUSED: '没有连上，对方的服务没有开着（ECONNREFUSED）',
  ENOTFOUND: '没有连上，找不到对方的地址（ENOTFOUND）',
  'answer not understood': '对方的回答读不懂',
  TimeoutError: '对方没有及时回答（TimeoutError）',
};

/** Network error codes; any other text comes from the provider. */
const UNREACHED = /^(E[A-Z]+|[A-Z]+_[A-Z_]+|(Abort|Type)?Error|unknown)$/;

/** The provider's response, or why it could not be reached. */
function reasonOf(response: string): string {
  const [, by, code = ''] = /^(status|smtp) (\d+)$/.exec(response) ?? [];
  if (by === 'status') return `对方回答 ${code}`;
  if (by === 'smtp') return `邮件服务器回答 ${code}`;
  return reasons[response] ?? (UNREACHED.test(response) ? `没有连上（${response}）` : `对方回答 ${response}`);
}

/** Sent messages and failed ones. */
export const deskNotices = {
  title: '通知',
  lead: '发给客户和公司的通知。不通的会一直重试，两天多仍发不出就放弃；放弃的可以再发一次，还是发给原来的人。',
  renew: '刷新',
  more: '再显示',
  reading: '正在读取',
  state: '看哪些',
  states: { dead: '已放弃', waiting: '还在重试', sent: '已发出' },
  none: {
    dead: '没有放弃的通知。发不出又重试了两天多的会列在这里，可以再发一次。',
    waiting: '没有在重试的通知。没有发通的会列在这里，写明原因与下次何时再试。',
    sent: '还没有发出过通知。订单、询价、认证有进展时发给客户和公司的，会列在这里。',
  },
  count: (shown: number, total: number) => `${total} 条，已显示 ${shown} 条`,
  columns: { what: '通知', to: '发给', by: '途径', at: '何时', tried: '试过', why: '原因', acts: '操作' },
  company: '公司',
  channels,
  times: (count: number) => `${count} 次`,
  reasonOf,
  untried: '还没有试过',
  next: '再试',
  sentAt: '发出',
  send: '再发一次',
  sent: '将再发一次，排在这个人还没有收到的通知之前；发不出会再回到这里',
  failures: { list: '没有读到', send: '没有再发' },
} as const;
