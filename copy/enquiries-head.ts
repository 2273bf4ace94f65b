/** Heading of the user's enquiries, and its replacement for visitors. */
export const enquiriesHead = {
  title: '我的询价',
  signIn: '登录后查看询价与报价',
  signInHint: '询价单和报价只有本人看得到。',
  signInButton: '登录',
} as const;
