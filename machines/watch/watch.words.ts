import type { ChartWords } from '../kit/words.ts';

export const watchWords: ChartWords = {
  content: '有内容',
  visibility: '页面是否看得见',
  read: '读取内容',
  reread: '再读一次',
  'watch.asked': '换了要读的内容',
  'watch.refresh': '马上更新',
  'page.hidden': '页面看不见了',
  'page.shown': '页面又看得见',
  isNothingRequested: '没有要读的',
  isMissing: '没有这一条',
  isHidden: '页面看不见',
  isSettled: '没有在等的',
  storeRequest: '记下要读什么',
  forgetContent: '清除旧内容',
  hide: '记下页面看不见',
  show: '记下页面看得见',
  interval: '两次更新之间',
};
