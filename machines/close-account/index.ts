export {
  type CloseAccountRef,
  type CloseAccountSnapshot,
  closeAccountMachine,
} from './close-account.machine.ts';
export * from './close-account.select.ts';
export type {
  CloseAccountEvent,
  CloseAccountInput,
  CloseAnswered,
  ExportAnswered,
  OwnerProof,
} from './close-account.types.ts';
