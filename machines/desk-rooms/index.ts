export { type DeskRoomsRef, type DeskRoomsSnapshot, deskRoomsMachine } from './desk-rooms.machine.ts';
export type { DeskRoom } from './desk-rooms.rules.ts';
export * from './desk-rooms.select.ts';
