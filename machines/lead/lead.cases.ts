import type { MachineCases } from '../kit/cases.ts';
import { leadWords } from './lead.words.ts';

export const leadCases: MachineCases = {
  words: leadWords,
  events: {
    'lead.edit': [
      {
        type: 'lead.edit',
        change: { contact: '王科', phone: '12000000001', lanes: '上海到鹿特丹', dgClasses: ['3', '8'] },
      },
      { type: 'lead.edit', change: { phone: '12' } },
    ],
    'lead.submit': [{ type: 'lead.submit' }],
    'lead.again': [{ type: 'lead.again' }],
    'xstate.done.actor.makeKey': [{ type: 'xstate.done.actor.makeKey', output: 'lead-key-one' }],
    'xstate.error.actor.makeKey': [{ type: 'xstate.error.actor.makeKey', error: new Error('no chance') }],
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send', output: { leadNo: 'lead' } }],
    'xstate.error.actor.send': [{ type: 'xstate.error.actor.send', error: new Error('no answer') }],
  },
  delays: {},
};
