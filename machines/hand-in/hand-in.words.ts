import type { ChartWords } from '../kit/words.ts';

export const handInWords: ChartWords = {
  uploads: '文件上传',
  send: '送出这份单证',
  'handIn.open': '点上传或更换',
  'handIn.close': '点取消或知道了',
  'handIn.dated': '填日期',
  'handIn.removed': '去掉一个文件',
  'handIn.submit': '点提交',
  'uploads.pending': '选好或去掉了文件',
  'uploads.taken': '文件传好了',
  hasNoErrors: '没有缺的，日期也对',
  isOutdated: '别处已有新的状态',
  openPaper: '打开这份单证',
  forgetPaper: '收起，所选的不留',
  storePending: '记下还有没有没传完的',
  storeFile: '记下传好的文件',
  removeFile: '去掉这个文件',
  storeDay: '记下日期',
  checkAll: '检查文件与日期',
  storeTaken: '记下哪一份交好了',
  tellChanged: '告诉订单有了变化',
};
