import type { PaperFormSnapshot } from './paper-form.machine.ts';

export const selectPaperForm = ({ context }: PaperFormSnapshot) => context.form;
export const selectShowErrors = ({ context }: PaperFormSnapshot) => context.showErrors;
export const selectFailure = ({ context }: PaperFormSnapshot) => context.failure;
export const selectTaken = ({ context }: PaperFormSnapshot) => context.taken;
export const selectIsClosed = (snapshot: PaperFormSnapshot) => snapshot.matches('closed');
export const selectIsSending = (snapshot: PaperFormSnapshot) => snapshot.hasTag('busy');
export const selectIsOutdated = (snapshot: PaperFormSnapshot) => snapshot.matches({ open: { filling: 'outdated' } });
export const selectIsLate = (snapshot: PaperFormSnapshot) => snapshot.matches({ open: { timing: 'late' } });
export const selectCanEdit = (snapshot: PaperFormSnapshot) =>
  snapshot.can({ type: 'paperForm.edit', path: '', value: '' });
export const selectCanClose = (snapshot: PaperFormSnapshot) => snapshot.can({ type: 'paperForm.close' });
