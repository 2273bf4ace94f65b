export { type OperatorRoomsRef, type OperatorRoomsSnapshot, operatorRoomsMachine } from './operator-rooms.machine.ts';
export type { OperatorRoom } from './operator-rooms.rules.ts';
export * from './operator-rooms.select.ts';
