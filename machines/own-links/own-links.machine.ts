import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type { OwnLink, OwnLinksContext, OwnLinksEvent } from './own-links.types.ts';

export const ownLinksMachine = setup({
  types: {
    context: {} as OwnLinksContext,
    events: {} as OwnLinksEvent,
    tags: {} as 'listed' | 'open',
  },
  actors: {
    list: port<readonly OwnLink[]>('own-links.list'),
    revoke: port<unknown, { id: string }>('own-links.revoke'),
  },
  actions: {
    storeLinks: assign((_, { links }: { links: readonly OwnLink[] }) => ({ links })),
    storeRevoked: assign((_, { id }: { id: string }) => ({ revoked: id })),
    removeRevoked: assign(({ context: { links, revoked } }) => ({
      links: links.filter(({ id }) => id !== revoked),
      revoked: null,
    })),
    forgetRevoked: assign({ revoked: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    forgetFailure: assign({ failure: null }),
    forgetAll: assign({ links: [], revoked: null }),
  },
  guards: {
    isOfList: ({ context: { links } }, { id }: { id: string }) => links.some((link) => link.id === id),
  },
}).createMachine({
  id: 'own-links',
  description: '自己的分享链接：列出还有效的，收回之后别人就打不开',
  context: { links: [], revoked: null, failure: null },
  initial: 'closed',
  states: {
    closed: { description: '没有打开', on: { 'links.open': 'open' } },
    open: {
      description: '列表打开着',
      tags: 'open',
      initial: 'reading',
      on: { 'links.close': { target: 'closed', actions: 'forgetAll' } },
      states: {
        reading: {
          description: '正在读取',
          entry: 'forgetFailure',
          invoke: {
            id: 'list',
            src: 'list',
            onDone: {
              target: 'shown',
              actions: { type: 'storeLinks', params: ({ event }) => ({ links: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'storeFailure', params: ({ event }) => event } },
          },
        },
        unread: { description: '没有读到，可以重试', on: { 'links.retry': 'reading' } },
        shown: {
          description: '可以收回其中一个；没有收回的说明原因',
          tags: 'listed',
          on: {
            'links.revoke': {
              guard: { type: 'isOfList', params: ({ event }) => event },
              target: 'revoking',
              actions: { type: 'storeRevoked', params: ({ event }) => event },
            },
          },
        },
        revoking: {
          description: '正在收回',
          tags: 'listed',
          entry: 'forgetFailure',
          invoke: {
            id: 'revoke',
            src: 'revoke',
            input: ({ context }) => ({ id: context.revoked! }),
            onDone: { target: 'shown', actions: 'removeRevoked' },
            onError: {
              target: 'shown',
              actions: ['forgetRevoked', { type: 'storeFailure', params: ({ event }) => event }],
            },
          },
        },
      },
    },
  },
});

export type OwnLinksRef = ActorRefFrom<typeof ownLinksMachine>;
export type OwnLinksSnapshot = SnapshotFrom<typeof ownLinksMachine>;
