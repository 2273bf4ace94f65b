import type { DeskRecordsSnapshot } from './desk-records.machine.ts';

export const selectFilters = ({ context }: DeskRecordsSnapshot) => context.filters;
export const selectRows = ({ context }: DeskRecordsSnapshot) => context.list?.items ?? null;
export const selectTotal = ({ context }: DeskRecordsSnapshot) => context.list?.total ?? 0;
export const selectRow = ({ context }: DeskRecordsSnapshot) => context.of;
export const selectDraft = ({ context }: DeskRecordsSnapshot) => context.draft;
export const selectErrors = ({ context }: DeskRecordsSnapshot) => context.errors;
export const selectIsTaken = ({ context }: DeskRecordsSnapshot) => context.isTaken;
export const selectIsSaved = ({ context }: DeskRecordsSnapshot) => context.isSaved;
export const selectFailure = ({ context }: DeskRecordsSnapshot) => context.failure;
export const selectIsReading = (snapshot: DeskRecordsSnapshot) => snapshot.hasTag('reading');
export const selectIsUnread = (snapshot: DeskRecordsSnapshot) => snapshot.matches('unread');
export const selectIsBrowsing = (snapshot: DeskRecordsSnapshot) => snapshot.matches('browsing');
export const selectIsWriting = (snapshot: DeskRecordsSnapshot) => snapshot.matches('writing');
export const selectIsSaving = (snapshot: DeskRecordsSnapshot) => snapshot.matches('saving');
export const selectCanReadMore = (snapshot: DeskRecordsSnapshot) => snapshot.can({ type: 'list.more' });
