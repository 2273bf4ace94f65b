import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { deskOrdersMachine } from '../desk-orders/index.ts';
import { ratesImportMachine } from '../rates-import/index.ts';
import { type DeskRoom, roomsOf } from './desk-rooms.rules.ts';
import type { DeskRoomsContext, DeskRoomsEvent, DeskRoomsInput } from './desk-rooms.types.ts';

export const deskRoomsMachine = setup({
  types: {
    context: {} as DeskRoomsContext,
    events: {} as DeskRoomsEvent,
    input: {} as DeskRoomsInput,
    children: {} as { orders: 'orders'; rates: 'rates' },
  },
  actors: { orders: deskOrdersMachine, rates: ratesImportMachine },
  actions: {
    /** One of another role stays closed. */
    storeRoom: assign(({ context }, { room }: { room: DeskRoom }) => ({
      room: context.rooms.includes(room) ? room : context.room,
    })),
  },
  guards: {
    isAt: ({ context }, { room }: { room: DeskRoom }) => context.room === room,
  },
}).createMachine({
  id: 'desk-rooms',
  description: '操作室的各页：按职责打开第一页，点哪一页就去哪一页',
  context: ({ input: { roles } }) => {
    const rooms = roomsOf(roles);
    return { rooms, room: rooms[0] ?? null };
  },
  on: {
    'room.asked': {
      target: '.choosing',
      actions: { type: 'storeRoom', params: ({ event }) => event },
      description: '已在的那一页也从头打开，不归他的页打不开',
    },
  },
  initial: 'choosing',
  states: {
    choosing: {
      description: '看是哪一页',
      always: [
        { guard: { type: 'isAt', params: { room: 'orders' } }, target: 'orders' },
        { guard: { type: 'isAt', params: { room: 'rates' } }, target: 'rates' },
        'none',
      ],
    },
    orders: { description: '订单队列', invoke: { id: 'orders', src: 'orders' } },
    rates: { description: '运价', invoke: { id: 'rates', src: 'rates' } },
    none: { description: '没有可进的页：说明这里没有他的页' },
  },
});

export type DeskRoomsRef = ActorRefFrom<typeof deskRoomsMachine>;
export type DeskRoomsSnapshot = SnapshotFrom<typeof deskRoomsMachine>;
