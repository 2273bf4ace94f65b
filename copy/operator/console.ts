import type { OperatorOutbox } from '#contract/calls/operator-outbox.ts';
import { brand } from '#copy/brand.ts';
import type { RestrictedGoods } from '#domain/dangerous-goods/restrictions.ts';

/** Signing in at the operator room, and its frame. */
export const operatorConsole = {
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
export const operatorQueue = {
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
  groups?: Readonly<Record<keyof typeof operatorQueue.groups, string>>;
  /** Shown while no item is open. */
  choose: string;
  count: (shown: number, total: number) => string;
}

type Channel = OperatorOutbox['items'][number]['channel'];

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
export const operatorNotices = {
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

const LIMITED = { ONLY: '仅限量包装', EXCEPT: '限量包装除外' } as const;

/** Restrictions of carriers, ports and vessels, in the operator console. */
export const operatorRestrictions = {
  title: '限制',
  search: '代码、名称、类别、UN、来源',
  find: '搜索',
  state: '哪些',
  states: { OPEN: '生效与将生效', ENDED: '已结束' },
  renew: '刷新',
  add: '新增限制',
  more: '再显示',
  reading: '正在读取',
  none: '没有符合的限制',
  count: (shown: number, total: number) => `${total} 条，已显示 ${shown} 条`,
  columns: { party: '谁', what: '拒收', source: '来源', from: '起', to: '止', standing: '状态', acts: '操作' },
  standing: { COMING: '将生效', IN_FORCE: '生效中', ENDED: '已结束' },
  parties: { carrier: '承运人', port: '港口或机场', vessel: '船舶' },
  always: '一直',
  open: '未定',
  reference: '参考表',
  editedBy: (name: string) => `${name} 改过`,
  edit: '修改',
  end: '结束',
  what: ({ limitedQuantity, ...rule }: RestrictedGoods) =>
    [
      ...(rule.dgClass === null ? [] : [`${rule.dgClass} 类`]),
      ...(rule.unNo === null ? [] : [`UN ${rule.unNo}`]),
      ...(rule.subsidiaryClass === null ? [] : [`次要危险性含 ${rule.subsidiaryClass}`]),
      ...(rule.compatibilityGroup === null ? [] : [`配装组 ${rule.compatibilityGroup}`]),
      ...(rule.packingGroup === null ? [] : [`包装类别 ${rule.packingGroup}`]),
      ...(rule.specialProvision === null ? [] : [`适用特殊规定 ${rule.specialProvision}`]),
      ...(limitedQuantity === null ? [] : [LIMITED[limitedQuantity]]),
      ...(rule.limitKg === null ? [] : [`每项毛重超过 ${rule.limitKg} kg`]),
    ].join('，'),
  adding: '新增一条限制',
  editing: (name: string, what: string) => `修改：${name}，${what}`,
  lead: '填了的几项同时符合才拒收。已下的订单不受影响。',
  fields: {
    partyKind: '谁拒收',
    partyCode: '代码',
    dgClass: '类别',
    unNo: 'UN 编号',
    subsidiaryClass: '次要危险性',
    compatibilityGroup: '配装组',
    packingGroup: '包装类别',
    specialProvision: '特殊规定',
    limitedQuantity: '限量包装',
    limitKg: '每项毛重超过',
    source: '来源',
    validFrom: '起',
    validTo: '止',
  },
  codes: {
    carrier: '船公司四位代码如 COSU，航空公司两位代码如 CA',
    port: '港口五位代码如 CNSHA，机场三位代码如 PVG',
    vessel: '船名，如 COSCO ARIES',
  },
  anyClass: '不限',
  allExplosives: '1（全部 1 类）',
  limited: LIMITED,
  anyLimited: '是不是限量都算',
  provisionHelp: '名录里的编号，如 274',
  limitHelp: '不填为不论多少',
  sourceHelp: '公告名称或编号，客户会看到',
  fromHelp: '上海时间，不填为保存时起',
  toHelp: '上海时间，不填为一直到结束它',
  kilograms: 'kg',
  errors: {
    MISSING: '请填写',
    NO_GOODS: '类别、UN 编号、次要危险性与特殊规定至少填一项',
    NOT_A_PROVISION: '请填两到四位数字',
    NOT_A_NUMBER: '请填四位数字',
    NOT_KILOGRAMS: '请填 1 至 999999 的整数',
    BEFORE_START: '结束要晚于开始',
  },
  consider: '看会拒收什么',
  drop: '放弃',
  considered: (name: string, what: string) => `${name} 拒收 ${what}`,
  refuses: (total: number) =>
    `还没有放行的订单里有 ${total} 票会被拒收。它们已被接收，保存后照旧；之后的新订单不再接收。`,
  refusesNone: '还没有放行的订单里没有会被拒收的。保存后新订单不再接收。',
  notYet: '到开始的时间才拒收。',
  orders: '会被拒收的订单',
  moreOrders: (count: number) => `还有 ${count} 票`,
  change: '再改改',
  save: '保存',
  saved: '已保存',
  conflict: '别人先改了这一条',
  conflictLead: '您写的还没有保存。看现在的内容，再定用哪一份。',
  theirs: (name: string) => `现在的（${name} 改）`,
  mine: '您写的',
  keepMine: '用我写的，再看一次',
  takeTheirs: '用现在的',
  endTitle: (name: string, what: string) => `现在结束“${name} 拒收 ${what}”？`,
  endLead: '结束后新订单就可以接收这些货物。要再拒收，请新增一条。',
  confirm: '确定结束',
  keep: '不结束',
  ended: '已结束',
  failures: { list: '没有读到限制', consider: '没有看到会拒收什么', save: '没有保存', end: '没有结束' },
} as const;
