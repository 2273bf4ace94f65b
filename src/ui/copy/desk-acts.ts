import type { AuditKind } from '#domain/company/audit-kinds.ts';
import { deskQueue } from './desk-queue.ts';

const kinds: Readonly<Record<AuditKind, string>> = {
  order: '订单',
  enquiry: '询价',
  verification: '企业认证',
  lead: '线索与意见',
  invoice: '发票',
  rates: '运价',
  schedules: '班期',
  restriction: '限制',
  code: '代码',
  company: '公司',
  news: '动态',
  carousel: '轮播',
  campaign: '活动',
  help: '帮助',
  warehouse: '仓库',
  supplier: '供应商',
  post: '供求',
  notice: '通知',
  operator: '操作员',
};

/** By the second half of the act's name. */
const deeds: Readonly<Record<string, string>> = {
  added: '新增',
  changed: '修改',
  ended: '结束',
  published: '发布',
  tookEffect: '到时生效',
  notInEffect: '到时没有生效',
  changeWithdrawn: '撤回排了期的改动',
  scheduled: '定时发布',
  scheduleWithdrawn: '撤回定时',
  rolledBack: '撤回',
  withdrawn: '撤下',
  saved: '存下',
  reset: '换密码与密钥',
  removed: '移除',
  rolesChanged: '改职责',
  signedIn: '登录',
  signedOut: '退出',
  sentAgain: '再发一次',
  passed: '通过',
  rejected: '驳回',
  answered: '答复',
  awarded: '定标',
  noneChosen: '报价都不选',
  declined: '不报价',
  taken: '接手',
  done: '处理完',
  issued: '开具',
  refused: '不开具',
  messageSent: '写留言',
  draftMade: '出提单草稿',
  paperAccepted: '收下单证',
  paperReturned: '退回单证',
  amendmentAccepted: '接受变更',
  amendmentRefused: '不接受变更',
  cancelled: '取消',
};

/** The log of every act, in the operator room. */
export const deskActs = {
  ...deskQueue,
  title: '操作记录',
  lead: '谁、何时、做了什么，之前与之后。手机只留头尾；密码、密钥与动态码从不记。',
  search: '操作员、单号或代码',
  kind: '种类',
  allKinds: '全部种类',
  kinds,
  day: '哪一天',
  none: '没有符合的记录',
  count: (shown: number) => `已显示 ${shown} 条`,
  columns: { at: '时间', who: '谁', what: '做了什么', of: '对象', change: '之前与之后' },
  system: { local: '本机命令', 'desk-token': '外部系统', schedule: '定时' } as Readonly<Record<string, string>>,
  /** What was done; an act that has no word here is told by the status it led to. */
  deed: (action: string, statuses: Readonly<Record<string, string>>) => {
    const deed = action.split('.')[1] ?? action;
    return deeds[deed] ?? `改为${statuses[deed] ?? deed}`;
  },
  before: '之前',
  after: '之后',
  nothing: '空',
  fieldCount: (count: number) => `${count} 项`,
  unchanged: '没有变化',
} as const;
