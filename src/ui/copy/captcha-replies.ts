/** What the server says about a captcha. */
export const captchaReplies = {
  ok: '成功',
  failed: '操作失败',
  missing: '验证码已刷新，请重试',
  stale: '验证码已失效，请重新获取',
  wrong: '验证失败',
  noPicture: '加载失败，点击重试',
  tooManyGets: (seconds: number) => `操作过于频繁，请 ${seconds} 秒后重试`,
  locked: (seconds: number) => `失败次数过多，请 ${seconds} 秒后再试`,
} as const;
