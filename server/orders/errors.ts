import { CODE } from '#contract/codes.ts';
import type { FieldError } from '#domain/form/field.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorText } from '../texts/form-words.ts';

type ReportedError = Pick<FieldError, 'code' | 'path' | 'values'>;

/** Maps each field to its error text. */
export const fieldTexts = (errors: readonly ReportedError[]): Record<string, string> =>
  Object.fromEntries(errors.map((error) => [error.path, errorText(error)]));

export const blockingOf = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ level }) => level === 'BLOCK');

/** Throws when the form has blocking errors, with all its fields in the refusal. */
export function requireNoErrors(errors: readonly FieldError[]): void {
  const blocking = blockingOf(errors);
  if (blocking.length > 0) throw new Refusal(CODE.invalidInput, undefined, { fields: fieldTexts(blocking) });
}
