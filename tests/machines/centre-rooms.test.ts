import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import { centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const { user } = centreRoomsCases.input as { user: object };
const at = (room: string, no: string | null = null, query = '') => ({ room, no, query });
const goes = (...place: Parameters<typeof at>) => event('address.changed', { place: at(...place) });
const other = { ...user, name: '王珂' };

journeys(centreRoomsMachine, centreRoomsCases, [
  {
    title: '[2.14b] nothing is read before the address has spoken',
    events: [],
    ends: { value: { open: { room: 'unasked', dialog: 'closed' } }, context: { user, place: at('workplace') } },
  },
  {
    title: '[2.14c] the address names the room',
    events: [goes('mmOrder')],
    ends: { value: { open: { room: 'page', dialog: 'closed' } }, context: { user, place: at('mmOrder') } },
  },
  {
    title: '[3.4] an order number opens the order, and the way back the list',
    events: [goes('order'), goes('order', 'FCL26101200007'), goes('order')],
    ends: { value: { open: { room: 'page', dialog: 'closed' } }, context: { user, place: at('order') } },
  },
  {
    title: '[3.4] another part of the same list is the same page',
    events: [goes('order'), goes('order', null, '?page=2')],
    ends: {
      value: { open: { room: 'page', dialog: 'closed' } },
      context: { user, place: at('order', null, '?page=2') },
    },
  },
  {
    title: '[4.32] after the verification the account is read anew, the order stays open',
    events: [
      goes('order', 'FCL26101200007'),
      event('rooms.verify'),
      resolved('verification', { status: 'PASS' }),
      resolved('loadUser', other),
    ],
    ends: {
      value: { open: { room: 'order', dialog: 'closed' } },
      context: { user: other, place: at('order', 'FCL26101200007') },
    },
  },
  {
    title: '[1.7b] an account that cannot be read anew stays as it was',
    events: [
      goes('account'),
      event('rooms.completeProfile'),
      resolved('profile', { kind: 'saved' }),
      rejected('loadUser'),
    ],
    ends: { value: { open: { room: 'page', dialog: 'closed' } }, context: { user, place: at('account') } },
  },
  {
    title: '[1.7b][4.32] a company named in the profile goes on to its verification',
    events: [goes('account'), event('rooms.completeProfile'), resolved('profile', { kind: 'verify' })],
    ends: { value: { open: { room: 'page', dialog: 'verifying' } }, context: { user, place: at('account') } },
  },
  {
    title: '[4.8b] one dialog at a time',
    events: [goes('account'), event('rooms.changePassword'), event('rooms.verify')],
    ends: { value: { open: { room: 'page', dialog: 'changingPassword' } }, context: { user, place: at('account') } },
  },
  {
    title: '[4.10] a person the server no longer knows is let out',
    events: [
      goes('account'),
      event('rooms.verify'),
      resolved('verification', { status: 'NONE' }),
      resolved('loadUser', null),
    ],
    ends: { value: 'expired', status: 'done', context: { user, place: at('account') }, output: { kind: 'expired' } },
  },
]);
