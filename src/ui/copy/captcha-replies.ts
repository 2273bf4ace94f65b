import { captcha } from './captcha.ts';

/** What the server says about a captcha. */
export const captchaReplies = {
  ok: '成功',
  failed: '操作失败',
  stale: '验证码已失效，请重新获取',
  wrong: captcha.failed,
  noPicture: captcha.loadFailed,
  tooManyGets: captcha.tooOften,
  locked: captcha.tooManyFailures,
} as const;
