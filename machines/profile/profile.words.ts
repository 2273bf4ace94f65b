import type { ChartWords } from '../kit/words.ts';

export const profileWords: ChartWords = {
  loadProfile: '读取资料',
  saveProfile: '保存资料',
  'profile.typed': '填写',
  'profile.submit': '点保存',
  'profile.retry': '点重试',
  'profile.verify': '点去认证',
  'profile.close': '关闭窗口',
  isCompanyToVerify: '新填的公司还没有认证',
  storeProfile: '记下读到的资料',
  storeSaved: '记下已保存',
  storeVerifying: '记下接着去认证',
};
