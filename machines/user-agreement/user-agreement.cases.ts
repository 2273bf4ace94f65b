import type { MachineCases } from '../kit/cases.ts';

export const userAgreementCases: MachineCases = {
  events: {
    'xstate.done.actor.reading': [
      { type: 'xstate.done.actor.reading', output: { kind: 'read', code: '1' } },
      { type: 'xstate.done.actor.reading', output: { kind: 'closed' } },
    ],
    'xstate.done.actor.loadServiceMail': [{ type: 'xstate.done.actor.loadServiceMail', output: 'service@example.com' }],
    'xstate.error.actor.loadServiceMail': [
      { type: 'xstate.error.actor.loadServiceMail', error: new Error('no answer') },
    ],
  },
  delays: {},
};
