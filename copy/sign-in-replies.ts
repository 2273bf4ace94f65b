import { brand } from './brand.ts';
import { session, sessionValidation } from './session.ts';

/** Server texts about signing in, on screen and in messages. */
export const signInReplies = {
  passwordCommon: sessionValidation.passwordCommon,
  oldPasswordWrong: '原密码错误',
  passwordWrong: '密码错误',
  oldPasswordMissing: sessionValidation.required,
  phoneFull: (time: string) => `这个手机号今天的验证码已发完，${time} 后再发；现在可以用密码登录`,
  addressFull: (most: number, time: string) =>
    `这个网络一小时最多发 ${most} 条，${time} 后再发；现在可以用密码登录，或换一个网络（如手机流量）`,
  messagesFull: '短信发送量已达上限，请稍后再试，或使用密码登录',
  linkInvalid: session.linkInvalid,
  otherAccount: '当前已登录其他账号',
  partnerPhoneUnknown: '该手机号尚未注册',
  /** The last line lets a phone offer the code to the page it is for. */
  code: (code: string, host: string | null) =>
    `【${brand.name}】验证码 ${code}，5 分钟内有效，请勿告诉他人。${host === null ? '' : `\n@${host} #${code}`}`,
  unknownPhone: () => `【${brand.name}】该手机号尚未注册，请先注册。如非本人操作，请忽略。`,
} as const;
