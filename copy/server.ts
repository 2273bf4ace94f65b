import { brand } from './brand.ts';

/** Terminal output of the server. */
export const serverCopy = {
  listening: (address: string) => `${brand.name}已启动：${address}`,
  clockShifted: (words: string) => `服务器时钟已移动：${words}`,
  accountsTitle: '演示账号（账号 / 密码）：',
  account: (account: { phone: string; password: string; role: string }) =>
    `  ${account.phone} / ${account.password}  ${account.role}`,
  smsInTerminal: (path: string) => `短信验证码显示在本终端，并记录在 ${path}`,
  smsByWebhook: '短信验证码由 SMS_WEBHOOK_URL 指定的服务发送',
  message: (phone: string, text: string) => `短信 ${phone}：${text}`,
  notice: (mail: string | null, text: string) => (mail === null ? `通知：${text}` : `邮件 ${mail}：${text}`),
  smsByProvider: { aliyun: '短信由阿里云短信服务发送', tencent: '短信由腾讯云短信服务发送' },
  stopping: '正在停止：等待进行中的请求完成',
  stopped: '已停止',
  error: {
    portTaken: (host: string, port: number) =>
      `端口 ${port}（${host}）已被占用。请停止占用它的程序，或用环境变量 PORT 换一个端口。`,
    portForbidden: (port: number) => `没有权限监听端口 ${port}。请用环境变量 PORT 换一个 1024 以上的端口。`,
    hostUnknown: (host: string) => `本机没有监听地址 ${host}。请把环境变量 HOST 改为本机的地址，例如 127.0.0.1。`,
    folderLocked: (path: string, pid: number | null) =>
      `数据目录 ${path} 正被另一个服务进程使用（进程号 ${pid ?? '未知'}）。请先停止它，或用环境变量 DATA_DIR 换一个目录。`,
    folderReadOnly: (path: string) =>
      `数据目录 ${path} 不可写。请修改它的权限或属主，或用环境变量 DATA_DIR 换一个可写的目录。`,
    folderNotFolder: (path: string) => `数据目录 ${path} 不是目录。请用环境变量 DATA_DIR 换一个目录。`,
    folderForFile: (path: string) =>
      `${path} 应为文件，现在却是目录。请把它移走后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
    fileForFolder: (path: string) =>
      `${path} 应为目录，现在却是文件。请把它移走后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
    pathForbidden: (path: string) => `${path} 不可读写。请修改它的权限或属主，或用环境变量 DATA_DIR 换一个目录。`,
    folderFull: (path: string, megabytes: number) =>
      `数据目录 ${path} 所在磁盘空间不足，至少需要 ${megabytes} MB。请清理磁盘，或用环境变量 DATA_DIR 换一个目录。`,
    folderCorrupt: (path: string) =>
      `数据目录 ${path} 中的数据库已损坏，无法打开。请用备份恢复它，或把它移走后重新启动以建立新的数据库。`,
    databaseLate: (path: string, seconds: number) =>
      `数据目录 ${path} 中的数据库在 ${seconds} 秒内没有打开，机器可能过于繁忙或磁盘过慢。数据未被改动，请稍后重新启动，或用环境变量 DATA_DIR 换一个目录。`,
    databaseDown: (address: string) =>
      `无法连接数据库 ${address}。请确认 PostgreSQL 正在运行，并检查环境变量 DATABASE_URL。`,
    databaseRefused: (address: string) =>
      `数据库 ${address} 拒绝了连接。请检查环境变量 DATABASE_URL 中的用户、密码和库名。`,
    migrationFailed: (reason: string) =>
      `数据库结构升级失败：${reason}。数据未被改动，请检查 DATABASE_URL 或 DATA_DIR 指向的数据库。`,
    ownToken:
      '环境变量 USER_CENTRE_TOKEN=access 只用于以 VITE_API_BASE 构建、由另一个后端应答的网站；本服务有一次性凭据。请去掉它后重新启动。',
    unexpected: (reason: string) => `启动失败：${reason}`,
  },
} as const;
