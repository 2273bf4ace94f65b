import { type Failure, type Loaded, onFailure, storeActions } from './operator-article.edges.ts';
import { awardOf, certificateRequestOf, readOf, recallOf, versionOf } from './operator-article.rules.ts';
import type {
  AwardChoice,
  OperatorArticleContext,
  OperatorArticleEvent,
  QuotedLine,
} from './operator-article.types.ts';

/** States after a save conflict: accept the other operator's version, or overwrite it. */
export function conflictStates() {
  return {
    conflicting: {
      description: '别人先存了：说明是谁、何时，看他的或用我的盖过',
      on: {
        'theirs.take': { target: 'opening', actions: 'clearResult' },
        'mine.keep': 'overwriting',
      },
    },
    overwriting: {
      description: '读别人存下的那一版，我写的留在表单里，再存就盖过',
      tags: 'acting',
      invoke: {
        id: 'readTheirs',
        src: 'readArticle',
        input: ({ context }: { context: OperatorArticleContext }) => readOf(context),
        onDone: {
          target: 'writing',
          actions: { type: 'storeVersion', params: ({ event }: { event: Loaded }) => event },
        },
        onError: {
          target: 'conflicting',
          actions: { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event },
        },
      },
    },
  } as const;
}

/** Transitions for the quotes of suppliers. */
export const quoteTransitions = () =>
  ({
    'certificate.open': {
      guard: { type: 'isHandedIn', params: ({ event }: { event: QuotedLine }) => event },
      target: 'showing',
      actions: 'clearResult',
    },
    'award.ask': {
      guard: 'isDecidable',
      target: 'deciding',
      actions: { type: 'storeChoice', params: ({ event }: { event: AwardChoice }) => event },
    },
  }) as const;

/** States that open the certificate of a quote. */
export function certificateStates() {
  return {
    showing: {
      description: '取一份报价的质检报告，打开来看',
      tags: 'acting',
      invoke: {
        id: 'readCertificate',
        src: 'readCertificate',
        input: ({ context, event }: { context: OperatorArticleContext; event: OperatorArticleEvent }) =>
          certificateRequestOf(context, event),
        onDone: 'writing',
        onError: {
          target: 'writing',
          actions: { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event },
        },
      },
    },
  } as const;
}

/** States that wait for a confirmation: discarding edits, withdrawing the article, deciding the quotes. */
export function decisionStates() {
  return {
    leaving: {
      description: '有没存的改动：请人选留下还是放弃',
      on: { 'leave.keep': { target: 'writing', actions: 'forgetNext' }, 'leave.confirm': 'going' },
    },
    asking: {
      description: '说明撤下后访客看不到，请人确认',
      on: { 'withdraw.keep': 'writing', 'withdraw.confirm': 'withdrawing' },
    },
    withdrawing: {
      description: '正在撤下',
      tags: 'acting',
      invoke: {
        id: 'withdraw',
        src: 'withdraw',
        input: ({ context }: { context: OperatorArticleContext }) => versionOf(context),
        onDone: { target: 'writing', actions: [...storeActions(), 'tellWithdrawn'] },
        onError: onFailure(),
      },
    },
    recalling: {
      description: '正在撤回排了期的改动，访客看到的不变',
      tags: 'acting',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }: { context: OperatorArticleContext }) => recallOf(context),
        onDone: { target: 'writing', actions: [...storeActions(), 'tellRecalled'] },
        onError: onFailure(),
      },
    },
    deciding: {
      description: '说明定了不能改，每家供应商都会收到结果，请人确认',
      on: {
        'award.keep': { target: 'writing', actions: 'forgetChoice' },
        'award.confirm': 'awarding',
      },
    },
    awarding: {
      description: '正在定标',
      tags: 'acting',
      exit: 'forgetChoice',
      invoke: {
        id: 'award',
        src: 'award',
        input: ({ context }: { context: OperatorArticleContext }) => awardOf(context),
        onDone: {
          target: 'writing',
          actions: [{ type: 'tellAwarded', params: ({ event }: { event: Loaded }) => event }, ...storeActions()],
        },
        onError: onFailure(),
      },
    },
  } as const;
}
