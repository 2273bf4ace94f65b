import * as v from 'valibot';
import { profileFields } from '#domain/account/profile-fields.ts';
import { anyUser, reads } from '../access.ts';
import { call, ownDataCall } from '../call.ts';
import {
  captchaVerification,
  identifier,
  messageType,
  opaqueToken,
  passwordHash,
  phone,
  smsCode,
  userSource,
  workAnswer,
} from '../fields/common.ts';
import { wholeEntriesOf } from '../fields/form.ts';

export const auditStatus = v.picklist(['NONE', 'PENDING', 'PASS', 'REJECT']);
export const role = v.picklist(['person', 'enterprise', 'supplier']);

export const loginAnswer = v.object({ token: v.string(), userName: v.string() });
export type LoginAnswer = v.InferOutput<typeof loginAnswer>;

const text = v.fallback(v.string(), '');

/** The site only counts these orders; back ends may omit the details. */
export const wholeVehicleOrder = v.object({ orderNo: text, status: text, createdAt: v.fallback(v.number(), 0) });

export const enterpriseEntry = v.object({
  basicEntId: text,
  entName: text,
  mcpCode: text,
  serviceOpenAuditStatus: v.fallback(auditStatus, 'NONE'),
});

/** Only the name is required; other back ends may omit fields, and an omitted field grants no right. */
export const userInfo = v.object({
  /** Opaque id under which the browser stores drafts; defaults to the name when a back end has none. */
  userId: text,
  name: v.string(),
  phone: text,
  /** Empty when the account has none. */
  email: text,
  avatar: v.fallback(v.nullable(v.string()), null),
  roles: v.fallback(v.array(role), []),
  protocolAgreed: v.fallback(v.boolean(), false),
  enterpriseResp: v.nullish(
    v.object({
      ...enterpriseEntry.entries,
      contractCustomer: v.fallback(v.boolean(), false),
      /** False for viewers. */
      mayBook: v.fallback(v.boolean(), true),
    }),
    null,
  ),
  mmInfo: v.fallback(v.array(wholeVehicleOrder), []),
  /** End of the ten minutes after an SMS sign-in in which the old password is not required (4.8b). */
  mayChangePasswordUntil: v.fallback(v.nullable(v.number()), null),
});
export type UserInfo = v.InferOutput<typeof userInfo>;

/** Without a wait from the back end, the site uses 60 s. */
export const resend = v.fallback(v.object({ resendAfter: v.number() }), { resendAfter: 0 });

const secret = { payload: 'body', noStore: true, limits: { bodyBytes: 8 * 1024, perMinute: 120 } } as const;
/** Forms that show failures inline. */
const secretForm = { ...secret, failureShown: 'inline' } as const;

export const passwordLogin = call({
  ...secretForm,
  name: 'passwordLogin',
  method: 'POST',
  path: '/api-user/login/password',
  summary: '密码登录',
  clauses: ['4.1', '5.8', '8.8', '11.6', '11.7'],
  request: v.strictObject({
    userName: phone,
    password: passwordHash,
    captchaVerification: v.optional(captchaVerification),
    work: v.optional(workAnswer),
  }),
  answer: loginAnswer,
});

export const smsLogin = call({
  ...secretForm,
  name: 'smsLogin',
  method: 'POST',
  path: '/api-user/login/sms',
  summary: '短信验证码登录',
  clauses: ['4.1', '5.3', '8.8'],
  request: v.strictObject({ phone, code: smsCode }),
  answer: loginAnswer,
});

export const register = call({
  ...secretForm,
  name: 'register',
  method: 'POST',
  path: '/api-user/register',
  summary: '注册并登录',
  clauses: ['1.7', '4.4b', '5.4b', '5.8', '8.8'],
  request: v.strictObject({ phone, code: smsCode, password: passwordHash, userSource }),
  answer: loginAnswer,
});

export const ticketTarget = v.picklist(['workplace', 'mmOrder', 'honeywell', 'order', 'verification', 'site']);

export const ticketLogin = call({
  ...secretForm,
  name: 'ticketLogin',
  method: 'POST',
  path: '/api-user/login/token',
  summary: '一次性凭据单点登录',
  clauses: ['4.6', '4.6b', '8.8'],
  /**
   * Without `switchAccount`, another user's session is kept: 10004009 with `userName`, the ticket's account, and the
   * ticket stays valid. `target` is where it is redeemed: the shop (`site`, default) or the section of the user centre
   * it was issued for. A ticket of the signed-in user is consumed and the session continues.
   */
  request: v.strictObject({
    token: opaqueToken,
    target: v.optional(ticketTarget, 'site'),
    switchAccount: v.optional(v.boolean(), false),
  }),
  answer: v.object({ ...loginAnswer.entries, user: userInfo }),
});

