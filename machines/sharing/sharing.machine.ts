import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { SHARE_DAYS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type { MadeLink, Shared, SharingContext, SharingEvent } from './sharing.types.ts';

export const sharingMachine = setup({
  types: {
    context: {} as SharingContext,
    events: {} as SharingEvent,
    tags: {} as 'open' | 'made',
  },
  actors: {
    make: port<MadeLink, { shared: Shared | null; days: number }>('sharing.make'),
    copy: port<void, { text: string }>('sharing.copy'),
  },
  actions: {
    storeShared: assign((_, { shared }: { shared: Shared }) => ({ shared })),
    storeDays: assign((_, { days }: { days: number }) => ({ days })),
    storeLink: assign((_, { link }: { link: MadeLink }) => ({ link })),
    forgetLink: assign({ link: null }),
    forgetAll: assign({ shared: null, link: null }),
  },
}).createMachine({
  id: 'sharing',
  description: '分享：生成有期限的链接，复制或扫码带走',
  context: { shared: null, days: SHARE_DAYS, link: null },
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开',
      on: { 'share.open': { target: 'open', actions: { type: 'storeShared', params: ({ event }) => event } } },
    },
    open: {
      description: '分享窗口开着',
      tags: 'open',
      initial: 'making',
      on: {
        'share.close': { target: 'closed', actions: 'forgetAll' },
        'share.days': { target: '.making', actions: { type: 'storeDays', params: ({ event }) => event } },
      },
      states: {
        making: {
          description: '正在生成链接',
          entry: 'forgetLink',
          invoke: {
            id: 'make',
            src: 'make',
            input: ({ context: { shared, days } }) => ({ shared, days }),
            onDone: {
              target: 'made',
              actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output }) },
            },
            onError: 'failed',
          },
        },
        made: {
          description: '链接可以复制',
          tags: 'made',
          on: { 'share.copy': 'copying' },
        },
        copying: {
          description: '正在复制',
          tags: 'made',
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ text: context.link?.url ?? '' }),
            onDone: 'copied',
            onError: 'uncopied',
          },
        },
        copied: {
          description: '已复制，可以再复制',
          tags: 'made',
          on: { 'share.copy': 'copying' },
        },
        uncopied: {
          description: '浏览器不让复制：链接已选中，请自己复制',
          tags: 'made',
          on: { 'share.copy': 'copying' },
        },
        failed: {
          description: '没有生成，可以重试',
          on: { 'share.retry': 'making' },
        },
      },
    },
  },
});

export type SharingRef = ActorRefFrom<typeof sharingMachine>;
export type SharingSnapshot = SnapshotFrom<typeof sharingMachine>;
