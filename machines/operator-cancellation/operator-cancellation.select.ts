import type { OperatorCancellationSnapshot } from './operator-cancellation.machine.ts';

export const selectForm = ({ context }: OperatorCancellationSnapshot) => context.form;
export const selectRefusal = ({ context }: OperatorCancellationSnapshot) => context.refusal;
export const selectDone = ({ context }: OperatorCancellationSnapshot) => context.done;
export const selectIsSending = (snapshot: OperatorCancellationSnapshot) => snapshot.hasTag('busy');
export const selectCanBegin = (snapshot: OperatorCancellationSnapshot) =>
  snapshot.can({ type: 'cancellation.begin', act: 'FEE', no: 0, version: 0 });
export const selectCanEdit = (snapshot: OperatorCancellationSnapshot) => snapshot.can({ type: 'cancellation.drop' });
export const selectCanAddFee = (snapshot: OperatorCancellationSnapshot) => snapshot.can({ type: 'fee.add' });
export const selectCanSubmit = (snapshot: OperatorCancellationSnapshot) =>
  snapshot.can({ type: 'cancellation.submit' });
