import type { MachineCases } from '../kit/cases.ts';
import { prefetchWords } from './prefetch.words.ts';

export const prefetchCases: MachineCases = {
  words: prefetchWords,
  events: {
    'connection.changed': [true, false].map((savesData) => ({ type: 'connection.changed', savesData })),
    'link.seen': ['home', 'notFound'].map((page) => ({ type: 'link.seen', page })),
    'xstate.done.actor.whenIdle': [{ type: 'xstate.done.actor.whenIdle' }],
    'xstate.error.actor.whenIdle': [{ type: 'xstate.error.actor.whenIdle', error: new Error('never idle') }],
    'xstate.done.actor.fetchPages': [{ type: 'xstate.done.actor.fetchPages' }],
    'xstate.error.actor.fetchPages': [{ type: 'xstate.error.actor.fetchPages', error: new Error('offline') }],
  },
  delays: {},
  feeds: { 'connection.changed': 'connection', 'link.seen': 'linksInView' },
};
