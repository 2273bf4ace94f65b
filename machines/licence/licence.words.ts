import type { ChartWords } from '../kit/words.ts';

export const licenceWords: ChartWords = {
  uploadLicence: '上传营业执照',
  progress: '上传进度',
  recogniseLicence: '识别营业执照',
  'licence.cancel': '取消',
  'licence.retry': '点重试',
  'upload.progressed': '上传有进展',
  storePercent: '记下进度',
  storeFile: '记下传好的文件',
  storeRecognised: '记下识别结果',
  storeRefused: '记下文件不行的原因',
  storeRefusal: '记下中断的原因',
  clearRefusal: '清除中断提示',
};
