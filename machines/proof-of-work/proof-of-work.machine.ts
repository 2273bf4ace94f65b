import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { WORK_SLOW_MS, type WorkAnswer } from '#domain/proof-of-work.ts';
import { feed } from '../kit/port.ts';
import type {
  ProofOfWorkContext,
  ProofOfWorkEvent,
  ProofOfWorkInput,
  ProofOfWorkOutput,
  WorkProgressed,
} from './proof-of-work.types.ts';

export const proofOfWorkMachine = setup({
  types: {
    context: {} as ProofOfWorkContext,
    events: {} as ProofOfWorkEvent,
    input: {} as ProofOfWorkInput,
    output: {} as ProofOfWorkOutput,
  },
  actors: { solveWork: feed<ProofOfWorkEvent, ProofOfWorkInput>('proof-of-work.solve') },
  delays: { slow: WORK_SLOW_MS },
  actions: {
    storeProgress: assign((_, { share, secondsLeft }: WorkProgressed) => ({ share, secondsLeft })),
    storeAnswer: assign((_, { answer }: { answer: WorkAnswer }) => ({ outcome: { kind: 'solved', answer } })),
    startOver: assign({ share: 0, secondsLeft: null }),
  },
}).createMachine({
  id: 'proof-of-work',
  description: '设备安全计算：风险高时由浏览器算一会儿，算完自动继续，填的内容都在',
  context: ({ input }) => ({ ...input, share: 0, secondsLeft: null, outcome: { kind: 'closed' } }),
  initial: 'working',
  on: { 'work.close': '.finished' },
  states: {
    working: {
      description: '正在验证您的设备，显示进度和大约还要几秒',
      initial: 'brief',
      invoke: { id: 'solveWork', src: 'solveWork', input: ({ context }) => ({ challenge: context.challenge }) },
      on: {
        'work.progressed': { actions: { type: 'storeProgress', params: ({ event }) => event } },
        'work.solved': { target: 'finished', actions: { type: 'storeAnswer', params: ({ event }) => event } },
        'work.failed': 'impossible',
      },
      states: {
        brief: { description: '通常几秒就完', after: { slow: 'long' } },
        long: { description: '超过八秒：说明这台设备算得慢，开着窗口等就行' },
      },
    },
    impossible: {
      description: '浏览器算不了：说明换什么浏览器或走哪条路，可以再试',
      on: { 'work.retry': { target: 'working', actions: 'startOver' } },
    },
    finished: { description: '算完交出结果，或者人放弃了', type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

export type ProofOfWorkRef = ActorRefFrom<typeof proofOfWorkMachine>;
export type ProofOfWorkSnapshot = SnapshotFrom<typeof proofOfWorkMachine>;
