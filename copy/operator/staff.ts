import type { AuditKind } from '#domain/company/audit-kinds.ts';
import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { enquiries } from '../enquiry/own.ts';
import { orders } from '../orders/list.ts';
import { invoices } from '../user-centre/enterprise.ts';
import { operatorCodes, operatorCompany, operatorVehicles } from './company.ts';
import { operatorConsole, operatorQueue, operatorRestrictions } from './console.ts';
import { operatorContent } from './content.ts';
import { operatorLeads, operatorVerifications } from './requests.ts';

const rolesText = (roles: readonly OperatorRole[]): string =>
  roles.map((role) => operatorConsole.roles[role]).join('、');

/** Roles given and taken, as the confirmation names them. */
function changeText(before: readonly OperatorRole[], after: readonly OperatorRole[]): string {
  const given = after.filter((role) => !before.includes(role));
  const taken = before.filter((role) => !after.includes(role));
  return [
    ...(given.length > 0 ? [`增加${rolesText(given)}`] : []),
    ...(taken.length > 0 ? [`去掉${rolesText(taken)}`] : []),
  ].join('，');
}

/** The company's operators, in the operator room. */
export const operatorStaff = {
  title: '人员',
  lead: '谁可以进操作室、能办什么。每一步先确认，并记在操作记录里。',
  renew: '刷新',
  add: '增加操作员',
  reading: '正在读取',
  count: (count: number) => `${count} 位操作员`,
  columns: { name: '姓名', roles: '职责', authenticator: '身份验证器', signedIn: '上次登录', acts: '操作' },
  you: '您',
  disabled: '已停用',
  bound: '已绑定',
  unbound: '还没有用过',
  neverSignedIn: '还没有登录过',
  changeRoles: '改职责',
  acts: { reset: '重置登录', disable: '停用', enable: '恢复' },
  ownRow: '重置与停用自己，请另一位管理员来做',
  adding: '增加操作员',
  changing: (name: string) => `改职责：${name}`,
  name: '姓名',
  nameHelp: '登录时填它：2 到 32 个汉字、字母或数字',
  roles: '职责',
  roleTexts: {
    orders: '订单、询价、认证、发票与线索',
    rates: '运价、船期、限制与代码',
    content: '动态、活动、帮助与供求',
    admin: '公司资料、人员、通知与操作记录',
  },
  ownAdmin: '自己的管理职责请另一位管理员去掉',
  errors: { MISSING: { name: '请填姓名', roles: '请至少选一项职责' }, UNCHANGED: '职责没有改动' },
  next: '下一步',
  drop: '放弃',
  questions: {
    add: (name: string) => `增加操作员 ${name}？`,
    roles: (name: string) => `改 ${name} 的职责？`,
    reset: (name: string) => `重置 ${name} 的登录？`,
    disable: (name: string) => `停用 ${name}？`,
    enable: (name: string) => `恢复 ${name}？`,
  },
  helps: {
    add: (roles: readonly OperatorRole[]) =>
      `职责：${rolesText(roles)}。接着显示一次初始密码与二维码，请当面或打电话交给他。`,
    roles: (before: readonly OperatorRole[], after: readonly OperatorRole[]) =>
      `${changeText(before, after)}。他的下一步操作起生效。`,
    reset: '现在的密码与动态码作废，已登录的立即退出，登录过的电脑不再记得。接着显示一次新的密码与二维码。',
    disable: '已登录的立即退出，之后不能登录。密码与身份验证器留着，恢复后照旧。',
    enable: '他可以照原来的密码与身份验证器登录。',
  },
  confirms: { add: '确定增加', roles: '确定修改', reset: '确定重置', disable: '确定停用', enable: '确定恢复' },
  keep: '不改了',
  setUp: (name: string) => `${name} 的登录设置`,
  once: '只显示这一次，关上之后看不到；没有交给他就再重置一次。',
  steps: ['用手机上的身份验证器扫描二维码，不能扫描就输入密钥。', '在操作室填姓名与密码，再填身份验证器上的六位数字。'],
  code: '身份验证器的二维码',
  parts: { password: '密码', secret: '密钥' },
  copy: '复制',
  copied: { password: '已复制密码', secret: '已复制密钥' },
  uncopied: '没有复制成，请选中文字再复制',
  close: '已交给他，收起',
  done: {
    add: (name: string) => `已增加 ${name}`,
    roles: (name: string) => `已改 ${name} 的职责`,
    reset: (name: string) => `已重置 ${name} 的登录`,
    disable: (name: string) => `已停用 ${name}`,
    enable: (name: string) => `已恢复 ${name}`,
  },
  failures: {
    list: '没有读到',
    add: '没有增加',
    roles: '没有改',
    reset: '没有重置',
    disable: '没有停用',
    enable: '没有恢复',
  },
} as const;

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
  disabled: '停用',
  enabled: '恢复',
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
  manual: '转人工核价',
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
  cancellationAnswered: '答复取消费用',
  cancellationOffered: '提议取消',
  cancellationRefused: '不同意取消',
  cancelled: '取消',
  undone: '撤回一步',
  numbers: '录编号',
};

