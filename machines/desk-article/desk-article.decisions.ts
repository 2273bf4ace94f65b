import { failing, type Read, storing } from './desk-article.edges.ts';
import { awardOf, recallOf, versionOf } from './desk-article.rules.ts';
import type { DeskArticleContext } from './desk-article.types.ts';

/** What is asked about before it is done: work is written over, what visitors see goes, what suppliers quoted is decided. */
export function decisions() {
  return {
    conflicting: {
      description: '别人先存了：说明是谁、何时，看他的或用我的盖过',
      on: {
        'theirs.take': { target: 'opening', actions: 'forgetTold' },
        'mine.keep': 'overwriting',
      },
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
        input: ({ context }: { context: DeskArticleContext }) => versionOf(context),
        onDone: { target: 'writing', actions: [...storing(), 'tellWithdrawn'] },
        onError: failing(),
      },
    },
    recalling: {
      description: '正在撤回排了期的改动，访客看到的不变',
      tags: 'acting',
      invoke: {
        id: 'recall',
        src: 'recall',
        input: ({ context }: { context: DeskArticleContext }) => recallOf(context),
        onDone: { target: 'writing', actions: [...storing(), 'tellRecalled'] },
        onError: failing(),
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
        input: ({ context }: { context: DeskArticleContext }) => awardOf(context),
        onDone: {
          target: 'writing',
          actions: [{ type: 'tellAwarded', params: ({ event }: { event: Read }) => event }, ...storing()],
        },
        onError: failing(),
      },
    },
  } as const;
}
