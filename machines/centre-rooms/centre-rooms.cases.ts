import type { UserInfo } from '#contract/calls/user.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { CentreAddress, CentreRoomsInput } from './centre-rooms.types.ts';
import { centreRoomsWords } from './centre-rooms.words.ts';

const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output });

export const user: UserInfo = {
  userId: 'user-1',
  name: '李航',
  phone: '120****0001',
  email: '',
  avatar: null,
  roles: ['enterprise'],
  protocolAgreed: true,
  enterpriseResp: {
    basicEntId: 'enterprise',
    entName: '上海海润化工有限公司',
    mcpCode: 'MCP0001',
    serviceOpenAuditStatus: 'NONE',
    contractCustomer: false,
    mayBook: true,
  },
  mmInfo: [],
  mayChangePasswordUntil: null,
};

const input: CentreRoomsInput = { user };
const at = (address: Partial<CentreAddress>) => ({
  type: 'address.changed',
  address: { room: 'order', no: null, query: '', ...address },
});

export const centreRoomsCases: MachineCases = {
  words: centreRoomsWords,
  input,
  events: {
    'address.changed': [
      at({}),
      at({ query: '?page=2' }),
      at({ no: 'FCL26101200007' }),
      at({ room: 'members' }),
      at({ room: 'invoice' }),
      at({ room: 'contract' }),
      at({ room: 'account' }),
    ],
    'rooms.renewed': [],
    'members.changed': [{ type: 'members.changed' }],
    'rooms.verify': [{ type: 'rooms.verify' }],
    'rooms.changePassword': [{ type: 'rooms.changePassword' }],
    'rooms.completeProfile': [{ type: 'rooms.completeProfile' }],
    'rooms.openAddresses': [{ type: 'rooms.openAddresses' }],
    'rooms.chooseNotices': [{ type: 'rooms.chooseNotices' }],
    'rooms.subscribe': [{ type: 'rooms.subscribe' }],
    'rooms.closeAccount': [{ type: 'rooms.closeAccount' }],
    'xstate.done.actor.addressBook': [done('addressBook')],
    'xstate.done.actor.noticeChoices': [done('noticeChoices')],
    'xstate.done.actor.calendarFeed': [done('calendarFeed')],
    'xstate.done.actor.closeAccount': [done('closeAccount')],
    'xstate.done.actor.verification': [done('verification', { status: 'PASS' })],
    'xstate.done.actor.changePassword': [done('changePassword', { kind: 'changed' })],
    'xstate.done.actor.profile': [done('profile', { kind: 'saved' }), done('profile', { kind: 'verify' })],
    'xstate.done.actor.loadUser': [done('loadUser', user), done('loadUser', null)],
    'xstate.error.actor.order': [{ type: 'xstate.error.actor.order', error: new Error('no chunk') }],
    'xstate.error.actor.loadUser': [{ type: 'xstate.error.actor.loadUser', error: new Error('no answer') }],
  },
  delays: {},
  feeds: { 'address.changed': 'addresses' },
};
