import type { ChartWords } from '../kit/words.ts';

export const authNoticeWords: ChartWords = {
  openTarget: '打开会员中心',
  clearTarget: '清除要去的地址',
  'notice.go': '立即前往',
  'notice.cancel': '取消',
  isOpened: '打开成功',
};
