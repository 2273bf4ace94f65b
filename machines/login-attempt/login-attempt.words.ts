import type { ChartWords } from '../kit/words.ts';

export const loginAttemptWords: ChartWords = {
  sendCredentials: '提交账号',
  forgetCredentials: '清除本机的账号',
  settleCredentials: '按勾选保存或清除账号',
  work: '设备安全计算',
  isWorkNeeded: '要先计算',
  storeWork: '记下计算的结果',
  isStoredPasswordWrong: '记住的密码不对',
};
