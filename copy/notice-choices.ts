import type { NoticeKind, UserKind } from '#domain/notices/kinds.ts';

/** Kinds of notices, worded for their recipient. */
export const noticeKindText: Record<NoticeKind, string> = {
  orderReceived: '订单已收到',
  orderAction: '订单有进展或等我处理，包括单证被退回与更正',
  amendmentDecided: '变更申请有结果',
  cancellationAnswered: '取消申请有答复，或操作员提议取消',
  orderCancelled: '操作员按申请取消了订单',
  orderMessage: '操作员留言',
  orderDeadline: '24 小时内截止',
  cancelSoon: '12 小时后自动取消',
  enquiryAnswered: '询价有答复',
  verificationDecided: '企业认证有结果',
  invoiceDecided: '发票已开出或被退回',
  passwordAttempts: '有人在别处试我的密码',
  newDevice: '新设备用密码登录',
  newOrder: '新订单',
  newMessage: '客户留言',
  draftCorrected: '提单草稿要改',
  cancellationRequested: '客户申请取消',
  newEnquiry: '新询价',
  newVerification: '新企业认证',
  newInvoice: '新发票申请',
  newLead: '新线索',
  operatorAttempts: '运营账号被试密码',
};

/** Dialog for choosing notice channels. */
export const noticeChoicesCopy = {
  title: '通知设置',
  hint: '每种通知可以用短信、邮件告知，也可以都不要：进度始终在会员中心里看得到。验证码短信不受影响。',
  sms: '短信',
  mail: '邮件',
  /** Accessible name of a checkbox, outside its table. */
  by: (kind: UserKind, way: 'mail' | 'sms') => `${noticeKindText[kind]} ${way === 'sms' ? '短信' : '邮件'}`,
  mailTo: (email: string) => `邮件发到 ${email}，可在“完善资料”里修改。`,
  mailMissing: '还没有填邮箱，先在“完善资料”里填写，才能选邮件。',
  save: '保存',
  close: '关闭',
  saved: '通知设置已保存',
} as const;
