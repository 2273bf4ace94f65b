import type { ChartWords } from '../kit/words.ts';

export const accountWords: ChartWords = {
  login: '登录窗口',
  profile: '完善资料',
  verification: '企业认证',
  openSession: '保存登录并读取用户信息',
  goToSpecialEnterprise: '转到专属页面',
  wantsSignIn: '来登录',
  wantsProfile: '来完善资料',
  wantsVerification: '来做企业认证',
  isGoingToVerify: '接着去认证',
  isSpecialEnterprise: '是特定企业',
  isRegistered: '刚注册',
  isPasswordForgotten: '忘记了密码',
  storeLogin: '记下登录结果',
  storeSignedIn: '记下已登录',
  toastCookiesBlocked: '提示 Cookie 被禁用',
};
