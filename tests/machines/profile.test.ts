import { profileMachine } from '#machines/profile/index.ts';
import { profileCases } from '#machines/profile/profile.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const empty = { name: '', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const base = { profile: empty, isEmailWrong: false, refusal: null, outcome: { kind: 'closed' } };
const loaded = resolved('loadProfile', empty);
const typed = (field: string, text: string) => event('profile.typed', { field, text });

journeys(profileMachine, profileCases, [
  {
    title: '[1.7b] nothing is required',
    events: [loaded, event('profile.submit')],
    ends: { value: 'saving', context: base },
  },
  {
    title: '[1.7b] an e-mail that is none is pointed at',
    events: [loaded, typed('email', 'wangke'), event('profile.submit')],
    ends: { value: 'editing', context: { ...base, profile: { ...empty, email: 'wangke' }, isEmailWrong: true } },
  },
  {
    title: '[1.7b] a profile that cannot be read may be asked for again',
    events: [rejected('loadProfile', new Error('读不到')), event('profile.retry')],
    ends: { value: 'loading', context: { ...base, refusal: '读不到' } },
  },
  {
    title: '[1.7b] later is always possible',
    events: [event('profile.close')],
    ends: { value: 'finished', status: 'done', context: base, output: { kind: 'closed' } },
  },
]);
