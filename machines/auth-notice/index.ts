export { type AuthNoticeRef, type AuthNoticeSnapshot, authNoticeMachine } from './auth-notice.machine.ts';
export * from './auth-notice.select.ts';
export type { AuthNoticeEvent, AuthNoticeInput, OpenOutcome } from './auth-notice.types.ts';
