import type { OperatorRestrictionsSnapshot } from './operator-restrictions.machine.ts';

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

export const selectIsReading = (snapshot: OperatorRestrictionsSnapshot) => snapshot.hasTag('reading');
export const selectConsidered = ({ context }: OperatorRestrictionsSnapshot) => context.considered;
export const selectTheirs = ({ context }: OperatorRestrictionsSnapshot) => context.theirs;
export const selectDone = ({ context }: OperatorRestrictionsSnapshot) => context.done;
export const selectIsOpen = (snapshot: OperatorRestrictionsSnapshot) => snapshot.matches('open');
export const selectIsWriting = (snapshot: OperatorRestrictionsSnapshot) => snapshot.matches({ open: 'writing' });
export const selectIsConsidering = (snapshot: OperatorRestrictionsSnapshot) => snapshot.matches('considering');
export const selectIsAsking = (snapshot: OperatorRestrictionsSnapshot) => snapshot.matches('asking');
export const selectIsEnding = (snapshot: OperatorRestrictionsSnapshot) => snapshot.matches('ending');
export const selectCanAdd = (snapshot: OperatorRestrictionsSnapshot) => snapshot.can({ type: 'row.add' });
export const selectCanSave = (snapshot: OperatorRestrictionsSnapshot) => snapshot.can({ type: 'draft.save' });
export const selectCanDrop = (snapshot: OperatorRestrictionsSnapshot) => snapshot.can({ type: 'draft.drop' });
export const selectCanChoose = (snapshot: OperatorRestrictionsSnapshot) => snapshot.can({ type: 'mine.keep' });
