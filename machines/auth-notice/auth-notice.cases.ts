import type { MachineCases } from '../kit/cases.ts';
import type { AuthNoticeInput } from './auth-notice.types.ts';
import { authNoticeWords } from './auth-notice.words.ts';

const input: AuthNoticeInput = { target: '/user-center/', isPassed: false };

export const authNoticeCases: MachineCases = {
  words: authNoticeWords,
  input,
  events: {
    'notice.go': [{ type: 'notice.go' }],
    'notice.followed': [{ type: 'notice.followed' }],
    'notice.cancel': [{ type: 'notice.cancel' }],
    'orders.wanted': [{ type: 'orders.wanted' }],
    'clock.ticked': [
      { type: 'clock.ticked', now: 1_000 },
      { type: 'clock.ticked', now: 3_000 },
      { type: 'clock.ticked', now: 8_000 },
    ],
    'xstate.done.actor.openTarget': [
      { type: 'xstate.done.actor.openTarget', output: { kind: 'opened' } },
      {
        type: 'xstate.done.actor.openTarget',
        output: { kind: 'blocked', address: '/user-center/?redirect=order' },
      },
    ],
    'xstate.error.actor.openTarget': [{ type: 'xstate.error.actor.openTarget', error: new Error('no answer') }],
    'xstate.done.actor.clearTarget': [{ type: 'xstate.done.actor.clearTarget' }],
    'xstate.error.actor.clearTarget': [{ type: 'xstate.error.actor.clearTarget', error: new Error('storage blocked') }],
  },
  delays: {},
  feeds: { 'clock.ticked': 'clock' },
};
