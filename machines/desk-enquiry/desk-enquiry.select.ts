import type { DeskEnquirySnapshot } from './desk-enquiry.machine.ts';
import { hasPicture, isDraftStranded } from './desk-enquiry.rules.ts';

export const selectId = ({ context }: DeskEnquirySnapshot) => context.id;
export const selectSheet = ({ context }: DeskEnquirySnapshot) => context.sheet;
export const selectWay = ({ context }: DeskEnquirySnapshot) => context.draft.way;
export const selectPriceIds = ({ context }: DeskEnquirySnapshot) => context.draft.priceIds;
export const selectLines = ({ context }: DeskEnquirySnapshot) => context.draft.lines;
export const selectTexts = ({ context }: DeskEnquirySnapshot) => context.draft.texts;
/** The unsent draft after another operator answered first; null without one. */
export const selectStranded = ({ context }: DeskEnquirySnapshot) => (isDraftStranded(context) ? context.draft : null);
export const selectPicture = ({ context }: DeskEnquirySnapshot) => (hasPicture(context.opened) ? context.opened : null);
export const selectRefusal = ({ context }: DeskEnquirySnapshot) => context.refusal;
export const selectDone = ({ context }: DeskEnquirySnapshot) => context.done;
/** The preview of the answer, while it is shown or sent. */
export const selectPreview = ({ context }: DeskEnquirySnapshot) => context.preview;
export const selectIsOpening = (snapshot: DeskEnquirySnapshot) => snapshot.matches('opening');
export const selectIsUnread = (snapshot: DeskEnquirySnapshot) => snapshot.matches('unread');
export const selectIsPreviewing = (snapshot: DeskEnquirySnapshot) => snapshot.matches('previewing');
export const selectIsSending = (snapshot: DeskEnquirySnapshot) => snapshot.matches('sending');
export const selectCanOpen = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'enquiry.open', id: '' });
export const selectCanClose = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'enquiry.close' });
export const selectCanEdit = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'way.chosen', way: 'DECLINE' });
export const selectCanOpenFile = (snapshot: DeskEnquirySnapshot) => snapshot.matches('open');
export const selectCanAddLine = (snapshot: DeskEnquirySnapshot) =>
  snapshot.can({ type: 'line.added', after: snapshot.context.draft.lines.length });
export const selectCanRemoveLine = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'line.removed', index: 0 });
export const selectCanPreview = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'preview.ask' });
export const selectCanSend = (snapshot: DeskEnquirySnapshot) => snapshot.can({ type: 'answer.send' });
