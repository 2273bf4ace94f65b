export {
  type OperatorNoticesRef,
  type OperatorNoticesSnapshot,
  operatorNoticesMachine,
} from './operator-notices.machine.ts';
export * from './operator-notices.select.ts';
export type { OutgoingNotice, OutgoingPage, OutgoingRequest, OutgoingState } from './operator-notices.types.ts';
