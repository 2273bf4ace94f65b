import { type ActorRefFrom, assign, raise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { UserInfo } from '#contract/calls/user.ts';
import { addressBookMachine } from '../address-book/index.ts';
import { calendarFeedMachine } from '../calendar-feed/index.ts';
import { changePasswordMachine } from '../change-password/index.ts';
import { closeAccountMachine } from '../close-account/index.ts';
import { contractsMachine } from '../contracts/index.ts';
import { devicesMachine } from '../devices/index.ts';
import { invoiceRequestMachine } from '../invoice-request/index.ts';
import { lazy } from '../kit/lazy.ts';
import { feed, port } from '../kit/port.ts';
import { membersMachine } from '../members/index.ts';
import { noticeChoicesMachine } from '../notice-choices/index.ts';
import type { OrderInput, OrderRef } from '../order/index.ts';
import { orderExportMachine } from '../order-export/index.ts';
import { orderTemplatesMachine } from '../order-templates/index.ts';
import { ownLinksMachine } from '../own-links/index.ts';
import { type ProfileOutput, profileMachine } from '../profile/index.ts';
import { resourceMachine } from '../resource/index.ts';
import { verificationMachine } from '../verification/index.ts';
import { COUNTS, pathOf } from './centre-rooms.rules.ts';
import type {
  CentreAddress,
  CentreRoomsContext,
  CentreRoomsEvent,
  CentreRoomsInput,
  CentreRoomsOutput,
} from './centre-rooms.types.ts';

export const centreRoomsMachine = setup({
  types: {
    context: {} as CentreRoomsContext,
    events: {} as CentreRoomsEvent,
    input: {} as CentreRoomsInput,
    output: {} as CentreRoomsOutput,
    children: {} as {
      content: 'content';
      order: 'order';
      members: 'members';
      ownLinks: 'ownLinks';
      invoices: 'invoices';
      contracts: 'contracts';
      devices: 'devices';
      changePassword: 'changePassword';
      profile: 'profile';
      verification: 'verification';
      addressBook: 'addressBook';
      noticeChoices: 'noticeChoices';
      calendarFeed: 'calendarFeed';
      closeAccount: 'closeAccount';
      templates: 'templates';
      orderExport: 'orderExport';
      counts: 'counts';
    },
  },
  actors: {
    addresses: feed<CentreRoomsEvent>('centreRooms.addresses'),
    content: resourceMachine,
    order: lazy<OrderRef, never, OrderInput>('centreRooms.order'),
    members: membersMachine,
    ownLinks: ownLinksMachine,
    invoices: invoiceRequestMachine,
    contracts: contractsMachine,
    devices: devicesMachine,
    changePassword: changePasswordMachine,
    profile: profileMachine,
    verification: verificationMachine,
    addressBook: addressBookMachine,
    noticeChoices: noticeChoicesMachine,
    calendarFeed: calendarFeedMachine,
    closeAccount: closeAccountMachine,
    templates: orderTemplatesMachine,
    orderExport: orderExportMachine,
    counts: resourceMachine,
    /** Null for somebody the server no longer knows. */
    loadUser: port<UserInfo | null>('centreRooms.loadUser'),
  },
  actions: {
    storeUser: assign((_, params: { user: UserInfo | null }) => ({ user: params.user! })),
    storeAddress: assign((_, { address }: { address: CentreAddress }) => ({ address })),
    readRoom: sendTo('content', ({ context: { address } }) => ({
      type: 'resource.asked' as const,
      path: pathOf(address),
      query: address.query,
    })),
    readCounts: sendTo('counts', { type: 'resource.asked', ...COUNTS }),
    renewOrder: sendTo('order', { type: 'order.renew' }),
    announceRenewed: raise({ type: 'rooms.renewed' }),
  },
  guards: {
    isSignedIn: (_, params: { user: UserInfo | null }) => params.user !== null,
    isGoingToVerify: (_, params: ProfileOutput) => params.kind === 'verify',
    isOrderOpen: ({ context: { address } }) => address.room === 'order' && address.no !== null,
    isAtAccount: ({ context: { address } }) => address.room === 'account' && address.no === null,
    isAmongMembers: ({ context: { address } }) => address.room === 'members',
    isAtContracts: ({ context: { address } }) => address.room === 'contract',
    isAtInvoices: ({ context: { address } }) => address.room === 'invoice',
    isSamePage: ({ context }, { address }: { address: CentreAddress }) => pathOf(address) === pathOf(context.address),
  },
}).createMachine({
  id: 'centre-rooms',
  description: '会员中心的功能：地址说哪一页就看哪一页，窗口一次一个',
  context: ({ input: { user } }) => ({ user, address: { room: 'workplace', no: null, query: '' } }),
  initial: 'open',
  invoke: { id: 'addresses', src: 'addresses' },
  states: {
    open: {
      description: '已登录',
      type: 'parallel',
      invoke: [
        { id: 'templates', src: 'templates' },
        { id: 'orderExport', src: 'orderExport' },
        { id: 'counts', src: 'counts', input: COUNTS },
      ],
      states: {
        room: {
          description: '地址说的那一页',
          initial: 'unasked',
          on: {
            'address.changed': {
              target: '.choosing',
              actions: [{ type: 'storeAddress', params: ({ event }) => event }, 'readCounts'],
            },
          },
          states: {
            unasked: {
              description: '还没有读到地址',
              on: {
                'address.changed': {
                  target: 'choosing',
                  actions: { type: 'storeAddress', params: ({ event }) => event },
                },
              },
            },
            choosing: {
              description: '看是不是某个订单、同事、发票、合同或账号',
              always: [
                { guard: 'isOrderOpen', target: 'order' },
                { guard: 'isAmongMembers', target: 'members' },
                { guard: 'isAtInvoices', target: 'invoices' },
                { guard: 'isAtContracts', target: 'contracts' },
                { guard: 'isAtAccount', target: 'account' },
                { target: 'page' },
              ],
            },
            page: {
              description: '列表与其他页面',
              invoke: {
                id: 'content',
                src: 'content',
                input: ({ context: { address } }) => ({ path: pathOf(address), query: address.query }),
              },
              on: {
                'rooms.renewed': { actions: 'readRoom' },
                'address.changed': {
                  guard: { type: 'isSamePage', params: ({ event }) => event },
                  actions: [{ type: 'storeAddress', params: ({ event }) => event }, 'readRoom'],
                },
              },
            },
            order: {
              description: '一个订单',
              invoke: {
                id: 'order',
                src: 'order',
                input: ({ context: { address } }) => ({ orderNo: address.no!, path: pathOf(address) }),
                onError: 'unreached',
              },
              on: { 'rooms.renewed': { actions: 'renewOrder' } },
            },
            unreached: { description: '订单的代码没有取到，页面自己会说；换一页再来就再取' },
            members: {
              description: '企业的同事，以及自己与同事分享的链接',
              invoke: [
                { id: 'members', src: 'members', input: ({ self }) => ({ parent: self }) },
                { id: 'ownLinks', src: 'ownLinks' },
              ],
            },
            invoices: { description: '发票列表与申请', invoke: { id: 'invoices', src: 'invoices' } },
            contracts: { description: '合同列表与订立', invoke: { id: 'contracts', src: 'contracts' } },
            account: { description: '账号资料与登录设备', invoke: { id: 'devices', src: 'devices' } },
          },
        },
        dialog: {
          description: '页面之上的窗口，一次一个',
          initial: 'closed',
          states: {
            closed: {
              description: '没有窗口',
              on: {
                'rooms.verify': 'verifying',
                'rooms.changePassword': 'changingPassword',
                'rooms.completeProfile': 'completingProfile',
                'rooms.openAddresses': 'keepingAddresses',
                'rooms.chooseNotices': 'choosingNotices',
                'rooms.subscribe': 'subscribing',
                'rooms.closeAccount': 'closingAccount',
                'members.changed': 'renewing',
              },
            },
            verifying: {
              description: '企业认证窗口打开',
              invoke: {
                id: 'verification',
                src: 'verification',
                onDone: 'renewing',
              },
            },
            changingPassword: {
              description: '修改密码窗口打开',
              invoke: {
                id: 'changePassword',
                src: 'changePassword',
                input: ({ context }) => ({ needsOldPassword: context.user.mayChangePasswordUntil === null }),
                onDone: 'closed',
              },
            },
            keepingAddresses: {
              description: '常用收发货人窗口打开',
              invoke: { id: 'addressBook', src: 'addressBook', onDone: 'closed' },
            },
            choosingNotices: {
              description: '通知设置窗口打开',
              invoke: { id: 'noticeChoices', src: 'noticeChoices', onDone: 'closed' },
            },
            subscribing: {
              description: '日历订阅窗口打开',
              invoke: { id: 'calendarFeed', src: 'calendarFeed', onDone: 'closed' },
            },
            closingAccount: {
              description: '导出与注销窗口打开',
              invoke: {
                id: 'closeAccount',
                src: 'closeAccount',
                input: ({ context }) => ({ needsPassword: context.user.mayChangePasswordUntil === null }),
                onDone: 'closed',
              },
            },
            completingProfile: {
              description: '完善资料窗口打开',
              invoke: {
                id: 'profile',
                src: 'profile',
                onDone: [
                  { guard: { type: 'isGoingToVerify', params: ({ event }) => event.output }, target: 'verifying' },
                  { target: 'renewing' },
                ],
              },
            },
            renewing: {
              description: '企业或认证可能变了：重新读取账号，页面留着',
              invoke: {
                id: 'loadUser',
                src: 'loadUser',
                onDone: [
                  {
                    guard: { type: 'isSignedIn', params: ({ event }) => ({ user: event.output }) },
                    target: 'closed',
                    actions: [
                      { type: 'storeUser', params: ({ event }) => ({ user: event.output }) },
                      'announceRenewed',
                      'readCounts',
                    ],
                  },
                  { target: '#centre-rooms.expired' },
                ],
                onError: { target: 'closed', description: '读不到就先用旧的' },
              },
            },
          },
        },
      },
    },
    expired: { description: '服务器不再认得这个人', type: 'final' },
  },
  output: { kind: 'expired' },
});

export type CentreRoomsRef = ActorRefFrom<typeof centreRoomsMachine>;
export type CentreRoomsSnapshot = SnapshotFrom<typeof centreRoomsMachine>;
