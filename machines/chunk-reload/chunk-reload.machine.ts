import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { RELOAD_GUARD_MS } from '#domain/limits.ts';
import { feed, port } from '../kit/port.ts';
import type { ChunkReloadContext, ChunkReloadEvent, ReloadGuard } from './chunk-reload.types.ts';

export const chunkReloadMachine = setup({
  types: {
    context: {} as ChunkReloadContext,
    events: {} as ChunkReloadEvent,
    tags: {} as 'busy' | 'blocking',
  },
  actors: {
    chunkFailures: feed<ChunkReloadEvent>('chunk.failures'),
    readGuard: port<ReloadGuard>('chunk.readGuard'),
    writeGuard: port<void, { reloadAt: number }>('chunk.writeGuard'),
    reloadPage: port<void>('chunk.reloadPage'),
  },
  actions: {
    storeReloadTime: assign((_, params: { now: number }) => ({ reloadAt: params.now })),
  },
  guards: {
    isReloadDue: (_, params: ReloadGuard) =>
      params.lastReloadAt === null || params.now - params.lastReloadAt >= RELOAD_GUARD_MS,
  },
  delays: { reloadFallback: 5_000 },
}).createMachine({
  id: 'chunk-reload',
  description: '页面的一部分加载失败时的自动恢复',
  context: { reloadAt: 0 },
  initial: 'idle',
  invoke: { id: 'chunkFailures', src: 'chunkFailures' },
  states: {
    idle: {
      description: '没有加载失败，什么也不显示',
      on: { 'chunk.failed': 'deciding' },
    },
    deciding: {
      description: '加载失败：查看 60 秒内是否已自动刷新过',
      tags: 'busy',
      invoke: {
        id: 'readGuard',
        src: 'readGuard',
        onDone: [
          {
            guard: { type: 'isReloadDue', params: ({ event }) => event.output },
            target: 'marking',
            actions: { type: 'storeReloadTime', params: ({ event }) => event.output },
          },
          { target: 'failed', description: '刚刚刷新过，再刷新也没有用' },
        ],
        onError: { target: 'failed', description: '存储不可用：记不住刷新过，就绝不自动刷新' },
      },
    },
    marking: {
      description: '先记下刷新时间，记住了才刷新',
      tags: 'busy',
      invoke: {
        id: 'writeGuard',
        src: 'writeGuard',
        input: ({ context }) => ({ reloadAt: context.reloadAt }),
        onDone: 'reloading',
        onError: { target: 'failed', description: '存储已满或被禁用：不自动刷新' },
      },
    },
    reloading: {
      description: '正在重新加载整个页面',
      tags: 'busy',
      invoke: { id: 'reloadPage', src: 'reloadPage', onError: 'failed' },
      after: { reloadFallback: 'failed' },
    },
    failed: {
      description: '显示错误页和重新加载按钮',
      tags: 'blocking',
      on: { 'chunk.retry': 'reloading', 'chunk.failed': 'deciding' },
    },
  },
});

export type ChunkReloadRef = ActorRefFrom<typeof chunkReloadMachine>;
export type ChunkReloadSnapshot = SnapshotFrom<typeof chunkReloadMachine>;
