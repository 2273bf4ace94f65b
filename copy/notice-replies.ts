export const noticeReplies = {
  mailMissing: '还没有填邮箱：请先在“完善资料”里填写邮箱，再选邮件通知',
  unknown: '没有这条通知，可能已被清理',
  notDead: '这条通知已发出或还在重试，不用再发',
} as const;
