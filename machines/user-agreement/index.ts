export { type UserAgreementRef, type UserAgreementSnapshot, userAgreementMachine } from './user-agreement.machine.ts';
export { selectReading, selectServiceMail, selectText, type UserAgreementText } from './user-agreement.select.ts';
export type { ReadingCompleted, UserAgreementOutput } from './user-agreement.types.ts';
