import type { leadFields } from '#domain/enquiry/fields.ts';
import type { FeedbackField } from '#domain/feedback/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { FEEDBACK_TEXT } from '#domain/limits.ts';
import { tooLong } from './kit.ts';

/** Form that requests a call back. */
export const lead = {
  title: '谈协议价',
  lead: '每月有货就值得谈：留下航线与货量，客服回电商定价格、仓位与对账日。',
  labels: {
    company: '公司',
    contact: '联系人',
    phone: '手机',
    lanes: '主要航线',
    monthlyVolume: '每月货量',
    dgClasses: '货物类别',
    remark: '补充说明',
  } satisfies Record<keyof typeof leadFields, string>,
  help: {
    lanes: '如上海到鹿特丹、宁波到汉堡',
    monthlyVolume: '如每月 30 方、12 票',
    dgClasses: '可多选，普货不用选',
  } as Readonly<Record<string, string>>,
  className: (code: string, name: string) => `${code} ${name}`,
  required: '带 * 的必填，不用登录',
  submit: '提交',
  failed: (reason: string) => `没有送到：${reason}。内容都在，可以再点一次提交。`,
  sentTitle: '已经收到',
  sent: '客服会在工作时间打所留的手机，商定之后签月度协议价。',
  again: '再留一份',
} as const;

const labels = { text: '想说的话', contact: '联系方式（选填）' } as const satisfies Record<FeedbackField, string>;

/** Saying something about the site. */
export const feedback = {
  title: '反馈',
  open: '反馈',
  ...labels,
  textHelp: '缺什么、哪里不对、哪里难用，都可以写。',
  contactHelp: '手机、邮箱或微信，便于答复；不写也可以。',
  send: '送出',
  failed: (reason: string) => `没有送到：${reason}。写的都在，可以再送一次。`,
  sentTitle: '已经送到',
  sent: '谢谢。留了联系方式的，客服会在工作日答复。',
  close: '关闭',
} as const;

const tooShort = `请至少写 ${FEEDBACK_TEXT.least} 个字`;

export const feedbackErrors = {
  REQUIRED: tooShort,
  TOO_SHORT: tooShort,
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;
