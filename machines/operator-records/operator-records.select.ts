import type { OperatorRecordsSnapshot } from './operator-records.machine.ts';

export const selectFilters = ({ context }: OperatorRecordsSnapshot) => context.filters;
export const selectRows = ({ context }: OperatorRecordsSnapshot) => context.list?.items ?? null;
export const selectTotal = ({ context }: OperatorRecordsSnapshot) => context.list?.total ?? 0;
export const selectRow = ({ context }: OperatorRecordsSnapshot) => context.of;
export const selectDraft = ({ context }: OperatorRecordsSnapshot) => context.draft;
export const selectErrors = ({ context }: OperatorRecordsSnapshot) => context.errors;
export const selectIsTaken = ({ context }: OperatorRecordsSnapshot) => context.isTaken;
export const selectIsSaved = ({ context }: OperatorRecordsSnapshot) => context.isSaved;
export const selectFailure = ({ context }: OperatorRecordsSnapshot) => context.failure;
export const selectIsReading = (snapshot: OperatorRecordsSnapshot) => snapshot.hasTag('reading');
export const selectIsUnread = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('browsing');
export const selectIsWriting = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('writing');
export const selectIsSaving = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('saving');
export const selectCanReadMore = (snapshot: OperatorRecordsSnapshot) => snapshot.can({ type: 'list.more' });
