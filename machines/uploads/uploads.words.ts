import type { ChartWords } from '../kit/words.ts';

export const uploadsWords: ChartWords = {
  upload: '上传这个文件',
  progress: '上传进度',
  'upload.added': '选好文件',
  'upload.remove': '去掉一个文件',
  'upload.retry': '点重试',
  'upload.clear': '换了人',
  'upload.progressed': '上传有了进展',
  isWaiting: '有文件在排队',
  isUnderWay: '是正在传的这个',
  isFailed: '这个文件没传成',
  addFiles: '加入排队',
  removeFile: '去掉这个文件',
  clearFiles: '丢下没传完的',
  waitAgain: '重新排队',
  startNext: '轮到下一个',
  storePercent: '记下传了多少',
  clearSent: '传完的不再列出',
  reportPending: '告诉表单还有没有没传完的',
  tellTaken: '把收到的文件交给表单',
};
