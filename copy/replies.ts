import { brand } from '#copy/brand.ts';
import { UPLOAD_EXTENSIONS } from '#domain/limits.ts';
import { onlyReads } from './booking/outcome.ts';
import { captcha, session, sessionValidation } from './sign-in/session.ts';

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

/** Shown for values missing in the configuration. */
export const siteCopy = {
  demo: {
    company: `${brand.name}供应链（演示数据）`,
    hotline: '400-000-0000（演示数据）',
    number: '演示数据',
    serviceMail: 'service@huazhou.example',
  },
  unset: { company: '', hotline: '', number: '', serviceMail: '' },
  friendlyLinks: [
    { name: '中国海事局', url: 'https://www.msa.gov.cn/' },
    { name: '应急管理部化学品登记中心', url: 'https://www.nrcc.com.cn/' },
    { name: '国际海事组织', url: 'https://www.imo.org/' },
  ],
} as const;

const types = UPLOAD_EXTENSIONS.join('、');

export const uploadReplies = {
  missing: '请选择要上传的文件',
  oneFile: '一次只能上传一个文件',
  badForm: '上传内容不完整，请重新上传',
  empty: '文件是空的，请重新选择',
  wrongType: `只支持 ${types} 格式的文件`,
  onlyThese: (extensions: readonly string[]) => `只支持 ${extensions.join('、')} 格式的文件`,
  notWhatItSays: (extension: string) => `文件内容不是 ${extension} 格式，请用原软件另存后再上传`,
  damaged: '文件已损坏或无法打开，请检查后重新上传',
  protected: '文件设有密码，请取消密码后再上传',
  tooManyPixels: '图片尺寸过大，请缩小到2400万像素以内再上传',
  tookTooLong: '文件过于复杂，无法在规定时间内检查，请简化或另存后再上传',
  archiveTooLarge: '压缩包解压后过大，请拆分后再上传',
  archiveProtected: '压缩包设有密码，请取消密码后再上传',
  nestedArchive: '压缩包里还有查看不了的压缩包，请先解压，再把文件打成一个 zip 上传',
  executable: '文件里带有可执行程序，请去掉后再上传',
  macro: '文件里带有宏，请另存为不含宏的格式（docx、xlsx 或 PDF）后再上传',
  activeContent: 'PDF 里带有脚本或附件，请用“打印成 PDF”另存一份后再上传',
  infected: '文件没有通过病毒检查，没有保存。请换一份干净的文件',
  scanUnavailable: '暂时无法检查病毒，文件没有保存，请稍后再上传一次',
  dayFull: (most: number) => `今天上传的文件已达${most}个，请明天再试`,
  roomFull: '上传的文件已达总容量，请联系客服',
  busy: '同时上传的文件过多，请稍后再试',
  notDrawn: '这个文件画不成图，请另开原件查看',
  unknown: '未找到该文件',
  elsewhere: '文件保存在另一台服务器上，这里读不到，请稍后重试；仍不行请重新上传或联系客服',
  fallbackName: '文件',
} as const;

const CHARGED_BY = { VOLUME: '按体积', WEIGHT: '按重量', MINIMUM: '按最低' } as const;

/** From Sunday on. */
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'] as const;

export const marketReplies = {
  sameEnquiry: (enquiryNo: string) => `相同的询价刚刚提交过（${enquiryNo}），请等待报价或稍后再试`,
  enquiryUnknown: '未找到该询价单',
  enquiryAnswered: '该询价已报价或已转为订单，不能再答复',
  enquiryJustAnswered: '刚刚有人答复了该询价，下面是他的答复',
  answerChanged: '预览之后价格有了变化，没有发出；请重新选择并再预览一次',
  enquiryOver: '该询价已过答复期限',
  priceNotForEnquiry: (priceId: string) => `报价 ${priceId} 不适用于该询价：航线、货物、箱型不符，或已不能订舱`,
  linesMissing: '请给出报价编号或逐行费用',
  feeUnknown: (code: string) => `没有代码为 ${code} 的费用，请先在“代码”里添加`,
  carrierUnknown: (code: string) => `没有代码为 ${code} 的船公司`,
  shareGone: '分享链接不存在或已失效',
  shareSignIn: '登录后才能分享订单内容',
  shareTooMany: (most: number) => `有效的试算链接已有 ${most} 个，请收回不用的再生成`,
  unknownNumber: (unNo: string) => `未收录 UN${unNo}，可提交人工查询`,
  operatorRemark: '演示服务台自动报价',
  cutAndSail: (cut: number, sail: number) => `周${WEEKDAYS[cut] ?? ''}截/周${WEEKDAYS[sail] ?? ''}开`,
  consolidated: (tons: string, by: 'MINIMUM' | 'VOLUME' | 'WEIGHT', cutAndSail: string) =>
    [`演示服务台自动报价，计费 ${tons} RT（${CHARGED_BY[by]}）`, cutAndSail].filter(Boolean).join('，'),
  freightWith: (freight: string, included: readonly string[]) => `${freight}（含${included.join('、')}）`,
  deskWorks: '所问的服务',
  stored: ({
    city,
    district,
    port,
    portKilometres,
  }: Readonly<Record<'city' | 'district' | 'port', string>> & { portKilometres: number }) =>
    `${city} ${district}，距${port} ${portKilometres} km`,
  yard: (city: string, name: string) => `${city} ${name}，按价目计价`,
  roadFee: (fee: string, vehicle: string) => `${fee}（${vehicle}）`,
  road: ({
    vehicle,
    vehicleCount,
    kilometres,
    limit,
  }: {
    vehicle: string;
    vehicleCount: number;
    kilometres: number;
    limit: number;
  }) =>
    `演示服务台自动报价：${vehicle} ${vehicleCount} 辆，每辆限装 ${limit} kg，约 ${kilometres} 公里，含过路费；等候与改址另计`,
  storage: { storage: '仓储费', handling: '出入库费', tax: '增值税 6%' },
} as const;

