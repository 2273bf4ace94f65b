import type { VerificationField } from '#domain/enterprise/verification-fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { UPLOAD_BYTES_AT_MOST } from '#domain/limits.ts';
import { tooLong } from './field-errors.ts';

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
