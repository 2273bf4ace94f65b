import type { ContractKind, ContractMethod, ContractState } from '#domain/contracts/contract.ts';
import { minuteText } from '#domain/documents/values.ts';
import type { VerificationField } from '#domain/enterprise/verification-fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/requests.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
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

const labels = {
  creditCode: '统一社会信用代码',
  name: '企业名称',
} as const satisfies Record<VerificationField, string>;

export const verification = {
  title: '企业认证',
  lead: '上传营业执照，系统从执照上的二维码读取统一社会信用代码，再查工商登记。名称、法定代表人与地址只取自登记，不用填写。',
  licence: '营业执照',
  licenceRules: `JPG、PNG、BMP 或 PDF，不超过 ${UPLOAD_BYTES_AT_MOST / 1024 / 1024} MB，二维码要清晰完整`,
  licenceKept: '执照已上传，将与下面的代码一起提交',
  or: '没有二维码？手工填写',
  ...labels,
  codeHelp: '18 位，在营业执照标题下方',
  lookUp: '查询登记',
  later: '以后再说',
  cancel: '取消',
  loading: '正在读取认证状态',
  unavailable: '认证状态读取失败',
  uploading: (name: string) => `正在上传 ${name}`,
  recognising: '正在读取执照上的二维码',
  lookingUp: (code: string) => `正在查询 ${code} 的登记信息`,
  interrupted: '没有完成，已填的都留着',
  retry: '重试',
  editAgain: '换一张执照或改代码',
  takenTitle: '该代码已由其他账号认证',
  takenText: '请先核对代码。同事已认证的，申请加入，主账号同意后就能一起下单；否则可以继续提交，由人工审核后答复。',
  join: '申请加入',
  askedTitle: '已申请加入',
  askedText: '72 小时内由这家企业的主账号答复，结果在会员中心的“同事”里。没有答复可以再申请。',
  goOn: '继续提交',
  confirmLead: '请核对。以下取自工商登记，与营业执照一致再提交。',
  legalPerson: '法定代表人',
  address: '注册地址',
  registerStatus: '登记状态',
  otherName: (typed: string) => `账号里填写的是“${typed}”，与登记名称不同。提交后以登记名称为准。`,
  notThis: '不是这家企业',
  submit: '确认无误，提交审核',
  unknownTitle: '登记里查不到这个代码',
  unknownText: '新设立或刚变更的企业可能还没有登记信息。请先核对代码；代码无误就写下执照上的名称，转人工审核。',
  nameHelp: '与营业执照上的名称一字不差',
  submitToDesk: '提交人工审核',
  pendingTitle: '审核中',
  pendingText: '通常一个工作日内完成。审核通过前，新下的订单保留 48 小时，到时未通过将自动取消。',
  check: '查看结果',
  passedTitle: '已认证',
  passedText: '企业认证已通过，订单不会再因未认证而自动取消。',
  rejectedTitle: '未通过',
  rejectedText: '请按营业执照核对后重新提交。',
  again: '重新提交',
  done: '知道了',
  states: { NONE: '未认证', PENDING: '审核中', PASS: '已认证', REJECT: '未通过' },
  licenceErrors: {
    empty: '文件是空的，请重新选择',
    tooLarge: `文件超过 ${UPLOAD_BYTES_AT_MOST / 1024 / 1024} MB，请压缩或拍小一些再上传`,
    wrongType: '只能上传 JPG、PNG、BMP 图片或 PDF',
    licenceCodeWrong: '执照二维码里的代码没有通过校验，请按执照手工填写',
    noCode: '没有在执照上读到二维码，请换一张清晰完整的，或手工填写代码',
    unreadable: '文件打不开或无法转成图片，请换一张图片，或手工填写代码',
  },
} as const;

const nameMissing = '请填写企业名称';

/** Label and hint of each field. */
export const verificationErrors = {
  creditCode: {
    REQUIRED: '请填写统一社会信用代码',
    CREDIT_CODE: '代码不正确：请核对 18 位字符，不含字母 I、O、S、V、Z',
  },
  name: { REQUIRED: nameMissing, TOO_SHORT: nameMissing, TOO_LONG: tooLong },
} as const satisfies Record<VerificationField, Partial<Record<ErrorCode, string>>>;

export const verificationErrorText = (field: VerificationField, error: ErrorCode): string | undefined => {
  const texts: Partial<Record<ErrorCode, string>> = verificationErrors[field];
  return texts[error];
};
