export { type UserAgreementRef, type UserAgreementSnapshot, userAgreementMachine } from './user-agreement.machine.ts';
export * from './user-agreement.select.ts';
export type { Contacts, LegalTextName, ReadingCompleted, UserAgreementOutput } from './user-agreement.types.ts';
