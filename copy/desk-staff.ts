import type { OperatorRole } from '#domain/company/operator-roles.ts';
import { desk } from './desk.ts';

const rolesText = (roles: readonly OperatorRole[]): string => roles.map((role) => desk.roles[role]).join('、');

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
export const deskStaff = {
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
