import { toFailure } from './failure.ts';

const CONFLICT = '10004009';

export const isConflictCode = (code: string): boolean => code === CONFLICT;

/** Somebody else was there first, or what is shown is no longer so. */
export function isConflict(thrown: unknown): boolean {
  const failure = toFailure(thrown);
  return failure.kind === 'refused' && isConflictCode(failure.code);
}
