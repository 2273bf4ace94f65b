import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type { DevicesAnswer, DevicesContext, DevicesEvent, Ending } from './devices.types.ts';

export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    tags: {} as 'listed',
  },
  actors: {
    list: port<DevicesAnswer>('devices.list'),
    end: port<unknown, { ending: Ending }>('devices.end'),
  },
  actions: {
    storeDevices: assign((_, { output }: { output: DevicesAnswer }) => output),
    storeOne: assign((_, { sessionId }: { sessionId: string }) => ({ ending: { sessionId } })),
    storeOthers: assign({ ending: { others: true } }),
    forgetEnding: assign({ ending: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isElsewhere: ({ context: { devices } }, { sessionId }: { sessionId: string }) =>
      devices.some((device) => device.sessionId === sessionId && !device.isCurrent),
    areElsewhere: ({ context: { devices } }) => devices.some(({ isCurrent }) => !isCurrent),
  },
}).createMachine({
  id: 'devices',
  description:
    '登录设备：列出还登录着的，结束其中一个或其他全部；近 30 天有谁试过密码、哪些浏览器第一次登录；这台设备用退出登录',
  context: { devices: [], history: { attempts: [], browsers: [] }, ending: null, failure: null },
  initial: 'reading',
  states: {
    reading: {
      description: '正在读取',
      invoke: {
        id: 'list',
        src: 'list',
        onDone: {
          target: 'shown',
          actions: { type: 'storeDevices', params: ({ event }) => event },
        },
        onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      description: '没有读到，可以重试',
      on: { 'devices.retry': { target: 'reading', actions: 'forgetFailure' } },
    },
    shown: {
      description: '可以结束别处的登录',
      tags: 'listed',
      on: {
        'devices.end': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'asking',
          actions: { type: 'storeOne', params: ({ event }) => event },
        },
        'devices.endOthers': { guard: 'areElsewhere', target: 'asking', actions: 'storeOthers' },
        'devices.renew': { target: 'renewing', actions: 'forgetFailure' },
      },
    },
    asking: {
      description: '说明后果，确认才结束',
      tags: 'listed',
      entry: 'forgetFailure',
      on: {
        'devices.confirm': 'ending',
        'devices.cancel': { target: 'shown', actions: 'forgetEnding' },
      },
    },
    ending: {
      description: '正在结束',
      tags: 'listed',
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ ending: context.ending! }),
        onDone: { target: 'renewing', actions: 'forgetEnding' },
        onError: {
          target: 'shown',
          actions: ['forgetEnding', { type: 'storeFailure', params: ({ event }) => event }],
        },
      },
    },
    renewing: {
      description: '重新读取，原来的列表留着',
      tags: 'listed',
      invoke: {
        id: 'renew',
        src: 'list',
        onDone: {
          target: 'shown',
          actions: { type: 'storeDevices', params: ({ event }) => event },
        },
        onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type DevicesRef = ActorRefFrom<typeof devicesMachine>;
export type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>;
