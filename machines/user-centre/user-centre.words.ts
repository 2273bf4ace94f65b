import type { ChartWords } from '../kit/words.ts';

export const userCentreWords: ChartWords = {
  returnToSite: '返回商城',
  'centre.retry': '点重试',
  'centre.leave': '点返回商城',
  'tabs.changed': '其他标签页换了登录状态',
  isRedeemed: '凭据换到了登录',
  isKept: '保留原来的账号',
  isSomebody: '有人登录着',
  clearFailure: '清除失败提示',
  rooms: '会员中心的各项功能',
  clearSession: '清除登录状态',
  signOut: '退出登录',
  leave: '返回商城（未登录）',
  'centre.expired': '服务器说登录过期',
  'centre.signOut': '点退出',
  'centre.signOutAnyway': '点仍要退出',
  'centre.stay': '点先不退出',
  saveDrafts: '把草稿存到服务器',
  draftsSaving: '等草稿存好',
  isUnreached: '没有连上服务器',
  forgetUser: '忘掉用户',
};
