import { expect } from 'vitest';
import { addressBookMachine } from '#machines/address-book/index.ts';
import { calendarFeedMachine } from '#machines/calendar-feed/index.ts';
import { centreRoomsCases } from '#machines/centre-rooms/centre-rooms.cases.ts';
import * as selectors from '#machines/centre-rooms/centre-rooms.select.ts';
import { centreRoomsMachine } from '#machines/centre-rooms/index.ts';
import { changePasswordMachine } from '#machines/change-password/index.ts';
import { closeAccountMachine } from '#machines/close-account/index.ts';
import { phone, thisDevice } from '#machines/devices/devices.cases.ts';
import { devicesMachine } from '#machines/devices/index.ts';
import { noticeChoicesMachine } from '#machines/notice-choices/index.ts';
import { orderMachine } from '#machines/order/index.ts';
import { profileMachine } from '#machines/profile/index.ts';
import { resourceMachine } from '#machines/resource/resource.machine.ts';
import { verificationMachine } from '#machines/verification/index.ts';
import { event, type Journey, journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const { user } = centreRoomsCases.input as { user: object };
const at = (room: string, no: string | null = null, query = '') => ({ room, no, query });
const goes = (...addressParts: Parameters<typeof at>) => event('address.changed', { address: at(...addressParts) });
const other = { ...user, name: '王珂', mayChangePasswordUntil: null };
const mayChange = { ...user, mayChangePasswordUntil: 1_760_000_000_000 };
const ORDER = 'FCL26101200007';
const opened = (room: string, dialog: string) => ({ open: { room, dialog } });
const read = (path: string, query = '') => ({ type: 'resource.asked', path, query });
const found = (port: string) => resolved(port, { outcome: 'found', content: 'rows' });
const opensProfile = event('rooms.completeProfile');
const profile = { name: '李航', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const loadsProfile = resolved('profile/loadProfile', profile);
const savesProfile = (isUnverified: boolean) => [
  toChild('profile', 'profile.typed', { field: 'companyName', text: '海润化工' }),
  toChild('profile', 'profile.submit'),
  resolved('profile/saveProfile', { isUnverified }),
];

const person = { ...user, userId: 'user-8', enterpriseResp: null };
const addressParts = (room: string, no: string | null = null) => ({ room, no, query: '' });
const goesWith = (room: string, no: string | null = null) =>
  event('address.changed', { address: addressParts(room, no) });
const opens = (dialog: string) => [goesWith('account'), event(`rooms.${dialog}`)];
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
  selectAddress: addressParts('account'),
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
const over = (dialog: string, events: Journey['events'], child: Record<string, unknown>): Journey => ({
  title: `over the account: ${dialog}`,
  events,
  ends: { value: { open: { room: 'account', dialog } }, can: [], shows: child },
});

journeys(centreRoomsMachine, { ...centreRoomsCases, selectors, usual }, [
  {
    title: '[2.14b] nothing is read before the address has spoken',
    events: [],
    ends: {
      value: opened('unasked', 'closed'),
      context: { user, address: at('workplace') },
      asked: { content: [], order: [], counts: [{ path: 'counts', query: '' }] },
    },
  },
  {
    title: '[2.14][10.10] what waits in the rooms is read at once, and again in each other room',
    events: [goes('order'), goes('order', null, '?page=2'), goes('members')],
    ends: {
      value: opened('members', 'closed'),
      context: { user, address: at('members') },
      sent: { counts: [read('counts')] },
      can: dialogs,
      shows: {
        selectRoom: 'members',
        selectAddress: addressParts('members'),
        selectCanOpen: true,
        selectDevices: undefined,
        selectMembers: 'members',
        selectOwnLinks: 'ownLinks',
      },
    },
  },
  {
    title: '[2.14c] the address names the room and what its list is narrowed to',
    events: [goes('mmOrder', null, '?page=2')],
    ends: {
      value: opened('page', 'closed'),
      context: { user, address: at('mmOrder', null, '?page=2') },
      asked: { content: [{ path: 'mmOrder', query: '?page=2' }], order: [] },
    },
  },
  {
    title: 'an order number opens the order, and the way back the list',
    events: [goes('order'), goes('order', ORDER, '?tab=fees'), goes('order')],
    ends: {
      value: opened('page', 'closed'),
      context: { user, address: at('order') },
      asked: {
        content: [
          { path: 'order', query: '' },
          { path: 'order', query: '' },
        ],
        order: [{ orderNo: ORDER, path: `order/${ORDER}` }],
      },
      sent: { content: [] },
    },
  },
  {
    title: 'the code of an order that does not come leaves the rooms as they are',
    events: [goes('order', ORDER), rejected('order')],
    ends: {
      value: opened('unreached', 'closed'),
      context: { user, address: at('order', ORDER) },
      asked: { order: [{ orderNo: ORDER, path: `order/${ORDER}` }] },
      can: dialogs,
      shows: {
        selectRoom: 'order',
        selectAddress: addressParts('order', 'FCL26101200007'),
        selectCanOpen: true,
        selectDevices: undefined,
      },
    },
  },
  {
    title: 'from one order to the next',
    events: [goes('order', ORDER), goes('order', 'LCL26101200009')],
    ends: {
      value: opened('order', 'closed'),
      context: { user, address: at('order', 'LCL26101200009') },
      asked: {
        order: [
          { orderNo: ORDER, path: `order/${ORDER}` },
          { orderNo: 'LCL26101200009', path: 'order/LCL26101200009' },
        ],
      },
    },
  },
  {
    title: '[7.5] a record that is no order is a page',
    events: [goes('enquiry', 'ENQ26101200003')],
    ends: {
      value: opened('page', 'closed'),
      context: { user, address: at('enquiry', 'ENQ26101200003') },
      asked: { content: [{ path: 'enquiry/ENQ26101200003', query: '' }], order: [] },
    },
  },
  {
    title: 'another part of the same list is read over the rows that stand there',
    real: { content: resourceMachine },
    events: [goes('order'), found('content/read'), goes('order', null, '?page=2')],
    ends: {
      value: opened('page', 'closed'),
      context: { user, address: at('order', null, '?page=2') },
      sent: { content: [read('order', '?page=2')] },
      asked: {
        content: [{ path: 'order', query: '' }],
        'content/reread': [{ path: 'order', query: '?page=2' }],
      },
    },
  },
  {
    title: '[4.32] after the verification the account is read again, the order stays open and is read again',
    real: { order: orderMachine, content: resourceMachine, verification: verificationMachine },
    events: [
      goes('order', ORDER),
      found('order/content/read'),
      event('rooms.verify'),
      toChild('verification', 'verification.close'),
      resolved('loadUser', other),
    ],
    ends: {
      value: opened('order', 'closed'),
      context: { user: other, address: at('order', ORDER) },
      sent: { order: [{ type: 'order.renew' }] },
      asked: {
        order: [{ orderNo: ORDER, path: `order/${ORDER}` }],
        'order/content/reread': [{ path: `order/${ORDER}`, query: '' }],
      },
    },
  },
  {
    title: '[1.7b] after the profile is saved a page is read again as it is narrowed',
    real: { profile: profileMachine },
    events: [
      goes('verification', null, '?tab=2'),
      opensProfile,
      loadsProfile,
      ...savesProfile(false),
      resolved('loadUser', other),
    ],
    ends: {
      value: opened('page', 'closed'),
      context: { user: other, address: at('verification', null, '?tab=2') },
      sent: { content: [read('verification', '?tab=2')] },
      asked: { 'profile/saveProfile': [{ ...profile, companyName: '海润化工' }] },
    },
  },
  {
    title: '[4.32] each verification reads the open page again',
    real: { verification: verificationMachine },
    events: [
      goes('order', null, '?page=2'),
      ...[mayChange, other].flatMap((account) => [
        event('rooms.verify'),
        toChild('verification', 'verification.close'),
        resolved('loadUser', account),
      ]),
    ],
    ends: {
      value: opened('page', 'closed'),
      context: { user: other, address: at('order', null, '?page=2') },
      sent: { content: [read('order', '?page=2'), read('order', '?page=2')] },
    },
  },
  {
    title: '[1.7b] a profile that is closed leads to no verification',
    real: { profile: profileMachine },
    events: [goes('account'), opensProfile, loadsProfile, toChild('profile', 'profile.close')],
    ends: { value: opened('account', 'renewing'), context: { user, address: at('account') } },
  },
  {
    title: '[1.7b][4.32] a company named in the profile goes on to its verification',
    real: { profile: profileMachine },
    events: [goes('account'), opensProfile, loadsProfile, ...savesProfile(true), toChild('profile', 'profile.verify')],
    ends: { value: opened('account', 'verifying'), context: { user, address: at('account') } },
  },
  {
    title: '[1.7b][7.4] an account that cannot be read again stays as it was, and nothing is read again',
    events: [goes('account'), opensProfile, resolved('profile', { kind: 'saved' }), rejected('loadUser')],
    ends: {
      value: opened('account', 'closed'),
      context: { user, address: at('account') },
      sent: { content: [] },
      can: dialogs,
      shows: { selectCanOpen: true },
    },
  },
  {
    title: '[4.8b] one dialog at a time; the old password is asked for',
    events: [goes('account'), event('rooms.changePassword'), event('rooms.verify')],
    ends: {
      value: opened('account', 'changingPassword'),
      context: { user, address: at('account') },
      asked: { changePassword: [{ needsOldPassword: true }] },
    },
  },
  {
    title: '[4.8b] for ten minutes after an SMS sign-in it is not',
    input: { user: mayChange },
    real: { changePassword: changePasswordMachine },
    events: [
      event('rooms.changePassword'),
      toChild('changePassword', 'password.typed', { field: 'newPassword', text: 'abc-123' }),
      toChild('changePassword', 'password.typed', { field: 'newPasswordAgain', text: 'abc-123' }),
      toChild('changePassword', 'password.submit'),
      resolved('changePassword/changePassword', { kind: 'changed' }),
    ],
    ends: {
      value: opened('unasked', 'closed'),
      context: { user: mayChange, address: at('workplace') },
      asked: {
        changePassword: [{ needsOldPassword: false }],
        'changePassword/changePassword': [{ oldPassword: null, newPassword: 'abc-123' }],
        loadUser: [],
      },
    },
  },
  {
    title: '[4.8b] a password dialog that is closed leaves everything as it is',
    real: { changePassword: changePasswordMachine },
    events: [event('rooms.changePassword'), toChild('changePassword', 'password.close')],
    ends: { value: opened('unasked', 'closed'), context: { user, address: at('workplace') }, asked: { loadUser: [] } },
  },
  {
    title: 'the address book closes over the page it was opened on',
    real: { addressBook: addressBookMachine },
    events: [goes('account'), event('rooms.openAddresses'), toChild('addressBook', 'addresses.close')],
    ends: { value: opened('account', 'closed'), context: { user, address: at('account') }, asked: { loadUser: [] } },
  },
  {
    title: '[10.12] the calendar’s address closes over the page it was opened on',
    real: { calendarFeed: calendarFeedMachine },
    events: [goes('account'), event('rooms.subscribe'), toChild('calendarFeed', 'feed.close')],
    ends: { value: opened('account', 'closed'), context: { user, address: at('account') }, asked: { loadUser: [] } },
  },
  {
    title: '[10.9] the choices of notices close over the page they were opened on',
    real: { noticeChoices: noticeChoicesMachine },
    events: [goes('account'), event('rooms.chooseNotices'), toChild('noticeChoices', 'notices.close')],
    ends: { value: opened('account', 'closed'), context: { user, address: at('account') }, asked: { loadUser: [] } },
  },
  {
    title: '[1.6] the window for one’s data and the end of the account closes over the page it was opened on',
    input: { user: mayChange },
    real: { closeAccount: closeAccountMachine },
    events: [goes('account'), event('rooms.closeAccount'), toChild('closeAccount', 'close.leave')],
    ends: {
      value: opened('account', 'closed'),
      context: { user: mayChange, address: at('account') },
      asked: { closeAccount: [{ needsPassword: false }], loadUser: [] },
    },
  },
  {
    title: '[1.6] the password is asked for where the sign-in is older',
    events: [goes('account'), event('rooms.closeAccount')],
    ends: {
      value: opened('account', 'closingAccount'),
      context: { user, address: at('account') },
      asked: { closeAccount: [{ needsPassword: true }] },
    },
  },
  {
    title:
      '[10.10] who joins or leaves an enterprise is another account: it and what waits are read again, the page stays',
    events: [goes('members'), event('members.changed'), resolved('loadUser', other)],
    ends: {
      value: opened('members', 'closed'),
      context: { user: other, address: at('members') },
      asked: { members: [{ parent: expect.anything() }], loadUser: [undefined] },
      sent: { counts: [read('counts')] },
    },
  },
  {
    title: '[1.6] the invoices are read by a chart of their own',
    events: [goes('invoice'), goes('members')],
    ends: {
      value: opened('members', 'closed'),
      context: { user, address: at('members') },
      asked: { invoices: [undefined], content: [] },
    },
  },
  {
    title: '[10.13b] the contracts are read by a chart of their own',
    events: [goes('contract'), goes('members')],
    ends: {
      value: opened('members', 'closed'),
      context: { user, address: at('members') },
      asked: { contracts: [undefined], content: [] },
    },
  },
  {
    title: '[10.10] from the colleagues to another page',
    events: [goes('members'), goes('account')],
    ends: { value: opened('account', 'closed'), context: { user, address: at('account') } },
  },
  {
    title: '[7.4] the account has its sign-ins beside it, read by a chart of their own',
    real: { devices: devicesMachine },
    events: [
      goes('account'),
      resolved('devices/list', { devices: [thisDevice, phone], history: { attempts: [], browsers: [] } }),
      toChild('devices', 'devices.endOthers'),
      toChild('devices', 'devices.confirm'),
    ],
    ends: {
      value: opened('account', 'closed'),
      context: { user, address: at('account') },
      asked: { content: [], 'devices/end': [{ ending: { others: true } }] },
    },
  },
  {
    title: '[7.4] from the account to another page they are left',
    events: [goes('account'), goes('enquiry')],
    ends: {
      value: opened('page', 'closed'),
      context: { user, address: at('enquiry') },
      asked: { devices: [undefined], content: [{ path: 'enquiry', query: '' }] },
    },
  },
  {
    title: '[4.10] a person the server no longer knows is let out',
    events: [
      goes('account'),
      event('rooms.verify'),
      resolved('verification', { status: 'NONE' }),
      resolved('loadUser', null),
    ],
    ends: {
      value: 'expired',
      status: 'done',
      context: { user, address: at('account') },
      output: { kind: 'expired' },
      can: [],
      shows: {
        selectDevices: undefined,
        selectTemplates: undefined,
        selectOrderExport: undefined,
        selectCounts: undefined,
      },
    },
  },
  {
    title: '[2.14b] before the address has spoken, a natural person',
    input: { user: person },
    events: [],
    ends: {
      value: { open: { room: 'unasked', dialog: 'closed' } },
      can: dialogs,
      shows: {
        selectUser: person,
        selectRoom: 'workplace',
        selectAddress: addressParts('workplace'),
        selectEnterpriseCode: null,
        selectCanOpen: true,
        selectDevices: undefined,
      },
    },
  },
  {
    title: '[2.14c] a page',
    events: [goesWith('mmOrder')],
    ends: {
      value: { open: { room: 'page', dialog: 'closed' } },
      can: dialogs,
      shows: {
        selectRoom: 'mmOrder',
        selectAddress: addressParts('mmOrder'),
        selectCanOpen: true,
        selectContent: 'content',
        selectDevices: undefined,
      },
    },
  },
  {
    title: 'an order',
    events: [goesWith('order', 'FCL26101200007')],
    ends: {
      value: { open: { room: 'order', dialog: 'closed' } },
      can: dialogs,
      shows: {
        selectRoom: 'order',
        selectAddress: addressParts('order', 'FCL26101200007'),
        selectCanOpen: true,
        selectDevices: undefined,
        selectOrder: 'order',
      },
    },
  },
  {
    title: '[1.6] the invoices',
    events: [goesWith('invoice')],
    ends: {
      value: { open: { room: 'invoices', dialog: 'closed' } },
      can: dialogs,
      shows: {
        selectRoom: 'invoice',
        selectAddress: addressParts('invoice'),
        selectCanOpen: true,
        selectDevices: undefined,
        selectInvoices: 'invoices',
      },
    },
  },
  {
    title: '[10.13b] the contracts',
    events: [goesWith('contract')],
    ends: {
      value: { open: { room: 'contracts', dialog: 'closed' } },
      can: dialogs,
      shows: {
        selectRoom: 'contract',
        selectAddress: addressParts('contract'),
        selectCanOpen: true,
        selectDevices: undefined,
        selectContracts: 'contracts',
      },
    },
  },
  over('verifying', opens('verify'), { selectVerification: 'verification' }),
  over('changingPassword', opens('changePassword'), { selectChangePassword: 'changePassword' }),
  over('completingProfile', opens('completeProfile'), { selectProfile: 'profile' }),
  over('keepingAddresses', opens('openAddresses'), { selectAddressBook: 'addressBook' }),
  over('choosingNotices', opens('chooseNotices'), { selectNoticeChoices: 'noticeChoices' }),
  over('subscribing', opens('subscribe'), { selectCalendarFeed: 'calendarFeed' }),
  over('closingAccount', opens('closeAccount'), { selectCloseAccount: 'closeAccount' }),
  over('renewing', [...opens('completeProfile'), resolved('profile', { kind: 'saved' })], {}),
]);
