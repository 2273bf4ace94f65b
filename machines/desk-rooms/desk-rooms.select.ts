import type { DeskRoomsSnapshot } from './desk-rooms.machine.ts';

export const selectRooms = ({ context }: DeskRoomsSnapshot) => context.rooms;
export const selectRoom = ({ context }: DeskRoomsSnapshot) => context.room;
export const selectOrders = ({ children }: DeskRoomsSnapshot) => children.orders;
export const selectRates = ({ children }: DeskRoomsSnapshot) => children.rates;
