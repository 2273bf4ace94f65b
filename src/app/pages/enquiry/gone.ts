import { CODE } from '#contract/codes.ts';
import { toFailure } from '#domain/failure.ts';

/** What was asked for is not there, or not this person's. */
export function isGone(error: unknown): boolean {
  const failure = toFailure(error);
  return failure.kind === 'refused' && (failure.code === CODE.notFound || failure.code === CODE.invalidInput);
}
