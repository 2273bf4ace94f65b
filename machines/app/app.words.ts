import type { ChartWords } from '../kit/words.ts';

export const appWords: ChartWords = {
  session: '登录状态',
  chunkReload: '加载失败恢复',
  header: '页头',
  navigation: '换页',
  prefetch: '预取',
  toasts: '提示',
  account: '账号窗口',
  'account.wanted': '要打开账号窗口',
  'account.dismissed': '不再需要账号窗口',
  forgetTicket: '忘掉凭据',
  storeIntent: '记下来意',
  tellSession: '告诉登录状态',
};
