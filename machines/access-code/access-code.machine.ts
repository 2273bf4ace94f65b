import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { isAccessCode } from '#domain/enquiry/access-code.ts';
import { type Failure, toFailure } from '#domain/failure.ts';
import { cleanCode } from '#domain/text.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import type { AccessCodeContext, AccessCodeEvent, AccessCodeInput, TryCode } from './access-code.types.ts';

const secondsOf = (failure: Failure): number => (failure.kind === 'refused' ? (failure.retryAfter ?? 0) : 0);

export const accessCodeMachine = setup({
  types: {
    context: {} as AccessCodeContext,
    events: {} as AccessCodeEvent,
    input: {} as AccessCodeInput,
    tags: {} as 'busy',
  },
  actors: {
    open: port<unknown, TryCode>('access-code.open'),
    pause: port<void, { seconds: number }>('access-code.pause'),
  },
  actions: {
    storeTyped: assign((_, { code }: { code: string }) => ({ code, isIncomplete: false, failure: null })),
    tellIncomplete: assign({ isIncomplete: true }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    storeWait: assign((_, { error }: { error: unknown }) => ({ seconds: secondsOf(toFailure(error)), failure: null })),
    /** Clears the code after it was accepted: an unlocked page does not need it. */
    wipe: assign({ code: '' }),
    /** Reloads the post, which is now unlocked. */
    reread: effect(),
  },
  guards: {
    isWhole: ({ context }) => isAccessCode(cleanCode(context.code)),
    isLimited: (_, { error }: { error: unknown }) => secondsOf(toFailure(error)) > 0,
  },
}).createMachine({
  id: 'access-code',
  description: '提取码：输入六位字母数字打开采购单；试错多了须等待，到时自动恢复',
  context: ({ input }) => ({ ...input, code: '', isIncomplete: false, failure: null, seconds: 0 }),
  initial: 'entering',
  states: {
    entering: {
      description: '等人输入提取码',
      on: {
        'code.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'code.submit': [
          { guard: 'isWhole', target: 'checking' },
          { actions: 'tellIncomplete', description: '不是六位字母数字，指出来' },
        ],
      },
    },
    checking: {
      description: '请服务器核对',
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { postId, code } }) => ({ postId, code: cleanCode(code) }),
        onDone: { target: 'opened', actions: ['wipe', 'reread'] },
        onError: [
          {
            guard: { type: 'isLimited', params: ({ event }) => event },
            target: 'waiting',
            actions: { type: 'storeWait', params: ({ event }) => event },
          },
          {
            target: 'entering',
            actions: { type: 'storeFailure', params: ({ event }) => event },
            description: '不对或没有送到：说明原因，可以再试',
          },
        ],
      },
    },
    waiting: {
      description: '试错太多：到服务器说的时间再试',
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context: { seconds } }) => ({ seconds }),
        onDone: 'entering',
      },
    },
    opened: {
      description: '对了，页面去读采购单；过了期再来要重新输入',
      on: { 'code.typed': { target: 'entering', actions: { type: 'storeTyped', params: ({ event }) => event } } },
    },
  },
});

export type AccessCodeRef = ActorRefFrom<typeof accessCodeMachine>;
export type AccessCodeSnapshot = SnapshotFrom<typeof accessCodeMachine>;
