import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import { type RecordId, recordSheet } from '../kit/record-sheet.ts';
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

type Loaded = { output: VerificationSheet };

const record = recordSheet<OperatorVerificationContext, OperatorVerificationEvent, 'verification'>('verification', {
  closed,
});

const shared = record.states(freePictureAction());

export const operatorVerificationMachine = setup({
  types: {
    context: {} as OperatorVerificationContext,
    events: {} as OperatorVerificationEvent,
    input: {} as OperatorVerificationInput,
    tags: {} as 'acting',
  },
  actors: {
    readSheet: port<VerificationSheet, RecordId>('operatorVerification.read'),
    readLicence: port<string | null, LicenceRequest>('operatorVerification.licence'),
    decide: port<unknown, VerdictRequest>('operatorVerification.decide'),
  },
  actions: {
    ...record.actions,
    storePicture: assign((_, { output }: { output: string | null }) => ({ picture: output })),
    chooseVerdict: assign((_, { verdict }: { verdict: Verdict }) => ({ verdict, refusal: null })),
    storeReason: assign((_, { reason }: { reason: string }) => ({ reason, refusal: null })),
    tellDone: assign(({ context }) => ({ ...untouched, done: context.verdict })),
    forgetChoices: assign(untouched),
    freePicture: effect<{ picture: string | null }>(),
  },
  guards: {
    ...record.guards,
    isPictureDue: ({ context }, { output }: Loaded) => isPictureDue(output, context.picture),
    isLicenceClosed: ({ context: { sheet, picture } }) => sheet?.licence != null && picture === null,
    isWaiting: ({ context }) => isWaiting(context),
    isRejecting: ({ context }) => context.verdict === 'REJECT',
    isVerdictComplete: ({ context }) => isVerdictComplete(context),
  },
}).createMachine({
  id: 'operator-verification',
  description: '操作室里打开的一个企业认证：看执照，核对读到的与登记的，通过或驳回；别人先决定了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    ...shared,
    opening: {
      ...shared.opening,
      invoke: {
        ...shared.opening.invoke,
        onDone: [
          {
            guard: { type: 'isPictureDue', params: ({ event }: { event: Loaded }) => event },
            target: 'readingLicence',
            actions: record.loaded,
          },
          shared.opening.invoke.onDone,
        ],
      },
    },
    readingLicence: {
      description: '取执照：图片就地显示，其他的在外面打开',
      invoke: {
        id: 'readLicence',
        src: 'readLicence',
        input: ({ context: { id, sheet } }) => ({ id: id ?? '', name: sheet?.licence?.name ?? '' }),
        onDone: { target: 'open', actions: { type: 'storePicture', params: ({ event }) => event } },
        onError: { target: 'open', actions: record.refused },
      },
      on: record.exits(freePictureAction()),
    },
    open: {
      description: '核对，选通过或驳回',
      on: {
        ...record.exits(freePictureAction()),
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
        onError: record.failed('open', '别人先决定了，或代码已被占用：重新读', 'forgetChoices'),
      },
    },
  },
});

export type OperatorVerificationRef = ActorRefFrom<typeof operatorVerificationMachine>;
export type OperatorVerificationSnapshot = SnapshotFrom<typeof operatorVerificationMachine>;

/** Revokes the object URL of a picture before another one replaces it. */
function freePictureAction() {
  return {
    type: 'freePicture',
    params: ({ context }: { context: OperatorVerificationContext }) => ({ picture: context.picture }),
  } as const;
}
