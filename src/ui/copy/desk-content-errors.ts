import type { ErrorCode } from '#domain/form/error-codes.ts';
import type { FieldError } from '#domain/form/field.ts';

type Words = (values: FieldError['values']) => string;

/** What is wrong with a field of an article, and how it is mended. */
const words: Readonly<Partial<Record<ErrorCode, Words>>> = {
  REQUIRED: () => '请填写',
  TOO_LONG: ({ most = '' }) => `最多 ${most} 个字，请缩短`,
  NOT_A_CHOICE: () => '请从列表里选',
  NOT_A_MINUTE: () => '请写明日期与时间',
  NOT_WHOLE: () => '请填 0 到 999 的整数，小的在前',
  SPAN_BACKWARDS: () => '结束须晚于开始',
  SITE_ADDRESS: () => '只收本站的路径（以 / 开头）或 https:// 开头的地址，不含空格',
  HELP_NUMBER: () => '请填点分的编号，例如 1.4 或 1.2.3，最多四级',
  TABLE_COLUMNS: () => '栏名以 | 分隔，最多 8 栏，不能空着或重复',
  TABLE_ROWS: () => '每一行的格数须与栏数相同，格子以 | 分隔',
  TOO_MANY_LINES: () => '最多 60 行，每行最多 400 个字',
};

export const errorText = ({ code, values }: FieldError): string => words[code]?.(values) ?? '请检查这一项';
