export { ControlNote } from './ControlNote.tsx';
export { EnquiryNotes } from './EnquiryNotes.tsx';
export { OpenedNotes } from './OpenedNotes.tsx';
