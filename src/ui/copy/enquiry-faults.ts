import type { FieldFault } from '#domain/enquiry/form.ts';
import { SPAN_DAYS_AT_MOST, UPLOADS_OF_A_FORM } from '#domain/limits.ts';

/** How to mend a field of an enquiry, said by the form and by the server alike. */
export const enquiryFaults: Readonly<Record<FieldFault, string>> = {
  BACKWARDS: '结束日期不能早于开始日期',
  GROUPLESS: '该危险类别没有包装类别，请改为不选',
  MISSING: '请填写',
  NOT_A_DAY: '请选择日期',
  NOT_A_NUMBER: '请填写数字',
  NOT_CHOSEN: '请从列表选择',
  NOT_OFFERED: '请从给出的选项里选择',
  NOT_UPLOADED: '还有文件没有传完，请等它传完，或重试、移除',
  NUMBER_OR_CLASS: '危险品请填写 UN 编号，或选择危险类别',
  OUT_OF_RANGE: '数值超出可接受的范围',
  PAST: '不能早于今天',
  PHONE: '请输入正确的手机号码',
  SAME_PLACES: '起运港与目的港不能相同',
  TOO_FAR: '最远选到一年以后',
  TOO_LONG: '内容过长，请精简',
  TOO_SHORT: '至少两个字',
  TOO_LONG_A_SPAN: `日期最多跨 ${SPAN_DAYS_AT_MOST} 天`,
  TOO_MANY_FILES: `最多 ${UPLOADS_OF_A_FORM} 个文件`,
  TOO_MANY_PLACES: '小数位数过多',
  UN_NUMBER: '请填写四位 UN 编号',
};
