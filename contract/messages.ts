import type { BaseIssue } from 'valibot';
import { BUSY_MESSAGE } from '#domain/failure.ts';
import { CODE, type Code } from './codes.ts';

export const codeMessages: Readonly<Record<Code, string>> = {
  [CODE.ok]: '成功',
  [CODE.okShort]: '成功',
  [CODE.okAlternative]: '成功',
  [CODE.expired]: '登录已过期，请重新登录',
  [CODE.notSignedIn]: '请先登录',
  [CODE.wrongCredentials]: '账号或密码错误',
  [CODE.wrongSmsCode]: '验证码错误或已过期',
  [CODE.phoneTaken]: '该手机号已注册，请直接登录',
  [CODE.tooManyTries]: '操作过于频繁，请稍后再试',
  [CODE.captchaNeeded]: '请完成安全验证',
  [CODE.captchaUsed]: '安全验证已使用或已过期，请重新验证',
  [CODE.accessCodeNeeded]: '请输入提取码',
  [CODE.workNeeded]: '请先完成设备安全计算',
  [CODE.invalidInput]: '填写内容有误，请检查后重试',
  [CODE.notFound]: '未找到相关内容',
  [CODE.conflict]: '内容已有变化或正在处理，请刷新后重试',
  [CODE.priceExpired]: '价格已失效',
  [CODE.noSpace]: '舱位不足',
  [CODE.cutOffPassed]: '已过截单时间',
  [CODE.classRefused]: '该船司不接收所选危险类别',
  [CODE.segregation]: '同箱货物需隔离',
  [CODE.overweight]: '超出箱体限重',
  [CODE.flexitankDangerous]: '液袋禁运危险品',
  [CODE.certificateExpires]: '危包证有效期早于开航日',
  [CODE.serverError]: BUSY_MESSAGE,
};

/** Default message of HTTP statuses that are no business response. */
export const statusMessages = {
  400: '请求内容不是有效的 JSON',
  403: '不接受来自其他站点的请求',
  404: '请求的地址不存在',
  405: '该地址不支持此请求方法',
  413: '提交的内容过大',
  415: '不支持的内容类型',
  417: '不支持的请求头',
  429: '请求过于频繁，请稍后再试',
  431: '请求头过大',
  500: BUSY_MESSAGE,
  503: BUSY_MESSAGE,
} as const;

/** Messages for rejected Host headers. */
export const hostMessages = {
  malformed: '请求缺少主机名，或主机名不正确',
  unknown: '本站不以该域名提供服务，请核对网址',
} as const;

export const fieldMessages = {
  required: '请输入',
  unknown: '不支持的字段',
  text: '应为文字',
  number: '应为数字',
  whole: '应为整数',
  boolean: '应为是或否',
  list: '应为列表',
  choice: '取值不在允许范围内',
  shape: '格式不正确',
  email: '邮箱格式不正确',
  address: '网址格式不正确',
  date: '日期格式不正确',
  mismatch: '与请求内容不一致',
  oneWay: '页码与前后游标只能给一个',
  characters: '含有不支持的字符',
  timezone: '应为时区，如 Asia/Shanghai',
  creditCode: '统一社会信用代码不正确，请核对18位代码',
  emptyFile: '文件是空的，请重新选择',
  vehicleCustomer: '应为手机号码或18位统一社会信用代码',
  unNo: '应为四位数字，普货空着',
  day: '应为日期，如 2026-12-01',
} as const;

const count = (issue: BaseIssue<unknown>) => (Array.isArray(issue.input) ? '项' : '个字符');

const byType: Readonly<Record<string, string | ((issue: BaseIssue<unknown>) => string)>> = {
  string: fieldMessages.text,
  number: fieldMessages.number,
  boolean: fieldMessages.boolean,
  array: fieldMessages.list,
  tuple: fieldMessages.list,
  picklist: fieldMessages.choice,
  enum: fieldMessages.choice,
  literal: fieldMessages.choice,
  union: fieldMessages.choice,
  variant: fieldMessages.choice,
  integer: fieldMessages.whole,
  safe_integer: fieldMessages.whole,
  finite: fieldMessages.number,
  non_empty: fieldMessages.required,
  email: fieldMessages.email,
  url: fieldMessages.address,
  iso_date: fieldMessages.date,
  iso_date_time: fieldMessages.date,
  iso_timestamp: fieldMessages.date,
  min_length: (issue) => `至少${issue.requirement}${count(issue)}`,
  max_length: (issue) => `最多${issue.requirement}${count(issue)}`,
  length: (issue) => `应为${issue.requirement}${count(issue)}`,
  min_value: (issue) => `不能小于${issue.requirement}`,
  max_value: (issue) => `不能大于${issue.requirement}`,
  gt_value: (issue) => `应大于${issue.requirement}`,
  lt_value: (issue) => `应小于${issue.requirement}`,
  multiple_of: (issue) => `应为${issue.requirement}的倍数`,
};

/** Chinese message of a validation issue, unless its schema has its own. */
export function fieldMessage(issue: BaseIssue<unknown>): string {
  if (issue.kind === 'schema' && issue.received === 'undefined') return fieldMessages.required;
  if (issue.expected === 'never') return fieldMessages.unknown;
  const message = byType[issue.type];
  if (typeof message === 'function') return message(issue);
  return message ?? fieldMessages.shape;
}
