export { type CentreRoomsRef, type CentreRoomsSnapshot, centreRoomsMachine } from './centre-rooms.machine.ts';
export { pathOf } from './centre-rooms.rules.ts';
export * from './centre-rooms.select.ts';
export type {
  CentreAddress,
  CentreRoom,
  CentreRoomsEvent,
  CentreRoomsInput,
  CentreRoomsOutput,
  TicketRoom,
} from './centre-rooms.types.ts';
