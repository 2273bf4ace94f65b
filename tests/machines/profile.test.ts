import { profileMachine } from '#machines/profile/index.ts';
import { profileCases } from '#machines/profile/profile.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const empty = { name: '', companyName: '', schoolName: '', enterpriseType: '', industry: '', email: '' };
const base = { profile: empty, knownCompany: '', isEmailWrong: false, refusal: null, outcome: { kind: 'closed' } };
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
    title: '[1.7b][1.9] a company that is named leads on to its verification',
    events: [
      loaded,
      typed('companyName', '上海某化工有限公司'),
      event('profile.submit'),
      resolved('saveProfile', { isUnverified: true }),
      event('profile.verify'),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, profile: { ...empty, companyName: '上海某化工有限公司' }, outcome: { kind: 'verify' } },
      output: { kind: 'verify' },
    },
  },
  {
    title: '[1.7b] or not now: the profile is saved all the same',
    events: [
      loaded,
      typed('companyName', '上海某化工有限公司'),
      event('profile.submit'),
      resolved('saveProfile', { isUnverified: true }),
      event('profile.close'),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, profile: { ...empty, companyName: '上海某化工有限公司' }, outcome: { kind: 'saved' } },
      output: { kind: 'saved' },
    },
  },
  {
    title: '[1.9b] an enterprise that has been verified, or waits for it, is led nowhere',
    events: [
      loaded,
      typed('companyName', '上海某化工有限公司'),
      event('profile.submit'),
      resolved('saveProfile', { isUnverified: false }),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: { ...base, profile: { ...empty, companyName: '上海某化工有限公司' }, outcome: { kind: 'saved' } },
      output: { kind: 'saved' },
    },
  },
  {
    title: '[1.7b] a company that was known already is not brought up again',
    events: [
      resolved('loadProfile', { ...empty, companyName: '上海某化工有限公司' }),
      event('profile.submit'),
      resolved('saveProfile', { isUnverified: true }),
    ],
    ends: {
      value: 'finished',
      status: 'done',
      context: {
        ...base,
        profile: { ...empty, companyName: '上海某化工有限公司' },
        knownCompany: '上海某化工有限公司',
        outcome: { kind: 'saved' },
      },
      output: { kind: 'saved' },
    },
  },
  {
    title: '[1.7b] later is always possible',
    events: [event('profile.close')],
    ends: { value: 'finished', status: 'done', context: base, output: { kind: 'closed' } },
  },
]);
