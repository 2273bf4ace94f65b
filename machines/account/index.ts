export { type AccountRef, type AccountSnapshot, accountMachine } from './account.machine.ts';
export * from './account.select.ts';
export type { AccountInput, AccountIntent, AccountOutput, OpenedSession } from './account.types.ts';
