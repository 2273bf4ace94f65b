/** Saying something about the site. */
export const feedback = {
  title: '反馈',
  open: '反馈',
  text: '想说的话',
  textHelp: '缺什么、哪里不对、哪里难用，都可以写。',
  tooShort: '请至少写 5 个字',
  contact: '联系方式（选填）',
  contactHelp: '手机、邮箱或微信，便于答复；不写也可以。',
  send: '送出',
  failed: (reason: string) => `没有送到：${reason}。写的都在，可以再送一次。`,
  sentTitle: '已经送到',
  sent: '谢谢。留了联系方式的，客服会在工作日答复。',
  close: '关闭',
} as const;
