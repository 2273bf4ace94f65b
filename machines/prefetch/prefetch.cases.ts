import type { MachineCases } from '../kit/cases.ts';
import { prefetchWords } from './prefetch.words.ts';

const done = (id: string) => [{ type: `xstate.done.actor.${id}`, output: { bytes: 60_000 } }];
const failed = (id: string, message: string) => [{ type: `xstate.error.actor.${id}`, error: new Error(message) }];

const pages = ['home', 'notFound'];

export const prefetchCases: MachineCases = {
  words: prefetchWords,
  events: {
    'connection.changed': [true, false].map((savesData) => ({ type: 'connection.changed', savesData })),
    'link.seen': pages.map((page) => ({ type: 'link.seen', page })),
    'link.wanted': pages.map((page) => ({ type: 'link.wanted', page })),
    'xstate.done.actor.whenIdle': [{ type: 'xstate.done.actor.whenIdle' }],
    'xstate.error.actor.whenIdle': failed('whenIdle', 'never idle'),
    'xstate.done.actor.prefetchSeen': done('prefetchSeen'),
    'xstate.error.actor.prefetchSeen': failed('prefetchSeen', 'offline'),
    'xstate.done.actor.prefetchTouched': done('prefetchTouched'),
    'xstate.error.actor.prefetchTouched': failed('prefetchTouched', 'offline'),
  },
  delays: {},
  feeds: { 'connection.changed': 'connection', 'link.seen': 'links', 'link.wanted': 'links' },
};
