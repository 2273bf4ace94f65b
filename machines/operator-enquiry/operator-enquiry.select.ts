import type { OperatorEnquirySnapshot } from './operator-enquiry.machine.ts';
import { hasPicture, isDraftStranded } from './operator-enquiry.rules.ts';

export { selectId, selectIsOpening, selectIsUnread, selectRefusal, selectSheet } from '../kit/record-sheet.ts';

export const selectWay = ({ context }: OperatorEnquirySnapshot) => context.draft.way;
export const selectPriceIds = ({ context }: OperatorEnquirySnapshot) => context.draft.priceIds;
export const selectLines = ({ context }: OperatorEnquirySnapshot) => context.draft.lines;
export const selectTexts = ({ context }: OperatorEnquirySnapshot) => context.draft.texts;
/** The unsent draft after another operator answered first; null without one. */
export const selectStranded = ({ context }: OperatorEnquirySnapshot) =>
  isDraftStranded(context) ? context.draft : null;
export const selectPicture = ({ context }: OperatorEnquirySnapshot) =>
  hasPicture(context.opened) ? context.opened : null;
export const selectDone = ({ context }: OperatorEnquirySnapshot) => context.done;
/** The preview of the answer, while it is shown or sent. */
export const selectPreview = ({ context }: OperatorEnquirySnapshot) => context.preview;
export const selectIsPreviewing = (snapshot: OperatorEnquirySnapshot) => snapshot.matches('previewing');
export const selectIsSending = (snapshot: OperatorEnquirySnapshot) => snapshot.matches('sending');
export const selectCanOpen = (snapshot: OperatorEnquirySnapshot) => snapshot.can({ type: 'enquiry.open', id: '' });
export const selectCanClose = (snapshot: OperatorEnquirySnapshot) => snapshot.can({ type: 'enquiry.close' });
export const selectCanEdit = (snapshot: OperatorEnquirySnapshot) =>
  snapshot.can({ type: 'way.chosen', way: 'DECLINE' });
export const selectCanOpenFile = (snapshot: OperatorEnquirySnapshot) => snapshot.matches('open');
export const selectCanAddLine = (snapshot: OperatorEnquirySnapshot) =>
  snapshot.can({ type: 'line.added', after: snapshot.context.draft.lines.length });
export const selectCanRemoveLine = (snapshot: OperatorEnquirySnapshot) =>
  snapshot.can({ type: 'line.removed', index: 0 });
export const selectCanPreview = (snapshot: OperatorEnquirySnapshot) => snapshot.can({ type: 'preview.ask' });
export const selectCanSend = (snapshot: OperatorEnquirySnapshot) => snapshot.can({ type: 'answer.send' });
