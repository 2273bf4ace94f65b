import type { HandInSnapshot } from './hand-in.machine.ts';

export const selectOpenPaper = ({ context }: HandInSnapshot) => context.paper;
export const selectFiles = ({ context }: HandInSnapshot) => context.files;
export const selectDay = ({ context }: HandInSnapshot) => context.day;
export const selectErrors = ({ context }: HandInSnapshot) => context.errors;
export const selectFailure = ({ context }: HandInSnapshot) => context.failure;
export const selectTaken = ({ context }: HandInSnapshot) => context.taken;
export const selectIsClosed = (snapshot: HandInSnapshot) => snapshot.matches('closed');
export const selectIsSending = (snapshot: HandInSnapshot) => snapshot.hasTag('busy');
export const selectIsOutdated = (snapshot: HandInSnapshot) => snapshot.matches({ open: 'outdated' });
export const selectCanClose = (snapshot: HandInSnapshot) => snapshot.can({ type: 'handIn.close' });

/** Stable while a paper is open. */
export const selectUploads = ({ children }: HandInSnapshot) => children.uploads;
