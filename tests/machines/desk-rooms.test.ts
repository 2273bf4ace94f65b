import { deskOrdersMachine } from '#machines/desk-orders/index.ts';
import { deskRoomsCases } from '#machines/desk-rooms/desk-rooms.cases.ts';
import { deskRoomsMachine } from '#machines/desk-rooms/index.ts';
import { ratesImportMachine } from '#machines/rates-import/index.ts';
import { event, journeys } from '../kit/journey.ts';

journeys(deskRoomsMachine, deskRoomsCases, [
  {
    title: '[10.1] who is there for orders has their queue open',
    real: { orders: deskOrdersMachine },
    events: [],
    ends: { value: 'orders', context: { rooms: ['orders', 'rates'], room: 'orders' }, asked: { orders: [undefined] } },
  },
  {
    title: '[10.3] who is there for rates alone has them open',
    input: { roles: ['rates'] },
    real: { rates: ratesImportMachine },
    events: [],
    ends: { value: 'rates', context: { rooms: ['rates'], room: 'rates' }, asked: { rates: [undefined] } },
  },
  {
    title: '[10.3] the rates are opened by their tab',
    events: [event('room.asked', { room: 'rates' })],
    ends: { value: 'rates', context: { rooms: ['orders', 'rates'], room: 'rates' } },
  },
  {
    title: '[10.1] who is there for nothing of it is told so',
    input: { roles: ['content'] },
    events: [],
    ends: { value: 'none', context: { rooms: [], room: null } },
  },
  {
    title: '[10.1] nor does asking open a room of another role',
    input: { roles: ['content'] },
    events: [event('room.asked', { room: 'orders' })],
    ends: { value: 'none', context: { rooms: [], room: null } },
  },
  {
    title: '[10.8] the room that is open begins anew when it is asked for again',
    events: [event('room.asked', { room: 'orders' })],
    ends: {
      value: 'orders',
      context: { rooms: ['orders', 'rates'], room: 'orders' },
      asked: { orders: [undefined, undefined] },
    },
  },
]);
