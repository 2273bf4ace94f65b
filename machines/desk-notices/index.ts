export { type DeskNoticesRef, type DeskNoticesSnapshot, deskNoticesMachine } from './desk-notices.machine.ts';
export * from './desk-notices.select.ts';
export type { OutgoingNotice, OutgoingPage, OutgoingRequest, OutgoingState } from './desk-notices.types.ts';
