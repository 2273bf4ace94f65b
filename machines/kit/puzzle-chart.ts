import { assign } from 'xstate';
import type { ClockInput, ClockTicked } from './clock.ts';
import { feed } from './port.ts';
import type { ChallengeAnswer, CheckAnswer, PuzzleNotice, PuzzleOutput } from './puzzle.ts';

export interface PuzzleContext<Challenge> extends PuzzleNotice {
  /** Whether the puzzle has a dialog of its own, which stays open half a second longer. */
  pop: boolean;
  /** Empty before the first puzzle; the last one stays until the next is loaded or fails to load. */
  challenge: Challenge;
  /** The output if the captcha ended now. */
  outcome: PuzzleOutput;
}

export type PuzzleEvent =
  | { type: 'captcha.refresh' }
  | { type: 'captcha.close' }
  | { type: 'connection.restored' }
  | ClockTicked;

interface Done<Output> {
  event: { output: Output };
}

type Unlimited = Pick<PuzzleContext<unknown>, 'limit' | 'outcome' | 'renewed'>;

export const unlimited: Unlimited = {
  renewed: false,
  limit: { reason: 'requests', until: 0, now: 0 },
  outcome: { kind: 'closed' },
};

const unavailable = {
  description: '取图失败：可以重试，网络恢复时自动重试',
  entry: 'clearPuzzle',
  invoke: { id: 'connection', src: 'connection' },
  on: { 'captcha.refresh': 'loading', 'connection.restored': 'loading' },
} as const;

/** States that both puzzles share: loading a picture, waiting for a rate limit, closing after success. */
export function puzzleChart<Context extends PuzzleContext<unknown>, Event extends { type: string }>() {
  type Loaded = ChallengeAnswer<Context['challenge']>;
  type Change = Partial<PuzzleContext<Context['challenge']>>;
  const store = <Params>(change: (params: Params, context: Context) => Change) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) => change(params, context) as Partial<Context>);
  const loaded = { params: ({ event }: Done<Loaded>) => event.output };

  return {
    actors: {
      clock: feed<ClockTicked, ClockInput>('clock'),
      connection: feed<{ type: 'connection.restored' }>('connection'),
    },
    actions: {
      storeLoaded: store((params: Loaded) => {
        if (params.kind === 'challenge') return { challenge: params.challenge };
        if (params.kind === 'refused') return { message: params.message };
        const { reason, until, now } = params;
        return { limit: { reason, until, now } };
      }),
      storeNow: store(({ now }: { now: number }, { limit }) => ({ limit: { ...limit, now } })),
      markRenewed: store(() => ({ renewed: true })),
      clearRenewed: store(() => ({ renewed: false })),
      storeSolved: store((params: CheckAnswer) =>
        params.kind === 'correct' ? { outcome: { kind: 'solved', verification: params.verification } } : {},
      ),
    },
    guards: {
      isLimited: (_: unknown, params: Loaded) => params.kind === 'limited',
      isRefused: (_: unknown, params: Loaded) => params.kind === 'refused',
      isCorrect: (_: unknown, params: CheckAnswer) => params.kind === 'correct',
      isPop: ({ context }: { context: Context }) => context.pop,
      isWaitOver: ({ context }: { context: Context }, params: { now: number }) => params.now >= context.limit.until,
    },
    states: {
      loadingInto: <const Target extends string>(target: Target) =>
        ({
          entry: 'resetPuzzle',
          invoke: {
            id: 'loadPuzzle',
            src: 'loadPuzzle',
            onDone: [
              {
                guard: { type: 'isLimited', ...loaded },
                target: 'limited',
                actions: { type: 'storeLoaded', ...loaded },
              },
              {
                guard: { type: 'isRefused', ...loaded },
                target: 'unavailable',
                actions: { type: 'storeLoaded', ...loaded },
              },
              { target, actions: { type: 'storeLoaded', ...loaded } },
            ],
            onError: 'unavailable',
          },
        }) as const,
      unavailable,
      limited: {
        description: '请求或失败次数过多：显示还要等多久，到时自动重取',
        entry: 'clearPuzzle',
        invoke: {
          id: 'clock',
          src: 'clock',
          input: ({ context }: { context: Context }) => ({ endsAt: context.limit.until }),
        },
        on: {
          'clock.ticked': [
            {
              guard: { type: 'isWaitOver', params: ({ event }: { event: ClockTicked }) => event },
              target: 'loading',
            },
            { actions: { type: 'storeNow', params: ({ event }: { event: ClockTicked }) => event } },
          ],
        },
      },
      succeeded: { after: { successClose: [{ guard: 'isPop', target: 'lingering' }, { target: 'finished' }] } },
      lingering: { description: '弹出框再停留半秒', after: { popExtra: 'finished' } },
      finished: { description: '验证结束，把结果交给打开它的一方', type: 'final' },
    },
  } as const;
}
