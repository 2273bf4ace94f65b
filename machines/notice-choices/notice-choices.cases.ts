import { INITIAL_CHOICES } from '#domain/notices/kinds.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { KnownChoices } from './notice-choices.types.ts';
import { noticeChoicesWords } from './notice-choices.words.ts';

const silent: KnownChoices = {
  choices: { ...INITIAL_CHOICES, enquiryAnswered: { sms: false, mail: true } },
  email: 'wangke@example.com',
};

const lost = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error('no answer') });

export const noticeChoicesCases: MachineCases = {
  words: noticeChoicesWords,
  events: {
    'notices.toggled': [
      { type: 'notices.toggled', kind: 'orderReceived', way: 'sms' },
      { type: 'notices.toggled', kind: 'orderAction', way: 'mail' },
    ],
    'notices.submit': [{ type: 'notices.submit' }],
    'notices.retry': [{ type: 'notices.retry' }],
    'notices.close': [{ type: 'notices.close' }],
    'xstate.done.actor.loadChoices': [
      { type: 'xstate.done.actor.loadChoices', output: { choices: INITIAL_CHOICES, email: null } },
      { type: 'xstate.done.actor.loadChoices', output: silent },
    ],
    'xstate.error.actor.loadChoices': [lost('loadChoices')],
    'xstate.done.actor.saveChoices': [{ type: 'xstate.done.actor.saveChoices', output: undefined }],
    'xstate.error.actor.saveChoices': [lost('saveChoices')],
  },
  delays: {},
};
