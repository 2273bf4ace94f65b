/** Text typed before signing in. */
export const unclaimedDraft = {
  title: '接着登录前填的这份吗',
  lead: '登录之前在这个浏览器里填过一份询价。是您填的，就带入账号；不是，选“另填一份”，那份随即删除。',
  route: '路线',
  goods: '货物',
  blank: '未填写',
  take: '带入我的账号',
  drop: '另填一份',
} as const;
