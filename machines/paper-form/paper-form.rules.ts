import type { FieldError } from '#domain/form/field.ts';
import { readPaper } from '#domain/paper-forms/paper-form.ts';
import type { CutOff, PaperFormContext, PaperFormRequest } from './paper-form.types.ts';

export const blank = {
  opened: null,
  form: null,
  showErrors: false,
  failure: null,
} satisfies Partial<PaperFormContext>;

const noErrors: readonly FieldError[] = [];

export const errorsIn = ({ form }: Pick<PaperFormContext, 'form'>): readonly FieldError[] =>
  form === null ? noErrors : readPaper(form).errors;

export function requestOf({ orderNo, opened, form }: PaperFormContext): PaperFormRequest {
  if (opened === null || form === null) throw new Error('no paper is open');
  return { orderNo, version: opened.version, form: readPaper(form).form };
}

export const cutOffOf = ({ opened }: PaperFormContext): CutOff => ({ at: opened?.dueAt ?? 0, now: opened?.now ?? 0 });

/** Visible messages: errors only after the first attempt to send, warnings at once. */
export const reportedErrors = (form: PaperFormContext['form'], showErrors: boolean): readonly FieldError[] =>
  errorsIn({ form }).filter(({ level }) => showErrors || level === 'WARN');
