/** Words of the pages that stand in for a page that failed or does not exist. */
export const errors = {
  title: '错误',
  serverBusy: '抱歉，服务器繁忙！',
  serverBusyHint: '您可以重新加载本页，或稍后再来；急事请打服务热线。',
  status: (status: number) => `状态码 ${status}`,
  chunkFailed: '页面加载失败，请重试',
  chunkFailedHint: '新版本刚刚发布，或网络中断。',
  reload: '重新加载',
  backHome: '返回首页',
  helpCentre: '帮助中心',
  notFound: '抱歉，您访问的页面走丢了',
  notFoundLatin: 'Sorry, the page you are looking for is lost',
  notFoundPlain: 'This page could not be found',
  soundings: '404',
  browserTooOld: '浏览器版本过低，请升级后访问',
} as const;