/** Server texts about signing in, on screen and in messages. */
export const signInReplies = {
  passwordCommon: sessionValidation.passwordCommon,
  oldPasswordWrong: '原密码错误',
  passwordWrong: '密码错误',
  oldPasswordMissing: sessionValidation.required,
  phoneFull: (time: string) => `这个手机号今天的验证码已发完，${time} 后再发；现在可以用密码登录`,
  addressFull: (most: number, time: string) =>
    `这个网络一小时最多发 ${most} 条，${time} 后再发；现在可以用密码登录，或换一个网络（如手机流量）`,
  messagesFull: '短信发送量已达上限，请稍后再试，或使用密码登录',
  linkInvalid: session.linkInvalid,
  otherAccount: '当前已登录其他账号',
  partnerPhoneUnknown: '该手机号尚未注册',
  /** The last line lets a phone offer the code to the page it is for. */
  code: (code: string, host: string | null) =>
    `【${brand.name}】验证码 ${code}，5 分钟内有效，请勿告诉他人。${host === null ? '' : `\n@${host} #${code}`}`,
  unknownPhone: () => `【${brand.name}】该手机号尚未注册，请先注册。如非本人操作，请忽略。`,
} as const;

export const captchaReplies = {
  ok: '成功',
  failed: '操作失败',
  stale: '验证码已失效，请重新获取',
  wrong: { blockPuzzle: '请对准缺口', clickWord: '顺序或位置不对' },
  noPicture: captcha.loadFailed,
  tooManyGets: captcha.tooOften,
  locked: captcha.tooManyFailures,
} as const;

export const memberReplies = {
  onlyReads,
  onlyOwner: '只有主账号可以这样做',
  memberUnknown: '未找到这位同事，可能已离开',
  invitationGone: '邀请无效：已用过、作废、过期，或不是给当前账号的。请对方再发一个，或用企业代码申请加入',
  requestGone: '未找到这份申请，可能已答复或过期',
  codeNotHeld: '没有企业用这个代码通过认证，请核对代码，或自行提交认证',
  belongsElsewhere: (name: string) => `您已在${name}，请先离开再加入其他企业`,
  askerElsewhere: '申请人已加入其他企业，不能再加入',
  alreadyMember: '您已在该企业',
  ownerFirst: '您是主账号，请先移交给一位同事再离开',
  ownerByHandover: '主账号不能改为其他角色，请移交给一位同事',
  membersFull: (most: number) => `一家企业最多${most}位同事`,
  invitationsFull: (most: number) => `未用的邀请最多${most}份，请先作废不用的`,
} as const;

export const verificationReplies = {
  companyUnknown: '登记信息中没有该企业，请核对统一社会信用代码或名称',
  lookupFailed: '企业登记信息查询暂不可用，请稍后再试或手工填写',
  alreadyPassed: '该企业已通过认证，无需重复提交',
  nameDiffers: '企业名称与登记信息不一致，请按营业执照填写后重新提交',
  codeUnknown: '登记信息中没有该统一社会信用代码，已转人工审核',
  takenByOther: '该统一社会信用代码已由其他账号认证，已转人工审核',
  codeTaken: '该统一社会信用代码已由其他账号认证，须先处理该账号',
  waiting: '已提交，正在人工审核',
  licenceUnreadable: '未能从营业执照识别出统一社会信用代码，请上传清晰完整的影像或手工填写',
  licenceNotPicture: '请上传营业执照的图片或 PDF',
  recogniserBusy: '识别服务繁忙，请稍后再试或手工填写',
} as const;

const LISTED = 5;

const numbers = (all: readonly string[]) =>
  `${all.slice(0, LISTED).join('、')}${all.length > LISTED ? ` 等 ${all.length} 个` : ''}`;

export const ownDataReplies = {
  notYet: '账号现在还不能注销',
  ownerFirst: (company: string) => `您是“${company}”的主账号：先在“同事”里把主账号移交给一位同事`,
  openOrders: (orderNos: readonly string[]) => `还有进行中的订单：${numbers(orderNos)}，等它们完成，或者先取消`,
  openInvoices: (count: number) => `还有 ${count} 张发票在开具中，等开出或者退回`,
  fileName: (day: string) => `个人信息-${day}.json`,
} as const;

export const noticeReplies = {
  mailMissing: '还没有填邮箱：请先在“完善资料”里填写邮箱，再选邮件通知',
  unknown: '没有这条通知，可能已被清理',
  notDead: '这条通知已发出或还在重试，不用再发',
} as const;
