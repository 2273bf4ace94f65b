import type { ContractKind, ContractMethod, ContractState } from '#domain/contracts/contract.ts';
import { minuteText } from '#domain/documents/values.ts';
import type { ColleagueRole, MemberRole } from '#domain/enterprise/roles.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/requests.ts';
import { CHINA } from '#domain/schedule/zone.ts';
import { tooLong } from '../kit.ts';
import { sessionValidation } from '../sign-in/session.ts';

export const invoices = {
  loading: '正在读取发票',
  failed: '发票没有读到',
  begin: '申请发票',
  lead: '运输已完成的订单可以申请电子发票，按订单费用开具；实报实销与到付的费用不在内。每个订单开一次，被退回的可以重新申请。',
  onlyReads: '您的角色只看：可以查看和下载，申请请联系下单员或主账号。',
  nothing: '没有可开票的订单',
  nothingText: '订单开航、到港或完成之后，在这里申请发票。',
  none: '还没有发票',
  noneText: '申请之后，开到哪一步、被退回的原因与发票文件都在这里。',
  sent: '申请已提交，开出后会通知您',
  list: '发票列表',
  statuses: { requested: '开具中', issued: '已开出', refused: '已退回' } satisfies Record<InvoiceStatus, string>,
  types: { NORMAL: '增值税普票(电子)', SPECIAL: '增值税专票(电子)' } satisfies Record<InvoiceType, string>,
  asked: '申请时间',
  orders: (orderNos: readonly string[]) => `订单 ${orderNos.join('、')}`,
  number: '发票号码',
  issuedOn: '开票日期',
  issued: (number: string, day: string) => `发票号码 ${number}，${day} 开具`,
  reason: (reason: string) => `退回原因：${reason}`,
  download: '下载',
  downloadOf: (company: string, orderNos: readonly string[]) => `下载发票：${company}，${orderNos.join('、')}`,
  choose: '选择订单',
  chooseHint: '一张发票只能有一个付款方：个人订单与企业订单分开申请。',
  ofEnterprise: '企业订单',
  ofPerson: '个人订单',
  fill: '填写发票',
  confirm: '核对',
  confirmHint: '提交后由我们开具，开出前不能修改。',
  total: '合计',
  next: '下一步',
  back: '上一步',
  check: '核对',
  send: '提交申请',
  cancel: '取消',
  notSent: (why: string) => `没有提交：${why}`,
  fields: {
    invoiceType: '发票类型',
    companyName: '发票抬头',
    taxpayerId: '纳税人识别号',
    regAddress: '注册地址',
    regPhone: '注册电话',
    bankName: '开户行',
    bankAccount: '银行账号',
    receiverName: '收票人',
    receiverPhone: '收票手机',
    region: '收票地区',
    address: '收票地址',
  } satisfies Record<InvoiceField, string>,
} as const;

/** Errors of the invoice form. */
export const invoiceErrors = {
  REQUIRED: sessionValidation.required,
  TOO_LONG: tooLong,
  TAXPAYER_NUMBER: '纳税人识别号校验不通过，请核对',
  BANK_ACCOUNT: '银行账号为8至30位数字',
  MOBILE: sessionValidation.phoneFormat,
  EMERGENCY_PHONE: '请输入带区号的电话或手机号码',
} as const satisfies Partial<Record<ErrorCode, string>>;

export const contractReplies = {
  concluded: '这个订单的合同已经订立',
  ended: '订单已结束，不再订立合同',
  textNewer: '条款已更新，请重新阅读后再确认',
  changed: '订单刚有变化，请重新打开核对',
  notSigned: '电子签服务暂时没有应答，请稍后再试',
} as const;

/** Texts of the contract documents. */
export const contractDocuments = {
  names: { 'service-contract': '服务合同', 'charge-agreement': '收费协议' } satisfies Record<ContractKind, string>,
  parties: '合同双方',
  customer: '委托人',
  forwarder: '受托人',
  opening: '约定',
  conclusion: '订立',
  method: '方式',
  byConsent: '在本平台同意',
  byService: '电子签服务签署',
  by: '操作人',
  at: '时间',
  versions: '条款版本',
  open: '尚未订立',
  /** Placeholder for the party while signed out, followed by its short name. */
  visitor: '（以提交订单的企业或个人为准，',
  customerUnknown: '以提交订单的企业或个人为准',
  operator: '本平台的运营者',
} as const;

/** How a contract is concluded, in a word. */
export const methodText: Record<ContractMethod, string> = { consent: '同意', esign: '电子签' };

