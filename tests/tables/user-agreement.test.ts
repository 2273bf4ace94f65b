import { userAgreementMachine } from '#machines/user-agreement/index.ts';
import { userAgreementCases } from '#machines/user-agreement/user-agreement.cases.ts';
import * as all from '#machines/user-agreement/user-agreement.select.ts';
import { rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const input = { texts: ['userAgreement', 'privacyNotice'] };
const open = (text: string, contacts: string) => ({ open: { text, contacts } });
const read = resolved('reading', { kind: 'read', code: '1' });

const usual = {
  selectText: 'userAgreement',
  selectCompany: null,
  selectServicePhone: null,
  selectServiceMail: null,
  selectReading: 'reading',
};

stateTable(userAgreementMachine, userAgreementCases, { all }, usual, [
  { title: '[2.21] the agreement', input, events: [], value: open('agreement', 'loading'), can: [] },
  {
    title: '[2.21] with whom to ask',
    input,
    events: [
      resolved('loadContacts', {
        serviceMail: 'service@example.com',
        servicePhone: '400-000-1230',
        company: '化舟供应链',
      }),
    ],
    value: open('agreement', 'known'),
    can: [],
    shows: {
      selectServiceMail: 'service@example.com',
      selectServicePhone: '400-000-1230',
      selectCompany: '化舟供应链',
    },
  },
  {
    title: '[2.21] the privacy notice, without',
    input,
    events: [read, rejected('loadContacts')],
    value: open('privacy', 'unknown'),
    can: [],
    shows: { selectText: 'privacyNotice' },
  },
  {
    title: '[2.21] gone',
    input: { texts: ['userAgreement'] },
    events: [read],
    value: 'closed',
    can: [],
    shows: { selectText: 'privacyNotice', selectReading: undefined },
  },
]);
