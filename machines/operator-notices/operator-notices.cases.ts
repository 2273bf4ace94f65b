import type { MachineCases } from '../kit/cases.ts';
import { firstPage, givenUp, lastPage } from './operator-notices.sample.ts';
import { operatorNoticesWords } from './operator-notices.words.ts';

const offline = new Error('没有网络');
const lost = (id: string) => [{ type: `xstate.error.actor.${id}`, error: offline }];

export const operatorNoticesCases: MachineCases = {
  words: operatorNoticesWords,
  events: {
    'state.chosen': [
      { type: 'state.chosen', state: 'waiting' },
      { type: 'state.chosen', state: 'sent' },
      { type: 'state.chosen', state: 'dead' },
    ],
    'list.more': [{ type: 'list.more' }],
    'list.renew': [{ type: 'list.renew' }],
    'notice.send': [
      { type: 'notice.send', id: givenUp.id },
      { type: 'notice.send', id: 'nothing' },
    ],
    'xstate.done.actor.firstPage': [firstPage, lastPage].map((output) => ({
      ...{ type: 'xstate.done.actor.firstPage', output },
    })),
    'xstate.error.actor.firstPage': lost('firstPage'),
    'xstate.done.actor.nextPage': [{ type: 'xstate.done.actor.nextPage', output: lastPage }],
    'xstate.error.actor.nextPage': lost('nextPage'),
    'xstate.done.actor.send': [{ type: 'xstate.done.actor.send', output: null }],
    'xstate.error.actor.send': lost('send'),
  },
  delays: {},
  key: ({ value, context: { state, list, sending } }) =>
    JSON.stringify([value, state, list?.next ?? null, list?.items.length, sending]),
};
