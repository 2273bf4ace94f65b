import type { MachineCases } from '../kit/cases.ts';
import { feedbackWords } from './feedback.words.ts';

export const feedbackCases: MachineCases = {
  words: feedbackWords,
  events: {
    'feedback.open': [{ type: 'feedback.open' }],
    'feedback.close': [{ type: 'feedback.close' }],
    'feedback.typed': [
      { type: 'feedback.typed', field: 'text', text: '截单时间希望能导出' },
      { type: 'feedback.typed', field: 'text', text: '好' },
      { type: 'feedback.typed', field: 'contact', text: 'wangke@example.com' },
    ],
    'feedback.submit': [{ type: 'feedback.submit' }],
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send', output: { leadNo: 'lead' } }],
    'xstate.error.actor.send': [{ type: 'xstate.error.actor.send', error: new Error('no answer') }],
  },
  delays: {},
};
