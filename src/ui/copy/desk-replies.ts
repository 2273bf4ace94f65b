/** What the server says to operators. */
export const deskReplies = {
  wrongPassword: '姓名或密码不正确',
  wrongCode: '动态码不正确，请看身份验证器上最新的六位数字',
  usedCode: '这个动态码已经用过，请等下一个',
  startAgain: '登录步骤已过期，请重新输入姓名与密码',
  ownReset: '不能重置自己，请另一位管理员在“人员”页重置，或在服务器上运行 npm run desk -- staff reset',
  ownAdmin: '不能去掉自己的管理职责，请另一位管理员来做',
  ownAccess: '不能停用自己，请另一位管理员来做',
  lastAdmin: '至少要留一位可以登录的管理员，请先给另一位操作员管理职责',
  rolesChanged: '他的职责刚被别人改过，请看现在的再定',
  disabled: '您的登录已被停用，请找管理员恢复',
  roleMissing: '您没有这项职责，请找管理员',
  noteMissing: '请写明结果',
  leadChanged: '刚刚有人处理了这一条，下面是现在的情况',
  unknownOperator: (name: string) => `没有操作员“${name}”`,
  nameTaken: (name: string) => `已有操作员“${name}”`,
} as const;
