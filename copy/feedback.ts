import type { FeedbackField } from '#domain/feedback/fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { FEEDBACK_TEXT } from '#domain/limits.ts';
import { tooLong } from './field-errors.ts';

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
