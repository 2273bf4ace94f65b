import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';

/** True when the record does not exist or belongs to another user. */
export function isMissing(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
}
