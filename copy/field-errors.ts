import type { FieldKind } from '#domain/form/field.ts';

/** Verb for fields that are not typed into. */
const filledIn: Partial<Record<FieldKind, string>> = {
  boxes: '选择',
  choice: '选择',
  choices: '选择',
  day: '选择',
  files: '上传',
  futureDay: '选择',
  location: '选择',
  minute: '选择',
};

/** Prompt of an empty field. */
export const pleaseFill = (kind: FieldKind): string => `请${filledIn[kind] ?? '填写'}`;

/** Error texts that any field can have. */
export const tooLong = '内容过长，请精简';
