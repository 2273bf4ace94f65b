import type { MachineCases } from '../kit/cases.ts';
import { resourceWords } from './resource.words.ts';

const found = { outcome: 'found', content: 'rows' };
const missing = { outcome: 'missing' };

const answers = (id: string) => ({
  [`xstate.done.actor.${id}`]: [
    { type: `xstate.done.actor.${id}`, output: found },
    { type: `xstate.done.actor.${id}`, output: missing },
  ],
  [`xstate.error.actor.${id}`]: [{ type: `xstate.error.actor.${id}`, error: new Error('no answer') }],
});

export const resourceCases: MachineCases = {
  words: resourceWords,
  input: { path: '/news', query: '' },
  events: {
    'resource.asked': [{ type: 'resource.asked', path: '/news', query: '?page=2' }],
    'page.opened': [{ type: 'page.opened', path: '/news', query: '' }],
    'page.asked': [{ type: 'page.asked', path: '/news', query: '?page=2' }],
    'resource.retry': [{ type: 'resource.retry' }],
    ...answers('read'),
    ...answers('reread'),
  },
  delays: { loadingThrottle: 200, skeletonMinimum: 200 },
};
