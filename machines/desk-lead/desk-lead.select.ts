import type { DeskLeadSnapshot } from './desk-lead.machine.ts';
import { strandedNote } from './desk-lead.rules.ts';

export const selectId = ({ context }: DeskLeadSnapshot) => context.id;
export const selectSheet = ({ context }: DeskLeadSnapshot) => context.sheet;
export const selectNote = ({ context }: DeskLeadSnapshot) => context.note;
export const selectStranded = ({ context }: DeskLeadSnapshot) => strandedNote(context);
export const selectRefusal = ({ context }: DeskLeadSnapshot) => context.refusal;
/** The last action that succeeded; null while one is under way. */
export const selectDone = (snapshot: DeskLeadSnapshot) => (snapshot.matches('settling') ? null : snapshot.context.step);
export const selectIsOpening = (snapshot: DeskLeadSnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskLeadSnapshot) => snapshot.matches('unread');
export const selectIsSettling = (snapshot: DeskLeadSnapshot) => snapshot.matches('settling');
export const selectCanOpen = (snapshot: DeskLeadSnapshot) => snapshot.can({ type: 'lead.open', id: '' });
export const selectCanClose = (snapshot: DeskLeadSnapshot) => snapshot.can({ type: 'lead.close' });
export const selectCanWrite = (snapshot: DeskLeadSnapshot) => snapshot.can({ type: 'note.typed', note: '' });
export const selectCanTake = (snapshot: DeskLeadSnapshot) => snapshot.can({ type: 'lead.take' });
export const selectCanSettle = (snapshot: DeskLeadSnapshot) => snapshot.can({ type: 'lead.settle' });
