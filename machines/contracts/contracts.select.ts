import type { ContractsSnapshot } from './contracts.machine.ts';

export const selectPage = ({ context }: ContractsSnapshot) => context.page;
export const selectFailure = ({ context }: ContractsSnapshot) => context.failure;
export const selectIsUnread = (snapshot: ContractsSnapshot) => snapshot.matches('unread');
export const selectIsReading = (snapshot: ContractsSnapshot) => snapshot.matches('reading');
export const selectIsList = (snapshot: ContractsSnapshot) => snapshot.hasTag('list');
export const selectIsBusy = (snapshot: ContractsSnapshot) => snapshot.hasTag('busy');
export const selectOpened = ({ context }: ContractsSnapshot) => context.opened;
/** The order whose texts are being loaded. */
export const selectOpening = (snapshot: ContractsSnapshot) =>
  snapshot.matches('opening') ? snapshot.context.orderNo : null;
export const selectIsAgreed = ({ context }: ContractsSnapshot) => context.isAgreed;
export const selectCanConclude = (snapshot: ContractsSnapshot) => snapshot.can({ type: 'contracts.conclude' });
export const selectCanLeave = (snapshot: ContractsSnapshot) => snapshot.can({ type: 'contracts.back' });
export const selectCanRefresh = (snapshot: ContractsSnapshot) => snapshot.can({ type: 'contracts.refresh' });
export const selectOutcome = ({ context }: ContractsSnapshot) => context.outcome;
/** The file being downloaded; null while a download can start. */
export const selectFile = ({ context }: ContractsSnapshot) => context.file;
