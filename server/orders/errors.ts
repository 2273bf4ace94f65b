import { CODE } from '#contract/codes.ts';
import type { FieldError } from '#domain/form/field.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorText } from '../texts/form-words.ts';

type Told = Pick<FieldError, 'code' | 'path' | 'values'>;

/** What the page shows at each field. */
export const fieldTexts = (errors: readonly Told[]): Record<string, string> =>
  Object.fromEntries(errors.map((error) => [error.path, errorText(error)]));

export const blockingOf = (errors: readonly FieldError[]): FieldError[] =>
  errors.filter(({ level }) => level === 'BLOCK');

/** A form with an error that holds it up is refused with every field named. */
export function requireNoErrors(errors: readonly FieldError[]): void {
  const blocking = blockingOf(errors);
  if (blocking.length > 0) throw new Refusal(CODE.invalidInput, undefined, { fields: fieldTexts(blocking) });
}
