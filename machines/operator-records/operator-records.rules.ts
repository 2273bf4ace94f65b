import { toFailure } from '#domain/failure.ts';
import type { OperatorRecordsContext, RecordToSave } from './operator-records.types.ts';

export const noDraft = { of: null, draft: null, errors: {}, isTaken: false } as const;

export const noResult = { isSaved: false, failure: null } as const;

export const saveOf = ({ filters: { kind }, of, draft }: OperatorRecordsContext): RecordToSave => ({
  kind,
  of: of === null ? null : { id: of.id, version: of.version },
  fields: draft ?? {},
});

/** Reads the server's field errors: paths such as `fields.nameCn`, `facts.company` or `basis`. */
export function receivedErrors(error: unknown): Readonly<Record<string, string>> {
  const failure = toFailure(error);
  const fields = failure.kind === 'refused' ? (failure.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [path.replace(/^(?:fields|facts)\./u, ''), message]),
  );
}

export const errorsWithout = (errors: OperatorRecordsContext['errors'], field: string) =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
