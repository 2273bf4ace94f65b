import type { DeskCancellationSnapshot } from './desk-cancellation.machine.ts';

export const selectForm = ({ context }: DeskCancellationSnapshot) => context.form;
export const selectRefusal = ({ context }: DeskCancellationSnapshot) => context.refusal;
export const selectDone = ({ context }: DeskCancellationSnapshot) => context.done;
export const selectIsSending = (snapshot: DeskCancellationSnapshot) => snapshot.hasTag('busy');
export const selectCanBegin = (snapshot: DeskCancellationSnapshot) =>
  snapshot.can({ type: 'cancellation.begin', act: 'FEE', no: 0, version: 0 });
export const selectCanEdit = (snapshot: DeskCancellationSnapshot) => snapshot.can({ type: 'cancellation.drop' });
export const selectCanAddFee = (snapshot: DeskCancellationSnapshot) => snapshot.can({ type: 'fee.add' });
export const selectCanSubmit = (snapshot: DeskCancellationSnapshot) => snapshot.can({ type: 'cancellation.submit' });
