import type { OperatorRecordsSnapshot } from './operator-records.machine.ts';

export {
  selectCanReadMore,
  selectDraft,
  selectErrors,
  selectFailure,
  selectFilters,
  selectIsSaving,
  selectIsUnread,
  selectRow,
  selectRows,
  selectTotal,
} from '../kit/record-list.ts';

export const selectIsReading = (snapshot: OperatorRecordsSnapshot) => snapshot.hasTag('reading');
export const selectIsTaken = ({ context }: OperatorRecordsSnapshot) => context.isTaken;
export const selectIsSaved = ({ context }: OperatorRecordsSnapshot) => context.isSaved;
export const selectIsBrowsing = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('browsing');
export const selectIsWriting = (snapshot: OperatorRecordsSnapshot) => snapshot.matches('writing');