export const getUserInfo = call({
  ...ownDataCall,
  name: 'getUserInfo',
  access: anyUser,
  method: 'POST',
  path: '/api-user/user/info',
  payload: 'both',
  summary: '当前用户信息',
  clauses: ['2.6', '3.2', '4.7', '8.8'],
  request: v.strictObject({}),
  answer: userInfo,
});

export const logout = call({
  name: 'logout',
  access: anyUser,
  method: 'POST',
  path: '/api-user/logout',
  payload: 'both',
  auth: 'session',
  noStore: true,
  failureShown: 'never',
  summary: '退出登录',
  clauses: ['4.8', '8.8'],
  request: v.strictObject({}),
  answer: v.null(),
});

export const changePassword = call({
  ...secretForm,
  name: 'changePassword',
  access: anyUser,
  method: 'POST',
  path: '/api-user/password/change',
  auth: 'session',
  summary: '修改密码',
  clauses: ['4.8b', '5.4b'],
  request: v.strictObject({ oldPassword: v.optional(passwordHash), newPassword: passwordHash }),
  answer: v.null(),
});

export const ticketAnswer = v.object({ ticket: v.string(), expiresAt: v.number() });

export const userCentreTicket = call({
  ...secret,
  name: 'userCentreTicket',
  access: reads('order'),
  method: 'POST',
  path: '/api-user/ticket',
  auth: 'session',
  summary: '会员中心与返回商城的一次性凭据',
  clauses: ['2.14b', '2.14c', '2.15', '4.6b'],
  request: v.strictObject({ target: ticketTarget, orderNo: v.optional(identifier) }),
  answer: ticketAnswer,
});

export const partnerTicket = call({
  ...secret,
  name: 'partnerTicket',
  method: 'POST',
  path: '/api-user/partner/ticket',
  auth: 'partner',
  failureShown: 'never',
  summary: '合作方换取一次性凭据',
  clauses: ['4.6b'],
  request: v.strictObject({ phone }),
  answer: ticketAnswer,
});

export const profile = v.object(wholeEntriesOf(profileFields));
export type Profile = v.InferOutput<typeof profile>;

export const getProfile = call({
  ...ownDataCall,
  name: 'getProfile',
  access: anyUser,
  method: 'POST',
  path: '/api-user/profile',
  payload: 'both',
  summary: '资料',
  clauses: ['1.7b'],
  request: v.strictObject({}),
  answer: profile,
});

export const saveProfile = call({
  ...secretForm,
  name: 'saveProfile',
  access: anyUser,
  method: 'POST',
  path: '/api-user/profile/save',
  auth: 'session',
  summary: '保存资料',
  clauses: ['1.7b', '1.9'],
  request: v.strictObject(profile.entries),
  answer: profile,
});

export const sendSms = call({
  ...secretForm,
  name: 'sendSms',
  method: 'POST',
  path: '/api-user/sms/send',
  summary: '发送短信验证码',
  clauses: ['4.12', '4.12c', '5.7', '11.6'],
  request: v.strictObject({ phone, userSource, messageType, work: v.optional(workAnswer) }),
  answer: resend,
});

export const sendSmsWithCaptcha = call({
  ...secretForm,
  name: 'sendSmsWithCaptcha',
  method: 'POST',
  path: '/api-user/sms/send-with-captcha',
  summary: '带安全验证发送短信验证码',
  clauses: ['4.12', '4.12c', '4.19', '11.6'],
  request: v.strictObject({ phone, userSource, messageType, captchaVerification, work: v.optional(workAnswer) }),
  answer: resend,
});

export const signedInSession = v.object({
  sessionId: v.string(),
  signedInBy: v.picklist(['SMS', 'PASSWORD', 'REGISTER', 'TICKET']),
  userAgent: v.string(),
  address: v.string(),
  createdAt: v.number(),
  lastSeenAt: v.number(),
  isCurrent: v.boolean(),
});

export const querySessions = call({
  name: 'querySessions',
  access: anyUser,
  method: 'POST',
  path: '/api-user/sessions/query',
  payload: 'both',
  auth: 'session',
  failureShown: 'inline',
  noStore: true,
  summary: '我的登录设备',
  clauses: ['7.4'],
  request: v.strictObject({}),
  answer: v.array(signedInSession),
});

export const endSessions = call({
  ...secretForm,
  name: 'endSessions',
  access: anyUser,
  method: 'POST',
  path: '/api-user/sessions/end',
  auth: 'session',
  summary: '结束一个或其他全部登录',
  clauses: ['7.4'],
  request: v.union([v.strictObject({ sessionId: identifier }), v.strictObject({ others: v.literal(true) })]),
  answer: v.null(),
});
