import { session } from './session.ts';

/** Sign-in screen of the embedded user centre; its rooms have files of their own. */
export const userCentre = {
  title: '会员中心',
  description: '查看订单、询价、整车订单与企业认证，返回商城。',
  back: session.backToSite,
  signOut: '退出登录',
  loading: '正在读取账号',
  refused: session.linkInvalid,
  refusedHint: '凭据 60 秒内有效，只能使用一次。',
  lookAgain: '查看当前账号',
  unreached: '网络不通，还没有登录',
  unreachedHint: '链接可能还有效，请检查网络后重试；超过 60 秒请从商城重新打开。',
  blocked: session.cookiesBlocked,
  anonymous: '您还没有登录',
  anonymousHint: '登录后就在您打开的这一页。',
  signIn: '登录',
  expired: '登录已过期，请重新登录',
  expiredHint: '登录后回到刚才的这一页。',
  unreachable: '账号读取失败',
  retry: '重试',
} as const;
