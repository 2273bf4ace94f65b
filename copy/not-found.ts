/** Words of the page that stands where there is none. */
export const notFound = {
  title: '页面未找到',
  heading: '抱歉，您访问的页面走丢了',
  latin: 'Sorry, the page you are looking for is lost',
  plain: 'This page could not be found',
  soundings: '404',
  helpCentre: '帮助中心',
} as const;
