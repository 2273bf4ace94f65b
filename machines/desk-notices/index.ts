export { type DeskNoticesRef, type DeskNoticesSnapshot, deskNoticesMachine } from './desk-notices.machine.ts';
export * from './desk-notices.select.ts';
export type { UnsentNotice, UnsentPage, UnsentRequest, UnsentState } from './desk-notices.types.ts';
