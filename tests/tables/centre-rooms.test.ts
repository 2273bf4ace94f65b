import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import * as all from '#machines/centre-rooms/centre-rooms.select.ts';
import { centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const { user } = centreRoomsCases.input as { user: object };
const person = { ...user, userId: 'user-8', enterpriseResp: null };
const place = (room: string, no: string | null = null) => ({ room, no, query: '' });
const goes = (room: string, no: string | null = null) => event('address.changed', { address: place(room, no) });
const opens = (dialog: string) => [goes('account'), event(`rooms.${dialog}`)];
const dialogs = [
  'rooms.verify',
  'rooms.changePassword',
  'rooms.completeProfile',
  'rooms.openAddresses',
  'rooms.chooseNotices',
  'rooms.subscribe',
  'rooms.closeAccount',
  'members.changed',
];
const usual = {
  selectUser: user,
  selectRoom: 'account',
  selectAddress: place('account'),
  selectEnterpriseCode: 'MCP0001',
  selectCanOpen: false,
  selectContent: undefined,
  selectOrder: undefined,
  selectMembers: undefined,
  selectOwnLinks: undefined,
  selectInvoices: undefined,
  selectContracts: undefined,
  selectDevices: 'devices',
  selectVerification: undefined,
  selectChangePassword: undefined,
  selectAddressBook: undefined,
  selectNoticeChoices: undefined,
  selectCalendarFeed: undefined,
  selectCloseAccount: undefined,
  selectProfile: undefined,
  selectTemplates: 'templates',
  selectOrderExport: 'orderExport',
  selectCounts: 'counts',
};
const over = (dialog: string, child: Record<string, unknown>) => ({
  title: `over the account: ${dialog}`,
  value: { open: { room: 'account', dialog } },
  can: [],
  shows: child,
});

stateTable(centreRoomsMachine, centreRoomsCases, { all }, usual, [
  {
    title: '[2.14b] before the address has spoken, a natural person',
    input: { user: person },
    events: [],
    value: { open: { room: 'unasked', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectUser: person,
      selectRoom: 'workplace',
      selectAddress: place('workplace'),
      selectEnterpriseCode: null,
      selectCanOpen: true,
      selectDevices: undefined,
    },
  },
  {
    title: '[2.14c] a page',
    events: [goes('mmOrder')],
    value: { open: { room: 'page', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'mmOrder',
      selectAddress: place('mmOrder'),
      selectCanOpen: true,
      selectContent: 'content',
      selectDevices: undefined,
    },
  },
  {
    title: '[7.4] the account',
    events: [goes('account')],
    value: { open: { room: 'account', dialog: 'closed' } },
    can: dialogs,
    shows: { selectCanOpen: true },
  },
  {
    title: 'an order',
    events: [goes('order', 'FCL26101200007')],
    value: { open: { room: 'order', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'order',
      selectAddress: place('order', 'FCL26101200007'),
      selectCanOpen: true,
      selectDevices: undefined,
      selectOrder: 'order',
    },
  },
  {
    title: 'an order whose code did not come',
    events: [goes('order', 'FCL26101200007'), rejected('order')],
    value: { open: { room: 'unreached', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'order',
      selectAddress: place('order', 'FCL26101200007'),
      selectCanOpen: true,
      selectDevices: undefined,
    },
  },
  {
    title: '[10.10] the colleagues',
    events: [goes('members')],
    value: { open: { room: 'members', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'members',
      selectAddress: place('members'),
      selectCanOpen: true,
      selectDevices: undefined,
      selectMembers: 'members',
      selectOwnLinks: 'ownLinks',
    },
  },
  {
    title: '[1.6] the invoices',
    events: [goes('invoice')],
    value: { open: { room: 'invoices', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'invoice',
      selectAddress: place('invoice'),
      selectCanOpen: true,
      selectDevices: undefined,
      selectInvoices: 'invoices',
    },
  },
  {
    title: '[10.13b] the contracts',
    events: [goes('contract')],
    value: { open: { room: 'contracts', dialog: 'closed' } },
    can: dialogs,
    shows: {
      selectRoom: 'contract',
      selectAddress: place('contract'),
      selectCanOpen: true,
      selectDevices: undefined,
      selectContracts: 'contracts',
    },
  },
  { ...over('verifying', { selectVerification: 'verification' }), events: opens('verify') },
  { ...over('changingPassword', { selectChangePassword: 'changePassword' }), events: opens('changePassword') },
  { ...over('completingProfile', { selectProfile: 'profile' }), events: opens('completeProfile') },
  { ...over('keepingAddresses', { selectAddressBook: 'addressBook' }), events: opens('openAddresses') },
  { ...over('choosingNotices', { selectNoticeChoices: 'noticeChoices' }), events: opens('chooseNotices') },
  { ...over('subscribing', { selectCalendarFeed: 'calendarFeed' }), events: opens('subscribe') },
  { ...over('closingAccount', { selectCloseAccount: 'closeAccount' }), events: opens('closeAccount') },
  {
    ...over('renewing', {}),
    events: [...opens('completeProfile'), resolved('profile', { kind: 'saved' })],
  },
  {
    title: '[4.10] let out',
    events: [...opens('completeProfile'), resolved('profile', { kind: 'saved' }), resolved('loadUser', null)],
    value: 'expired',
    can: [],
    shows: {
      selectDevices: undefined,
      selectTemplates: undefined,
      selectOrderExport: undefined,
      selectCounts: undefined,
    },
  },
]);
