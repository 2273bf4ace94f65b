/** Terminal output of `npm run move`, which moves an embedded database into PostgreSQL. */
export const moveCopy = {
  usage: `用法：npm run move -- postgres://用户:密码@主机/库名
  把 DATA_DIR（默认 .data）里的内置数据库搬进一个空的 PostgreSQL 数据库，并逐表核对行数与内容。
  先停止服务并备份。原目录不会改动；中断后再运行一次，会从没有搬完的表接着搬。
  密码也可以写在环境变量 PGPASSWORD 里，这样不会出现在命令行和进程列表里。
  上传的文件不搬，仍在 DATA_DIR 里。步骤与回退办法见 docs/run.zh-CN.md。`,
  reading: (path: string) => `正在复制数据目录 ${path}（原目录不会改动）……`,
  resuming: (finished: number) => `接着上次中断的搬家：${finished} 张表已经搬完`,
  startingOver: '上次搬家中断以后数据目录有了改动，从头再搬一次',
  copied: (table: string, rows: number, seconds: number) => `已搬 ${table}：${rows} 行，${seconds.toFixed(1)} 秒`,
  comparing: '正在逐表核对……',
  heading: ['表', '行数', '校验'],
  same: (digest: string) => `${digest} 一致`,
  different: (source: string, target: string) => `${source} ≠ ${target} 不一致`,
  finished: (dataDir: string, address: string) =>
    `搬家完成，全部一致。请这样启动服务：
  DATABASE_URL=postgres://……@${address}（与刚才相同的地址）
  DATA_DIR=${dataDir}（不变：上传的文件仍在这里）
  SERVER_SECRET 设为 ${dataDir}/secret 的内容（已经设了就不变）；不设的话，操作员的动态码要重新绑定。
回退：去掉 DATABASE_URL 再启动，就回到原来的内置数据库；其间写入 PostgreSQL 的内容不会带回来。`,
  done: (at: string, address: string) =>
    `这个数据目录已经在 ${at} 搬进 ${address}，不需要再搬。把 DATABASE_URL 设为它即可启动。`,
  error: {
    badAddress: '目标地址须以 postgres:// 或 postgresql:// 开头，并写明主机与库名。',
    noDatabase: (path: string) => `数据目录 ${path} 里没有内置数据库，没有东西可搬。请用环境变量 DATA_DIR 指明它。`,
    locked: (path: string, pid: number | null) =>
      `数据目录 ${path} 正被服务进程使用（进程号 ${pid ?? '未知'}）。请先停止服务再搬。`,
    noSpace: (path: string, megabytes: number) =>
      `临时目录 ${path} 空间不足：复制数据目录需要 ${megabytes} MB。请清理磁盘，或用环境变量 TMPDIR 换一个目录。`,
    damaged: (path: string) => `数据目录 ${path} 中的数据库无法打开。数据未被改动，请用备份恢复后再搬。`,
    newer: '数据目录是更新版本的程序写的。请用与它相同或更新的版本来搬。',
    unreachable: (address: string) =>
      `无法连接目标数据库 ${address}。请确认 PostgreSQL 正在运行，并检查主机、端口与库名。`,
    refused: (address: string) => `目标数据库 ${address} 拒绝了连接。请检查用户、密码和库名。`,
    tooOld: (version: string) => `目标数据库是 PostgreSQL ${version}，需要 15 或更新的版本。`,
    notUtf8: (encoding: string) => `目标数据库的编码是 ${encoding}，需要 UTF8。请以 --encoding=UTF8 新建一个数据库。`,
    noRight: (address: string) => `没有在目标数据库 ${address} 里建表的权限。请换成它的所有者，或授予 CREATE 权限。`,
    notEmpty: (address: string) =>
      `目标数据库 ${address} 不是空的，里面的表也不是这个数据目录上次中断的搬家留下的。请换一个新建的空数据库。`,
    busy: (address: string) => `另一次搬家正在写入 ${address}。请等它结束再试。`,
    interrupted: (reason: string) => `搬家中断：${reason}。原目录没有改动；排除原因后再运行一次，会接着搬。`,
    unfinished: (address: string) =>
      `${address} 的搬家还没有完成，不能启动。请再运行一次 npm run move，或去掉环境变量 DATABASE_URL 使用原来的数据库。`,
    different: '有表没有对上（见上表），请不要使用目标数据库。原目录没有改动；请新建一个空数据库再搬一次。',
  },
} as const;

/** Refusals of the call that `npm run backup` makes. */
export const backupCopy = {
  postgres: '服务使用的是 PostgreSQL，请用 pg_dump 备份数据库，再打包数据目录（见 docs/run.zh-CN.md）。',
  busy: (path: string) => `另一次备份正在进行，或上一次被中断了。确认没有备份在运行后，删除 ${path} 再试。`,
  failed: (path: string) => `无法把数据库复制到 ${path}，磁盘空间可能不足。请清理磁盘后重试。`,
} as const;
