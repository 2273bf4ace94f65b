import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { TOAST_MS, TOASTS_MAX } from '#domain/limits.ts';
import type { ShownToast, Toast, ToastsContext, ToastsEvent } from './toasts.types.ts';

export const toastsMachine = setup({
  types: { context: {} as ToastsContext, events: {} as ToastsEvent },
  actions: {
    addToast: assign(({ context: { shown } }, { tone, text, title }: Toast) => {
      const toast = { tone, text, ...(title === undefined ? {} : { title }) };
      const others = shown.filter((one) => !isSame(one, toast) && !isUnderWay(one));
      return { shown: [...others, { ...toast, key: freeKey(others) }].slice(-TOASTS_MAX) };
    }),
    removeToast: assign(({ context: { shown } }, { key }: { key: string }) => ({
      shown: shown.filter((one) => one.key !== key),
    })),
    removeOldest: assign(({ context: { shown } }) => {
      const oldest = shown.find(isPassing);
      return { shown: shown.filter((one) => one !== oldest) };
    }),
  },
  guards: {
    isOldestUnderWay: ({ context }) => isUnderWay(context.shown.find(isPassing)),
    hasPassing: ({ context }) => context.shown.some(isPassing),
    isClosable: ({ context }, { key }: { key: string }) =>
      context.shown.some((one) => one.key === key && !isPassing(one)),
  },
  delays: { toastTime: TOAST_MS },
}).createMachine({
  id: 'toasts',
  description: '页面顶部的提示：短提示到时自动消失，带标题的通知要人关闭',
  context: { shown: [] },
  initial: 'quiet',
  states: {
    quiet: {
      description: '没有会自动消失的提示',
      on: {
        'toast.shown': { target: 'deciding', actions: { type: 'addToast', params: ({ event }) => event } },
        'toast.close': {
          guard: { type: 'isClosable', params: ({ event }) => event },
          actions: { type: 'removeToast', params: ({ event }) => event },
        },
        'region.entered': 'held',
      },
    },
    counting: {
      description: '到时间后最早的提示消失，其余的再等一轮',
      after: { toastTime: { target: 'deciding', actions: 'removeOldest' } },
      on: {
        'toast.shown': [
          {
            guard: 'isOldestUnderWay',
            target: 'deciding',
            actions: { type: 'addToast', params: ({ event }) => event },
            description: '正在进行的那条由结果代替，结果从头计时',
          },
          { actions: { type: 'addToast', params: ({ event }) => event } },
        ],
        'toast.close': {
          guard: { type: 'isClosable', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'removeToast', params: ({ event }) => event },
        },
        'region.entered': 'held',
      },
    },
    held: {
      description: '指针或焦点在提示上：谁也不消失，离开后重新计时',
      on: {
        'toast.shown': { actions: { type: 'addToast', params: ({ event }) => event } },
        'toast.close': {
          guard: { type: 'isClosable', params: ({ event }) => event },
          target: 'deciding',
          actions: { type: 'removeToast', params: ({ event }) => event },
          description: '关闭的那条连同焦点一起消失，不会再有离开的消息',
        },
        'region.left': 'deciding',
      },
    },
    deciding: {
      description: '还有会自动消失的提示吗',
      always: [{ guard: 'hasPassing', target: 'counting' }, { target: 'quiet' }],
    },
  },
});

const isPassing = (toast: Toast) => toast.title === undefined;

/** A pending toast ends when the next toast is shown. */
const isUnderWay = (toast: Toast | undefined) => toast?.tone === 'pending';

const isSame = (one: Toast, other: Toast) =>
  one.tone === other.tone && one.text === other.text && one.title === other.title;

/** Returns the smallest number that no visible toast uses as key. */
function freeKey(shown: readonly ShownToast[]): string {
  let key = 1;
  while (shown.some((one) => one.key === String(key))) key += 1;
  return String(key);
}

export type ToastsRef = ActorRefFrom<typeof toastsMachine>;
export type ToastsSnapshot = SnapshotFrom<typeof toastsMachine>;
