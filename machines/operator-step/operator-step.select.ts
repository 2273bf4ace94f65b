import type { OperatorStepSnapshot } from './operator-step.machine.ts';

export const selectStepOrder = ({ context }: OperatorStepSnapshot) => context.order;
export const selectAct = ({ context }: OperatorStepSnapshot) => context.act;
export const selectTyped = ({ context }: OperatorStepSnapshot) => context.typed;
export const selectStepRefusal = ({ context }: OperatorStepSnapshot) => context.refusal;
export const selectIsSending = (snapshot: OperatorStepSnapshot) => snapshot.hasTag('sending');
export const selectCanConfirm = (snapshot: OperatorStepSnapshot) => snapshot.can({ type: 'step.confirm' });
export const selectCanDismiss = (snapshot: OperatorStepSnapshot) => snapshot.can({ type: 'step.dismiss' });
