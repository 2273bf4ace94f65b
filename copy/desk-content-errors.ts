import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldError } from '#domain/form/field.ts';

type Words = (values: FieldError['values']) => string;

/** Errors of an article's fields with their remedy. */
const words: Readonly<Partial<Record<ErrorCode, Words>>> = {
  REQUIRED: () => '请填写',
  TOO_LONG: ({ most = '' }) => `最多 ${most} 个字，请缩短`,
  NOT_A_CHOICE: () => '请从列表里选',
  NOT_A_MINUTE: () => '请写明日期与时间',
  NOT_A_DAY: () => '请写明日期',
  NOT_A_NUMBER: () => '请填数字，不带逗号与单位',
  SCIENTIFIC: () => '请写成普通数字',
  TOO_MANY_DECIMALS: ({ places = '' }) => `最多 ${places} 位小数`,
  TOO_SMALL: ({ least = '' }) => `不能小于 ${least}`,
  TOO_LARGE: ({ most = '' }) => `不能大于 ${most}`,
  NOT_WHOLE: () => '请填整数',
  ASCII_ONLY: () => '只收英文字母、数字与符号',
  CAS_NUMBER: () => 'CAS 号不对，请核对，例如 67-64-1',
  UN_NUMBER: () => '请填 4 位联合国编号，例如 1090',
  PHONE: () => '请填电话，只收数字与短横线',
  PORT_CODE: () => '请填 5 位港口代码，例如 CNSHA',
  SPECIFICATIONS: () => '一行一项，名称与值之间写冒号，例如 水分：≤0.1 %；最多 10 行',
  SPAN_BACKWARDS: () => '结束须晚于开始',
  SITE_ADDRESS: () => '只收本站的路径（以 / 开头）或 https:// 开头的地址，不含空格',
  HELP_NUMBER: () => '请填点分的编号，例如 1.4 或 1.2.3，最多四级',
  TABLE_COLUMNS: () => '栏名以 | 分隔，最多 8 栏，不能空着或重复',
  TABLE_ROWS: () => '每一行的格数须与栏数相同，格子以 | 分隔',
  TOO_MANY_LINES: () => '最多 60 行，每行最多 400 个字',
};

export const errorText = ({ code, values }: FieldError): string => words[code]?.(values) ?? '请检查这一项';
