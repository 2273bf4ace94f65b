import type { DeskStepSnapshot } from './desk-step.machine.ts';

export const selectStepOrder = ({ context }: DeskStepSnapshot) => context.order;
export const selectAct = ({ context }: DeskStepSnapshot) => context.act;
export const selectTyped = ({ context }: DeskStepSnapshot) => context.typed;
export const selectStepRefusal = ({ context }: DeskStepSnapshot) => context.refusal;
export const selectIsSending = (snapshot: DeskStepSnapshot) => snapshot.hasTag('sending');
export const selectCanConfirm = (snapshot: DeskStepSnapshot) => snapshot.can({ type: 'step.confirm' });
export const selectCanDismiss = (snapshot: DeskStepSnapshot) => snapshot.can({ type: 'step.dismiss' });
