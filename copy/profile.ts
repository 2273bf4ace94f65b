import type { ProfileField } from '#domain/account/profile-fields.ts';
import type { ErrorCode } from '#domain/form/error-codes.ts';
import { tooLong } from './field-errors.ts';

const labels = {
  name: '姓名',
  companyName: '公司名称',
  schoolName: '学校名称',
  enterpriseType: '企业类型',
  industry: '所属行业',
  email: '电子邮箱',
} as const satisfies Record<ProfileField, string>;

export const profileCopy = {
  title: '完善资料',
  hint: '以下均为选填，填写公司名称后将作为企业用户使用本站。',
  ...labels,
  isOfSchool: '我来自学校',
  save: '保存',
  later: '以后再说',
  namedTitle: (company: string) => `已保存，您将以“${company}”的名义下单`,
  namedText: '该企业尚未认证。未通过认证的企业，订单在下单 48 小时后自动取消；认证只需上传营业执照。',
  verify: '现在认证',
} as const;

export const profileErrors = {
  EMAIL: '请输入正确的电子邮箱',
  TOO_LONG: tooLong,
} as const satisfies Partial<Record<ErrorCode, string>>;
