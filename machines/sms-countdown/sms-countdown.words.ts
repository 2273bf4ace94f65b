import type { ChartWords } from '../kit/words.ts';

export const smsCountdownWords: ChartWords = {
  readWait: '读取还要等多久',
  sendCode: '发送验证码',
  'phone.changed': '手机号变了',
  'sms.request': '要验证码',
  isPhone: '是手机号',
  isWaiting: '还在等待中',
  work: '设备安全计算',
  isWorkNeeded: '要先计算',
  storeWork: '记下计算的结果',
  isSent: '已发出',
  isOver: '等待结束',
  storePhone: '记下手机号',
  clearPhone: '清除手机号',
  storeWait: '记下要等的时间',
  clearRefusal: '清除拒绝的提示',
  toastSending: '告知正在发送',
  toastSent: '提示已发送',
  toastFailure: '提示发送失败',
};
