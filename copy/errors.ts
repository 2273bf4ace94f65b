export const errors = {
  title: '错误',
  serverBusy: '抱歉，服务器繁忙！',
  serverBusyHint: '请重新加载，或稍后再来；急事请打服务热线。',
  status: (status: number) => `状态码 ${status}`,
  chunkFailed: '页面加载失败，请重试',
  chunkFailedHint: '新版本刚刚发布，或网络中断。',
  reload: '重新加载',
  backHome: '返回首页',
} as const;

/** Shown by the server's own page, without any client code. */
export const tooManyPages = {
  heading: '打开页面过于频繁',
  hint: (seconds: number) => `请 ${seconds} 秒后重新加载本页。同一网络的访客合并计数。`,
} as const;
export const browserTooOld = '浏览器版本过低，请升级后访问';
