export { type MembersRef, type MembersSnapshot, membersMachine } from './members.machine.ts';
export * from './members.select.ts';
export type * from './members.types.ts';
