import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { effect } from '../kit/effect.ts';
import { leave, leavingOf } from '../kit/leave.ts';
import { port } from '../kit/port.ts';
import {
  closed,
  isPictureDue,
  isVerdictComplete,
  isWaiting,
  untouched,
  verdictOf,
} from './operator-verification.rules.ts';
import type {
  LicenceRequest,
  OperatorVerificationContext,
  OperatorVerificationEvent,
  OperatorVerificationInput,
  Verdict,
  VerdictRequest,
  VerificationSheet,
} from './operator-verification.types.ts';

type Failure = { error: unknown };
type Loaded = { output: VerificationSheet };

export const operatorVerificationMachine = setup({
  types: {
    context: {} as OperatorVerificationContext,
    events: {} as OperatorVerificationEvent,
    input: {} as OperatorVerificationInput,
    tags: {} as 'acting',
  },
  actors: {
    readSheet: port<VerificationSheet, { id: string }>('operatorVerification.read'),
    readLicence: port<string | null, LicenceRequest>('operatorVerification.licence'),
    decide: port<unknown, VerdictRequest>('operatorVerification.decide'),
  },
  actions: {
    openVerification: assign((_, { id }: { id: string }) => ({ ...closed, id })),
    closeVerification: assign(closed),
    leave: leave(),
    storeSheet: assign((_, { output }: Loaded) => ({ sheet: output })),
    tellQueue: sendTo(
      ({ context }) => context.parent,
      (_, { output }: Loaded) => ({ type: 'verification.changed', row: output.row }),
    ),
    storePicture: assign((_, { output }: { output: string | null }) => ({ picture: output })),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message })),
    forgetRefusal: assign({ refusal: null }),
    chooseVerdict: assign((_, { verdict }: { verdict: Verdict }) => ({ verdict, refusal: null })),
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason, refusal: null })),
    tellDone: assign(({ context }) => ({ ...untouched, done: context.verdict })),
    forgetChoices: assign(untouched),
    freePicture: effect<{ picture: string | null }>(),
  },
  guards: {
    isPictureDue: ({ context }, { output }: Loaded) => isPictureDue(output, context.picture),
    isLicenceClosed: ({ context: { sheet, picture } }) => sheet?.licence != null && picture === null,
    isWaiting: ({ context }) => isWaiting(context),
    isRejecting: ({ context }) => context.verdict === 'REJECT',
    isVerdictComplete: ({ context }) => isVerdictComplete(context),
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-verification',
  description: '操作室里打开的一个企业认证：看执照，核对读到的与登记的，通过或驳回；别人先决定了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的认证',
      on: {
        'verification.open': { target: 'opening', actions: { type: 'openVerification', params: ({ event }) => event } },
      },
    },
    opening: {
      description: '读全部内容；同一个旧的先留着',
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isPictureDue', params: ({ event }) => event },
            target: 'readingLicence',
            actions: [
              { type: 'storeSheet', params: ({ event }) => event },
              { type: 'tellQueue', params: ({ event }) => event },
            ],
          },
          {
            target: 'open',
            actions: [
              { type: 'storeSheet', params: ({ event }) => event },
              { type: 'tellQueue', params: ({ event }) => event },
            ],
          },
        ],
        onError: { target: 'unread', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: { ...openEvents(), ...closeEvents() },
    },
    unread: {
      description: '没有读到，说明原因',
      on: {
        'verification.retry': { target: 'opening', actions: 'forgetRefusal' },
        ...openEvents(),
        ...closeEvents(),
      },
    },
    readingLicence: {
      description: '取执照：图片就地显示，其他的在外面打开',
      invoke: {
        id: 'readLicence',
        src: 'readLicence',
        input: ({ context: { id, sheet } }) => ({ id: id ?? '', name: sheet?.licence?.name ?? '' }),
        onDone: { target: 'open', actions: { type: 'storePicture', params: ({ event }) => event } },
        onError: { target: 'open', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: { ...openEvents(), ...closeEvents() },
    },
    open: {
      description: '核对，选通过或驳回',
      on: {
        ...openEvents(),
        ...closeEvents(),
        'licence.open': { guard: 'isLicenceClosed', target: 'readingLicence', actions: 'forgetRefusal' },
        'verdict.chosen': {
          guard: 'isWaiting',
          actions: { type: 'chooseVerdict', params: ({ event }) => event },
        },
        'reason.typed': { guard: 'isRejecting', actions: { type: 'storeReason', params: ({ event }) => event } },
        'verdict.submit': { guard: 'isVerdictComplete', target: 'deciding' },
      },
    },
    deciding: {
      description: '正在记下决定',
      tags: 'acting',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => verdictOf(context),
        onDone: { target: 'opening', actions: 'tellDone' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'opening',
            actions: ['forgetChoices', { type: 'storeRefusal', params: ({ event }) => event }],
            description: '别人先决定了，或代码已被占用：重新读',
          },
          { target: 'open', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** Revokes the object URL of a picture before another one replaces it. */
function freePictureAction() {
  return {
    type: 'freePicture',
    params: ({ context }: { context: OperatorVerificationContext }) => ({ picture: context.picture }),
  } as const;
}

function openEvents() {
  return {
    'verification.open': {
      target: '#operator-verification.opening',
      reenter: true,
      actions: [
        freePictureAction(),
        { type: 'openVerification', params: ({ event }: { event: { id: string } }) => event },
      ],
    },
  } as const;
}

function leaveAction() {
  return leavingOf(({ id }: OperatorVerificationContext) => id);
}

function closeEvents() {
  return {
    'verification.close': {
      target: '#operator-verification.closed',
      actions: [freePictureAction(), leaveAction(), 'closeVerification'],
    },
  } as const;
}

export type OperatorVerificationRef = ActorRefFrom<typeof operatorVerificationMachine>;
export type OperatorVerificationSnapshot = SnapshotFrom<typeof operatorVerificationMachine>;
