import { toFailure } from './failure.ts';

const CONFLICT = '10004009';

export const isConflictCode = (code: string): boolean => code === CONFLICT;

/** Another user changed the data first, or the displayed data is stale. */
export function isConflict(thrown: unknown): boolean {
  const failure = toFailure(thrown);
  return failure.kind === 'refused' && isConflictCode(failure.code);
}
