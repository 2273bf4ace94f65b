import { userAgreementMachine } from '#machines/user-agreement/index.ts';
import { userAgreementCases } from '#machines/user-agreement/user-agreement.cases.ts';
import { journeys, rejected, resolved } from '../kit/journey.ts';

const read = (code: string) => resolved('reading', { kind: 'read', code });
const both = { texts: ['userAgreement', 'privacyNotice'] };
const base = { ...both, completed: [], serviceMail: null, servicePhone: null, company: null };

journeys(userAgreementMachine, userAgreementCases, [
  {
    title: '[2.21] the agreement comes first, then the privacy notice',
    input: both,
    events: [read('1'), rejected('loadContacts')],
    ends: { value: { open: { text: 'privacy', contacts: 'unknown' } }, context: { ...base, completed: ['1'] } },
  },
  {
    title: '[2.21] both confirmations are answered with',
    input: both,
    events: [read('1'), read('2')],
    ends: {
      value: 'closed',
      status: 'done',
      context: { ...base, completed: ['1', '2'] },
      output: { completed: ['1', '2'] },
    },
  },
  {
    title: '[2.21] a text closed unread counts for nothing',
    input: both,
    events: [resolved('reading', { kind: 'closed' })],
    ends: { value: 'closed', status: 'done', context: base, output: { completed: [] } },
  },
  {
    title: '[2.20] asked for by itself, the privacy notice is the first text and the last',
    input: { texts: ['privacyNotice'] },
    events: [read('2')],
    ends: {
      value: 'closed',
      status: 'done',
      context: { ...base, texts: ['privacyNotice'], completed: ['2'] },
      output: { completed: ['2'] },
    },
  },
  {
    title: 'asked for by itself, the agreement leads on to nothing',
    input: { texts: ['userAgreement'] },
    events: [read('1')],
    ends: {
      value: 'closed',
      status: 'done',
      context: { ...base, texts: ['userAgreement'], completed: ['1'] },
      output: { completed: ['1'] },
    },
  },
]);
