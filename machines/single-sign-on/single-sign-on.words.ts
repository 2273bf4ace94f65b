import type { ChartWords } from '../kit/words.ts';

export const singleSignOnWords: ChartWords = {
  redeemTicket: '用凭据登录',
  switchAccount: '换账号登录',
  'account.switch': '点切换账号',
  'account.keep': '点保留当前账号',
  isOtherAccount: '是另一个账号',
  storeInvalid: '记下凭据无效',
  toastInvalid: '提示凭据无效',
  storeUnreached: '记下没有连上',
  toastUnreached: '提示没有连上',
};
