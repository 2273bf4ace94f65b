export { type SessionRef, type SessionSnapshot, sessionMachine } from './session.machine.ts';
export * from './session.select.ts';
export type {
  EnterpriseEntry,
  ExpiryGuard,
  ReloadToast,
  SessionEnd,
  SessionEvent,
  StoredSession,
} from './session.types.ts';
