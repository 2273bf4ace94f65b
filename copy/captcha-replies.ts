import { captcha } from './captcha.ts';

export const captchaReplies = {
  ok: '成功',
  failed: '操作失败',
  stale: '验证码已失效，请重新获取',
  wrong: { blockPuzzle: '请对准缺口', clickWord: '顺序或位置不对' },
  noPicture: captcha.loadFailed,
  tooManyGets: captcha.tooOften,
  locked: captcha.tooManyFailures,
} as const;
