import type { ChartWords } from '../kit/words.ts';

export const resourceWords: ChartWords = {
  skeleton: '显示载入的样子',
  content: '显示内容',
  read: '读取内容',
  reread: '重新读取内容',
  'resource.asked': '换了条件',
  'page.opened': '又打开了这一页',
  'page.asked': '这一页换了条件',
  'resource.retry': '点重试',
  isSettled: '有了结果',
  isMissing: '没有这条内容',
  isMissingAnswer: '没有这条内容',
  isFailed: '读取失败',
  askAgain: '按新的条件读',
  storeAddress: '记下条件',
  forgetContent: '清除旧内容',
  forgetOutcome: '清除旧结果',
};
