import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldKind } from '#domain/form/field.ts';
import { SPAN_DAYS_AT_MOST, UPLOADS_OF_A_FORM } from '#domain/limits.ts';
import { pleaseFill, tooLong } from './field-errors.ts';

const outOfRange = '数值超出可接受的范围';
const notANumber = '请填写数字';

/** How to mend a field of an enquiry or a lead; form and server use the same texts. */
export const enquiryErrors = {
  BOXES_OR_SIZE: '请选择箱型箱量；拼箱不选箱型，写明毛重与体积',
  DENSITY_BACKWARDS: '50 ℃ 的密度应小于 15 ℃ 的',
  SPAN_BACKWARDS: '结束日期不能早于开始日期',
  NO_PACKING_GROUP: '该危险类别没有包装类别，请改为不选',
  REQUIRED: pleaseFill('text'),
  NOT_A_DAY: '请选择日期',
  NOT_A_NUMBER: notANumber,
  SCIENTIFIC: notANumber,
  NOT_CHOSEN: '请从列表选择',
  NOT_A_CHOICE: '请从给出的选项里选择',
  NOT_UPLOADED: '还有文件没有传完，请等它传完，或重试、移除',
  NUMBER_OR_CLASS: '危险品请填写 UN 编号，或选择危险类别',
  TOO_SMALL: outOfRange,
  TOO_LARGE: outOfRange,
  NOT_WHOLE: outOfRange,
  DAY_PAST: '不能早于今天',
  MOBILE: '请输入正确的手机号码',
  SAME_AIRPORT: '起飞机场与目的机场不能相同',
  SAME_PORT: '起运港与目的港不能相同',
  SAME_STATION: '发站与到站不能相同',
  DAY_TOO_FAR: '最远选到一年以后',
  TOO_LONG: tooLong,
  TOO_SHORT: '至少两个字',
  SPAN_TOO_LONG: `日期最多跨 ${SPAN_DAYS_AT_MOST} 天`,
  TOO_MANY_FILES: `最多 ${UPLOADS_OF_A_FORM} 个文件`,
  TOO_MANY_DECIMALS: '小数位数过多',
  UN_NUMBER: '请填写四位 UN 编号',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** These forms have no other error codes. */
export const enquiryErrorText = (code: ErrorCode, kind: FieldKind = 'text'): string =>
  code === 'REQUIRED' ? pleaseFill(kind) : enquiryErrors[code as keyof typeof enquiryErrors];
