import { deskRoomsCases } from '#machines/desk-rooms/desk-rooms.cases.ts';
import * as all from '#machines/desk-rooms/desk-rooms.select.ts';
import { deskRoomsMachine } from '#machines/desk-rooms/index.ts';
import { event } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const usual = {
  selectRooms: ['orders', 'rates'],
  selectRoom: 'orders',
  selectOrders: 'orders',
  selectRates: undefined,
};

stateTable(deskRoomsMachine, deskRoomsCases, { all }, usual, [
  { title: '[10.8] the queue of orders', events: [], value: 'orders', can: ['room.asked'], shows: {} },
  {
    title: '[10.3] the rates',
    events: [event('room.asked', { room: 'rates' })],
    value: 'rates',
    can: ['room.asked'],
    shows: { selectRoom: 'rates', selectOrders: undefined, selectRates: 'rates' },
  },
  {
    title: '[10.1] no room for the role',
    input: { roles: ['content'] },
    events: [],
    value: 'none',
    can: ['room.asked'],
    shows: { selectRooms: [], selectRoom: null, selectOrders: undefined },
  },
]);
