import type { OperatorLeadSnapshot } from './operator-lead.machine.ts';
import { strandedNote } from './operator-lead.rules.ts';

export { selectId, selectIsOpening, selectIsUnread, selectRefusal, selectSheet } from '../kit/record-sheet.ts';

export const selectNote = ({ context }: OperatorLeadSnapshot) => context.note;
export const selectStranded = ({ context }: OperatorLeadSnapshot) => strandedNote(context);
/** The last action that succeeded; null while one is under way. */
export const selectDone = (snapshot: OperatorLeadSnapshot) =>
  snapshot.matches('settling') ? null : snapshot.context.step;
export const selectIsSettling = (snapshot: OperatorLeadSnapshot) => snapshot.matches('settling');
export const selectCanOpen = (snapshot: OperatorLeadSnapshot) => snapshot.can({ type: 'lead.open', id: '' });
export const selectCanClose = (snapshot: OperatorLeadSnapshot) => snapshot.can({ type: 'lead.close' });
export const selectCanWrite = (snapshot: OperatorLeadSnapshot) => snapshot.can({ type: 'note.typed', note: '' });
export const selectCanTake = (snapshot: OperatorLeadSnapshot) => snapshot.can({ type: 'lead.take' });
export const selectCanSettle = (snapshot: OperatorLeadSnapshot) => snapshot.can({ type: 'lead.settle' });
