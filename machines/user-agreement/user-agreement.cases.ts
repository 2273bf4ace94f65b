import type { MachineCases } from '../kit/cases.ts';
import type { UserAgreementInput } from './user-agreement.types.ts';
import { userAgreementWords } from './user-agreement.words.ts';

const bothTexts: UserAgreementInput = { texts: ['userAgreement', 'privacyNotice'] };

export const userAgreementCases: MachineCases = {
  words: userAgreementWords,
  input: bothTexts,
  otherInputs: [{ texts: ['userAgreement'] }, { texts: ['privacyNotice'] }],
  events: {
    'xstate.done.actor.reading': [
      { type: 'xstate.done.actor.reading', output: { kind: 'read', code: '1' } },
      { type: 'xstate.done.actor.reading', output: { kind: 'closed' } },
    ],
    'xstate.done.actor.loadContacts': [
      {
        type: 'xstate.done.actor.loadContacts',
        output: { serviceMail: 'service@example.com', servicePhone: '400-000-1230', company: '化舟供应链' },
      },
    ],
    'xstate.error.actor.loadContacts': [{ type: 'xstate.error.actor.loadContacts', error: new Error('no answer') }],
  },
  delays: {},
};
