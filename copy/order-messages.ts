/** Messages between a customer and the operators. */
export const orderMessages = {
  title: '留言',
  toDesk: '写给操作员，同事与操作员都看得到；急事请打电话。',
  toCustomer: '写给客户，他们企业的同事都看得到；会按客户的选择发短信或邮件提醒。',
  none: '还没有留言',
  list: '留言记录',
  customer: '客户',
  desk: '操作员',
  text: '写一条留言',
  send: '发送',
  nothingTyped: '写了留言才能发送',
  sent: '已发送',
  closed: '这里现在不能留言：只看的角色不能写，每单最多 200 条。',
  renew: '刷新留言',
  reading: '正在读取留言',
  unread: (count: number) => `新留言 ${count}`,
} as const;
