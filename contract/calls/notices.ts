import * as v from 'valibot';
import { type UserKind, userKinds } from '#domain/notices/kinds.ts';
import { anyUser } from '../access.ts';
import { call, ownDataCall } from '../call.ts';

const choice = v.strictObject({ sms: v.boolean(), mail: v.boolean() });
const choices = v.strictObject(
  Object.fromEntries(userKinds.map((kind) => [kind, choice])) as Record<UserKind, typeof choice>,
);

export const noticeChoices = call({
  ...ownDataCall,
  name: 'noticeChoices',
  access: anyUser,
  method: 'POST',
  path: '/api-user/notices/query',
  payload: 'both',
  summary: '每种通知是否用短信、邮件告知本人',
  clauses: ['10.9'],
  request: v.strictObject({}),
  answer: v.object({
    choices,
    /** E-mail address for notices; null when not set. */
    email: v.nullable(v.string()),
  }),
});
export type NoticeChoicesAnswer = v.InferOutput<typeof noticeChoices.answer>;

export const saveNoticeChoices = call({
  ...ownDataCall,
  name: 'saveNoticeChoices',
  access: anyUser,
  method: 'POST',
  path: '/api-user/notices/save',
  payload: 'body',
  summary: '选择每种通知用短信、邮件告知本人；选邮件须先在资料里填邮箱',
  clauses: ['10.9'],
  request: v.strictObject({ choices }),
  answer: v.null(),
});
