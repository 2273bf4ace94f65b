import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/requests.ts';
import { tooLong } from './field-errors.ts';
import { sessionValidation } from './session.ts';

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