/** The log of every act, in the operator room. */
export const operatorActs = {
  ...operatorQueue,
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
  /** Describes an action; falls back to the name of the status it led to. */
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

type Names = Readonly<Record<string, string>>;

/** Fields with the same meaning in every record. */
const common: Names = {
  status: '状态',
  dgStatus: '危险品预审',
  remark: '备注',
  reason: '原因',
  shownFrom: '访客看到自',
  changeFrom: '改动生效于',
  fields: '',
  blocks: '块',
  lines: '行',
  items: '项',
  columns: '栏',
  rows: '行',
  results: '结果',
  kind: '种类',
  text: '文字',
  href: '链接',
  note: '说明',
  fileId: '文件编号',
  laneIds: '航线编号',
  roles: '职责',
  no: '第几条',
  version: '第几版',
  blNo: '提单号',
  totals: '费用合计',
  currency: '币种',
  amount: '金额',
  options: '报价数',
  state: '状态',
  attempts: '试过几次',
  lastError: '最近一次的原因',
  quoteNo: '中标报价',
  company: '中标供应商',
  editedBy: '谁改的',
  editedAt: '改于',
};

/** Field labels, as in the room that owns the record. */
const fieldsOf: Readonly<Record<string, Names>> = {
  code: operatorCodes.fields,
  company: operatorCompany.fields,
  restriction: operatorRestrictions.fields,
  vehicle: operatorVehicles.fields,
  ...Object.fromEntries(
    ['news', 'carousel', 'campaign', 'help', 'warehouse', 'supplier', 'post'].map((kind) => [
      kind,
      {
        ...operatorContent.fields,
        ...(operatorContent.ownFields as Readonly<Record<string, Names>>)[kind.toUpperCase()],
      },
    ]),
  ),
};

const statusesOf: Readonly<Record<string, Names>> = {
  order: orders.statuses,
  enquiry: enquiries.status,
  verification: operatorVerifications.statuses,
  lead: operatorLeads.statuses,
  invoice: invoices.statuses,
  vehicle: operatorVehicles.statuses,
  notice: { waiting: '等着发', dead: '已放弃' },
};

const valuesOf: Readonly<Record<string, Names>> = {
  dgStatus: orders.dgStatuses,
  partyKind: operatorRestrictions.parties,
  limitedQuantity: operatorRestrictions.limited,
  roles: operatorConsole.roles,
  trade: operatorCodes.trades,
  kind: operatorContent.blockKinds,
};

const yesNo: Names = { true: '是', false: '否' };

/** Labels of changed fields and of their values, as in the operator rooms. */
export const operatorActFields = {
  /** For actions on a record as a whole, such as a version of a price list. */
  whole: '版本',
  nameOf: (kind: string, key: string) => fieldsOf[kind]?.[key] ?? common[key] ?? key,
  index: (name: string, index: number) => `第 ${index + 1} ${name === '' ? '项' : name}`,
  valueOf: (kind: string, field: string, value: string) => {
    if (field === 'status' || field === 'state')
      return statusesOf[kind]?.[value] ?? (operatorContent.statuses as Names)[value] ?? value;
    return (
      (valuesOf[field] ?? (fieldsOf[kind] === undefined ? yesNo : (operatorContent.choices as Names)))[value] ??
      yesNo[value] ??
      value
    );
  },
} as const;
