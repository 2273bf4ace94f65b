/** Words of the pages that stand in for a page that failed or does not exist. */
export const errors = {
  title: '错误',
  serverBusy: '抱歉，服务器繁忙！',
  status: (status: number) => `状态码 ${status}`,
  chunkFailed: '页面加载失败，请重试',
  reload: '重新加载',
  backHome: '返回首页',
  notFound: '抱歉，您访问的页面走丢了',
  notFoundLatin: 'Sorry, the page you are looking for is lost',
  notFoundPlain: 'This page could not be found',
} as const;
