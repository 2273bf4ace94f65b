import { readingMachine } from '#machines/reading/index.ts';
import { userAgreementMachine } from '#machines/user-agreement/index.ts';
import { userAgreementCases } from '#machines/user-agreement/user-agreement.cases.ts';
import * as selectors from '#machines/user-agreement/user-agreement.select.ts';
import { journeys, rejected, resolved, toChild } from '../kit/journey.ts';

const read = (code: string) => resolved('reading', { kind: 'read', code });
const unread = resolved('reading', { kind: 'closed' });
const both = { texts: ['userAgreement', 'privacyNotice'] };
const agreement = { texts: ['userAgreement'] };
const notice = { texts: ['privacyNotice'] };
const noCompany = { serviceMail: null, servicePhone: null, company: null };
const contacts = { serviceMail: 'service@example.com', servicePhone: '400-000-1230', company: '化舟供应链' };
const open = (text: string, known = 'loading') => ({ open: { text, contacts: known } });
const completedReadings = (...codes: string[]) => codes.map((code) => ({ type: 'reading.completed', code }));
const closed = (texts: object, ...completed: string[]) => ({
  value: 'closed',
  status: 'done',
  context: { ...texts, ...noCompany, completed },
  output: { completed },
  emitted: completedReadings(...completed),
});
const readItself = [
  toChild('reading', 'reading.scrolled', { distanceToEnd: 3 }),
  toChild('reading/clock', 'clock.ticked', { now: 7_000 }),
  toChild('reading/clock', 'clock.ticked', { now: 17_000 }),
  toChild('reading', 'reading.confirm'),
];

const usual = {
  selectText: 'userAgreement',
  selectCompany: null,
  selectServicePhone: null,
  selectServiceMail: null,
  selectReading: 'reading',
};

journeys(userAgreementMachine, { ...userAgreementCases, selectors, usual }, [
  {
    title: '[2.21] of two texts that are outstanding the agreement comes first',
    input: { texts: ['privacyNotice', 'userAgreement'] },
    events: [],
    ends: {
      value: open('agreement'),
      context: { texts: ['privacyNotice', 'userAgreement'], ...noCompany, completed: [] },
      asked: { reading: [{ code: '1' }], loadContacts: [undefined] },
      emitted: [],
      can: [],
    },
  },
  {
    title: '[2.21] then the privacy notice, and whoever opened them hears of the first at once',
    input: both,
    events: [read('1'), rejected('loadContacts')],
    ends: {
      value: open('privacy', 'unknown'),
      context: { ...both, ...noCompany, completed: ['1'] },
      asked: { reading: [{ code: '1' }, { code: '2' }] },
      emitted: completedReadings('1'),
      can: [],
      shows: { selectText: 'privacyNotice' },
    },
  },
  {
    title: '[2.21] both confirmations are answered with',
    input: both,
    events: [read('1'), read('2')],
    ends: closed(both, '1', '2'),
  },
  {
    title: '[2.21] the first counts where the second is closed unread',
    input: both,
    events: [read('1'), unread],
    ends: closed(both, '1'),
  },
  {
    title: '[2.21] a text closed unread is no consent, and the second is not shown',
    input: both,
    events: [unread],
    ends: { ...closed(both), asked: { reading: [{ code: '1' }] } },
  },
  {
    title: '[2.20] asked for by itself, the privacy notice is the first text and the last',
    input: notice,
    events: [read('2')],
    ends: { ...closed(notice, '2'), asked: { reading: [{ code: '2' }] } },
  },
  {
    title: '[2.20] and no consent where it is closed unread',
    input: notice,
    events: [unread],
    ends: closed(notice),
  },
  {
    title: '[2.21] asked for by itself, the agreement leads on to nothing',
    input: agreement,
    events: [read('1')],
    ends: {
      ...closed(agreement, '1'),
      asked: { reading: [{ code: '1' }] },
      can: [],
      shows: { selectText: 'privacyNotice', selectReading: undefined },
    },
  },
  {
    title: '[2.21] whom a reader may ask is known once it was loaded',
    input: agreement,
    events: [resolved('loadContacts', contacts)],
    ends: {
      value: open('agreement', 'known'),
      context: { ...agreement, ...contacts, completed: [] },
      can: [],
      shows: {
        selectServiceMail: 'service@example.com',
        selectServicePhone: '400-000-1230',
        selectCompany: '化舟供应链',
      },
    },
  },
  {
    title: '[2.21] the texts themselves, both read',
    input: both,
    real: { reading: readingMachine },
    events: [...readItself, ...readItself],
    ends: closed(both, '1', '2'),
  },
  {
    title: '[2.21] the agreement alone, read for real',
    input: agreement,
    real: { reading: readingMachine },
    events: readItself,
    ends: closed(agreement, '1'),
  },
  {
    title: '[2.21] the privacy notice itself, closed unread',
    input: notice,
    real: { reading: readingMachine },
    events: [...readItself.slice(0, 3), toChild('reading', 'reading.close')],
    ends: closed(notice),
  },
  {
    title: '[2.21] the text itself, closed unread',
    input: both,
    real: { reading: readingMachine },
    events: [...readItself.slice(0, 3), toChild('reading', 'reading.close')],
    ends: closed(both),
  },
]);
