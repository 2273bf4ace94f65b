import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate';
import { FETCH_MINIMUM_MS, LOADING_DURATION_MS, LOADING_THROTTLE_MS } from '#domain/limits.ts';
import type { PageLoadingEvent } from './page-loading.types.ts';

export const pageLoadingMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as PageLoadingEvent, tags: {} as 'visible' },
  delays: {
    loadingThrottle: LOADING_THROTTLE_MS,
    skeletonMinimum: FETCH_MINIMUM_MS,
    loadingDuration: LOADING_DURATION_MS,
    barCompletion: 240,
  },
}).createMachine({
  id: 'page-loading',
  description: '换页时顶部的进度条',
  context: {},
  initial: 'idle',
  states: {
    idle: {
      description: '没有页面在加载',
      on: { 'loading.started': 'throttled' },
    },
    throttled: {
      description: '开始加载，200 毫秒内到达就什么也不显示',
      after: { loadingThrottle: 'showing' },
      on: { 'loading.finished': 'idle' },
    },
    showing: {
      description: '显示进度条，至少 200 毫秒',
      tags: 'visible',
      type: 'parallel',
      states: {
        minimum: {
          description: '最短显示时间',
          initial: 'running',
          states: {
            running: { description: '刚出现，不能马上消失', after: { skeletonMinimum: 'over' } },
            over: { description: '可以消失', type: 'final' },
          },
        },
        progress: {
          description: '进度',
          initial: 'filling',
          states: {
            filling: {
              description: '约 5 秒走满',
              after: { loadingDuration: 'full' },
              on: { 'loading.finished': 'arrived' },
            },
            full: { description: '已走满，页面仍未到达', on: { 'loading.finished': 'arrived' } },
            arrived: { description: '页面已到达', type: 'final' },
          },
        },
      },
      onDone: 'completing',
    },
    completing: {
      description: '进度条走到头后消失',
      tags: 'visible',
      after: { barCompletion: 'idle' },
      on: { 'loading.started': 'throttled' },
    },
  },
});

export type PageLoadingRef = ActorRefFrom<typeof pageLoadingMachine>;
export type PageLoadingSnapshot = SnapshotFrom<typeof pageLoadingMachine>;