export const contracts = {
  loading: '正在读取合同',
  failed: '合同没有读到',
  lead: {
    consent: '每个订单有一份服务合同与一份收费协议。读过条款、同意之后即订立，文件与同意的版本、时间、操作人一并保存。',
    esign: '每个订单有一份服务合同与一份收费协议。读过条款之后由电子签服务签署，签署后的文件保存在这里。',
  } satisfies Record<ContractMethod, string>,
  onlyReads: '您的角色只看：可以查看和下载，订立请联系下单员或主账号。',
  none: '还没有合同',
  noneText: '下单之后，订单的服务合同与收费协议在这里订立。',
  book: '查运价下单',
  list: '合同列表',
  states: {
    open: '待订立',
    signing: '待签署',
    concluded: '已订立',
    outdated: '订单已变更，须重新订立',
  } satisfies Record<ContractState, string>,
  /** Short enough for a row of the operator console. */
  standing: {
    open: '未订立',
    signing: '等待电子签',
    concluded: '已订立',
    outdated: '变更后未重新订立',
  } satisfies Record<ContractState, string>,
  title: '合同',
  names: contractDocuments.names,
  by: (method: ContractMethod, name: string) => `${name}${methodText[method]}`,
  versions: ({ contract, charge }: { contract: string; charge: string }) =>
    contract === charge ? `条款版本 ${contract}` : `条款版本 ${contract} 与 ${charge}`,
  declined: (reason: string) => (reason === '' ? '签署被拒绝' : `签署被拒绝：${reason}`),
  download: (kind: ContractKind) => contractDocuments.names[kind],
  downloadOf: (kind: ContractKind, orderNo: string) => `下载${contractDocuments.names[kind]} ${orderNo}`,
  open: '阅读条款',
  openOf: (orderNo: string) => `阅读条款 ${orderNo}`,
  sign: '去签署',
  signOf: (orderNo: string) => `去签署 ${orderNo}`,
  refresh: '刷新',
  texts: (orderNo: string) => `订单 ${orderNo} 的合同`,
  amounts: '订单费用',
  late: '这个订单的合同已经订立，请返回列表查看。',
  agree: '我已阅读服务合同与收费协议，同意其全部内容',
  conclude: { consent: '同意并订立', esign: '发起电子签' } satisfies Record<ContractMethod, string>,
  back: '返回',
  notConcluded: (why: string) => `没有订立：${why}`,
  outcomes: {
    concluded: '合同已订立，文件可以下载',
    signing: '签署已发起，请点去签署完成',
    open: '',
    outdated: '',
  } satisfies Record<ContractState, string>,
} as const;

interface Standing {
  state: ContractState;
  conclusion: { method: ContractMethod; name: string; company: string; at: number } | null;
}

/** How a contract stands, in a line. */
export const standingText = ({ state, conclusion }: Standing): string =>
  conclusion === null || state === 'open'
    ? contracts.standing[state]
    : `${contracts.standing[state]}（${contracts.by(conclusion.method, conclusion.name)} ${minuteText(conclusion.at, CHINA)}）`;

export const members = {
  loading: '正在读取同事',
  failed: '读取失败',
  retry: '重试',
  roles: { owner: '主账号', booker: '下单员', viewer: '只看' } satisfies Record<MemberRole, string>,
  lead: (company: string, count: number) =>
    `${company}，${count} 位。订单、询价、采购单、分享链接、模板、附件与地址簿归企业，按角色看。`,
  list: '同事',
  self: '您',
  since: '加入时间',
  role: '角色',
  roleOf: (name: string) => `${name} 的角色`,
  feed: {
    made: '日历订阅生成于',
    read: '最近读取',
    end: '停用订阅',
  },
  remove: '移除',
  handOver: '移交主账号',
  leave: '离开企业',
  ownerStays: '您是主账号，移交给一位同事后才能离开。',
  ask: {
    remove: (name: string) => `确定移除 ${name}？移除后看不到企业的订单，经手的订单、采购单、链接与草稿留在企业。`,
    handOver: (name: string) => `确定把主账号移交给 ${name}？您将成为下单员。`,
    leave: () => '确定离开？离开后看不到企业的订单，经手的订单、采购单、链接与草稿留在企业。',
  },
  confirm: '确定',
  keep: '取消',
  requests: '加入申请',
  asks: (name: string) => `${name} 申请加入`,
  note: (text: string) => `留言：${text}`,
  answerBy: '请在此前答复',
  accept: { booker: '同意，作为下单员', viewer: '同意，只看' } satisfies Record<ColleagueRole, string>,
  refuse: '不同意',
  invite: '邀请同事',
  phone: '手机（选填）',
  phoneHelp: '填了只有他能用，他登录后在这一页也能看到。不填就把链接发给同事。',
  phoneError: '请填写 11 位手机号',
  makeInvitation: '生成邀请',
  link: '邀请链接',
  linkHelp: '用一次就失效，72 小时内有效，只显示这一次。链接里没有企业的资料。',
  copy: '复制链接',
  copied: '已复制',
  copyRefused: '浏览器不让复制，请选中链接自己复制',
  invitations: '未用的邀请',
  byLink: '链接',
  until: '有效至',
  revoke: '作废',
  offer: (inviter: string, company: string) => `${inviter} 请您加入 ${company}`,
  offerRole: {
    booker: '作为下单员：可以下单、取消、交单证，看得见企业全部订单与价格。',
    viewer: '只看：看得见企业全部订单与价格，不能办理。',
  } satisfies Record<ColleagueRole, string>,
  transfer: '您以未认证的企业下的订单、询价与附件会一并归入这家企业。',
  join: '加入',
  invalid: '这个邀请用不了',
  none: '您还没有加入企业',
  noneText: '通过企业认证后可以邀请同事。同事已认证的，认证时填同一个代码就能申请加入，或请主账号发邀请。',
  verify: '去认证',
  ownRequest: {
    waiting: (company: string) => `已申请加入 ${company}，等主账号答复`,
    refused: (company: string) => `${company} 的主账号没有同意您的申请`,
    remind: '请提醒主账号到会员中心的“同事”里答复；到时没有答复可以再申请。',
    answerBy: '最迟答复',
    expired: (company: string) => `申请加入 ${company} 没有得到答复，已失效，可以再申请`,
  },
  can: '角色能做什么',
  does: {
    owner: '下单员能做的一切，另可请人、改角色、移除、移交，提交企业认证。',
    booker: '看订单、询价、采购与价格，下单、询价、采购、分享、取消订单、交单证、改地址簿；同事办的也能接着办。',
    viewer: '看订单、询价、采购、价格与附件，不能办理、发布或分享。',
  } satisfies Record<MemberRole, string>,
} as const;
